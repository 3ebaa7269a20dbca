" The layout of `scenec fmt`: four spaces a level.
if exists('b:did_indent')
  finish
endif
let b:did_indent = 1

setlocal indentexpr=scene#indent(v:lnum)
setlocal indentkeys=0{,0},0),o,O,!^F
setlocal autoindent

let b:undo_indent = 'setlocal indentexpr< indentkeys< autoindent<'

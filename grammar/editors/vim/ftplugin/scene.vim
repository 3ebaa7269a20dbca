" Comments, indentation, :make and gq for scenes.
if exists('b:did_ftplugin')
  finish
endif
let b:did_ftplugin = 1

let s:save_cpo = &cpo
set cpo&vim

setlocal comments=:// commentstring=//\ %s
setlocal formatoptions-=t formatoptions+=croql
setlocal expandtab shiftwidth=4 softtabstop=4
setlocal suffixesadd=.scene
" gq formats the whole file. formatprg would replace a text with errors by the message.
setlocal formatexpr=scene#format()
compiler scenec

let b:undo_ftplugin = 'setlocal comments< commentstring< formatoptions< expandtab< shiftwidth< softtabstop<'
    \ .. ' suffixesadd< formatexpr< makeprg< errorformat< | unlet! b:current_compiler'

let &cpo = s:save_cpo
unlet s:save_cpo

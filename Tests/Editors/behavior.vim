" Tries what the Vim folder does besides colors. `scenec` is in PATH, $SCENE_VIM is the folder, $FORMATTED names a file
" with the paths of formatted scenes. Messages about what failed go to $WORK/vim-failures.
set encoding=utf-8 nomodeline noswapfile hidden nomore
let s:pack = $WORK .. '/site/pack/scenec/opt'
call mkdir(s:pack, 'p')
call system('ln -sfn ' .. shellescape($SCENE_VIM) .. ' ' .. shellescape(s:pack .. '/scene'))
let &packpath = $WORK .. '/site'
filetype plugin indent on
syntax on
packadd scene

" Returns the lines of a new buffer after `edit`.
function s:after(lines, edit) abort
  execute 'edit!' fnameescape($WORK .. '/edited.scene')
  call deletebufline('%', 1, '$')
  call setline(1, a:lines)
  silent! execute a:edit
  return getline(1, '$')
endfunction

" Detection, comments and undoing the settings.
call s:after([], '')
call assert_equal('scene', &filetype)
call assert_equal('// %s', &commentstring)
call assert_equal([4, 1], [&shiftwidth, &expandtab])
call assert_equal(['// one', '// two'], s:after([], "normal! i// one\<CR>two"))
set filetype=
call assert_equal(['', ''], [&l:formatexpr, &l:indentexpr])

" gq formats the file, and leaves a file with errors alone.
let s:unformatted = ['scene Main 10x10 {', 'view   A fill', '', '', 'expect hit 1,1->A', '}']
let s:formatted = ['scene Main 10x10 {', '    view A fill', '', '    expect hit 1,1 -> A', '}']
call assert_equal(s:formatted, s:after(s:unformatted, 'normal! ggVGgq'))
call assert_equal(s:formatted, s:after(s:formatted, 'normal! 2Ggqq'))
call assert_equal(['scene Main {', 'view (   A'], s:after(['scene Main {', 'view (   A'], 'normal! ggVGgq'))

" :make fills the quickfix list.
call s:after(['scene Main 100x100 {', '    label é "é" fill', '    buton A fill', '    button Small size 9x9', '}'], 'write')
silent! make!
let s:errors = filter(getqflist(), 'v:val.valid && bufname(v:val.bufnr) =~# "edited.scene$"')
call assert_equal([[2, 'e'], [3, 'e']], map(s:errors, '[v:val.lnum, v:val.type]'))
call assert_match('unknown kind of view `buton` \[unknown-kind\]$', getqflist()[-1].text)
call s:after(['scene Main 100x100 {', '    button Small size 9x9', '}'], 'write')
silent! make!
call assert_equal([['w', 2, 5]], map(filter(getqflist(), 'v:val.valid'), '[v:val.type, v:val.lnum, v:val.col]'))

" Typing and = indent as `scenec fmt` does.
call assert_equal(s:formatted, s:after([], "normal! iscene Main 10x10 {\<CR>view A fill\<CR>\<CR>expect hit 1,1 -> A\<CR>}"))
for s:path in readfile($FORMATTED)
  let s:lines = readfile(s:path)
  let s:flat = map(copy(s:lines), 'substitute(v:val, "^\\s*", "", "")')
  call assert_equal(s:lines, s:after(s:flat, 'normal! gg=G'), s:path)
endfor

call writefile(v:errors, $WORK .. '/vim-failures')
qall!

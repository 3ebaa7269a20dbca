" Writes the syntax group of every character of the files in $WORK/vim-files to $WORK/vim-groups, as JSON.
set encoding=utf-8 fileencodings=utf-8 fileformats=unix nomodeline noswapfile
let &runtimepath = $SCENE_VIM .. ',' .. $VIMRUNTIME
filetype plugin on
syntax on
let s:files = []
for s:path in readfile($WORK .. '/vim-files')
  execute 'edit!' fnameescape(s:path)
  let s:lines = []
  for s:number in range(1, line('$'))
    let s:groups = []
    let s:column = 1
    for s:character in split(getline(s:number), '\zs')
      call add(s:groups, synIDattr(synID(s:number, s:column, 0), 'name'))
      let s:column += len(s:character)
    endfor
    call add(s:lines, s:groups)
  endfor
  " Vim doesn't count the end of the last line as a line.
  call add(s:files, s:lines + [[]])
  bwipeout!
endfor
call writefile([json_encode(s:files)], $WORK .. '/vim-groups')
qall!

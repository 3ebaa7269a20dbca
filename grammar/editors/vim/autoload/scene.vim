" Formats the whole buffer with `scenec fmt`. A text with errors stays as it is. For 'formatexpr'.
function scene#format() abort
  if mode() =~# '[iR]'
    " Typing only breaks comments at 'textwidth'.
    return 1
  endif
  let text = getline(1, '$')
  " Messages go to the quickfix list, and not into the text.
  let messages = tempname()
  let formatted = systemlist('scenec fmt - 2>' .. shellescape(messages), text)
  let failed = v:shell_error != 0
  let message = filereadable(messages) ? readfile(messages) : []
  call delete(messages)
  if failed
    echohl ErrorMsg
    echomsg get(message, 0, 'scenec fmt failed')
    echohl None
    return 0
  endif
  if formatted != text
    let view = winsaveview()
    call setline(1, formatted)
    call deletebufline('%', len(formatted) + 1, '$')
    call winrestview(view)
  endif
  return 0
endfunction

" Returns the text of a line without the comment at its end.
function s:code(number) abort
  let text = substitute(getline(a:number), '"\%([^"\\]\|\\.\)*"', '""', 'g')
  return substitute(substitute(text, '//.*', '', ''), '\s*$', '', '')
endfunction

" Returns the number of the last line before a line that has code, or 0.
function s:previous(number) abort
  let number = prevnonblank(a:number - 1)
  while number > 0 && s:code(number) =~# '^\s*$'
    let number = prevnonblank(number - 1)
  endwhile
  return number
endfunction

" Whether a line continues the statement of the line before.
function s:continues(number, previous) abort
  return a:previous > 0 && (s:code(a:previous) =~# '\%(,\|->\)$' || s:code(a:number) =~# '^\s*->')
endfunction

" Returns the indentation of a line. For 'indentexpr'.
function scene#indent(number) abort
  let previous = s:previous(a:number)
  if previous == 0
    return 0
  endif
  let isContinuation = s:continues(a:number, previous)
  " The line in which the previous statement begins.
  let first = previous
  let before = s:previous(first)
  while s:continues(first, before)
    let first = before
    let before = s:previous(first)
  endwhile
  let level = indent(first)
  " A brace at the start of a line is already part of its indentation.
  let rest = substitute(s:code(previous), '^\s*}', '', '')
  if isContinuation || count(rest, '{') > count(rest, '}')
    let level += shiftwidth()
  endif
  return s:code(a:number) =~# '^\s*}' ? level - shiftwidth() : level
endfunction

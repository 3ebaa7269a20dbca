" :make runs `scenec check` on the file; :make PATH adds other files and folders.
if exists('current_compiler')
  finish
endif
let current_compiler = 'scenec'

CompilerSet makeprg=scenec\ check\ --format\ short\ %:S\ $*
CompilerSet errorformat=%f:%l:%c:\ %trror:\ %m,%f:%l:%c:\ %tarning:\ %m,%f:%l:%c:\ %tote:\ %m,scenec:\ %m

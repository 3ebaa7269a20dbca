-- Uses the language server in Neovim, on real files. Writes `done` to the file `result` if everything holds.
local folder, program = os.getenv('FILES'), os.getenv('SCENEC')

local function write(name, text)
  local file = assert(io.open(folder .. '/' .. name, 'w'))
  file:write(text)
  file:close()
end

local function fail(message)
  io.stderr:write(message .. '\n')
  vim.cmd('cquit')
end

local function check(condition, message)
  if not condition then fail(message) end
end

local function wait(what, condition)
  check(vim.wait(10000, condition, 20), 'waited in vain for ' .. what)
end

local function session()
  write('parts.scene', 'let gap = 16\n')
  write('main.scene', table.concat({
    'import "parts.scene"',
    '',
    'scene Main 390x844 {',
    '    buton Save leading (gap)   top 60 size 120x44',
    '    view Other leading (gap) top 200 size 120x44',
    '}',
    '',
  }, '\n'))

  vim.o.swapfile, vim.o.hidden = false, true
  vim.cmd('autocmd BufRead,BufNewFile *.scene setfiletype scene')
  local client
  local function attach()
    if vim.lsp.start then
      client = vim.lsp.start({ name = 'scenec', cmd = { program, 'lsp' }, root_dir = folder })
    else
      client = client or vim.lsp.start_client({ name = 'scenec', cmd = { program, 'lsp' }, root_dir = folder })
      vim.lsp.buf_attach_client(0, client)
    end
  end

  local function request(method, more)
    local parameters = vim.lsp.util.make_position_params(0, 'utf-16')
    for key, value in pairs(more or {}) do parameters[key] = value end
    local answers = vim.lsp.buf_request_sync(0, method, parameters, 10000) or {}
    for _, answer in pairs(answers) do
      check(not answer.error, method .. ': ' .. vim.inspect(answer.error))
      return answer.result
    end
    fail(method .. ': no answer')
  end

  local function text() return table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), '\n') end

  -- It opens real files and sees the finding.
  vim.cmd('edit ' .. folder .. '/main.scene')
  attach()
  wait('a finding', function() return #vim.diagnostic.get(0) > 0 end)
  local finding = vim.diagnostic.get(0)[1]
  check(finding.code == 'unknown-kind' or (finding.user_data and finding.user_data.lsp.code == 'unknown-kind'), 'wrong finding')
  check(finding.lnum == 3 and finding.source == 'scenec', 'wrong place: ' .. vim.inspect(finding))

  -- It takes the fix.
  vim.api.nvim_win_set_cursor(0, { 4, 6 })
  local actions = request('textDocument/codeAction', {
    range = { start = { line = 3, character = 4 }, ['end'] = { line = 3, character = 9 } },
    context = { diagnostics = {} },
  })
  local fix
  for _, action in ipairs(actions) do
    if action.kind == 'quickfix' and action.isPreferred then fix = fix or action end
  end
  check(fix, 'no fix is preferred')
  vim.lsp.util.apply_workspace_edit(fix.edit, 'utf-16')
  check(text():find('button Save', 1, true), 'the fix was not applied: ' .. text())
  wait('no finding', function() return #vim.diagnostic.get(0) == 0 end)

  -- It completes an attribute.
  vim.api.nvim_buf_set_lines(0, 4, 5, false, { '    view Other leading (gap) top 200 size 120x44 clip' })
  vim.api.nvim_win_set_cursor(0, { 5, 52 })
  vim.wait(100)
  local position = { line = 4, character = #'    view Other leading (gap) top 200 size 120x44 clip' }
  local completions = request('textDocument/completion', { position = position })
  local found
  for _, item in ipairs(completions.items) do if item.label == 'clipsToBounds' then found = item end end
  check(found, 'clipsToBounds is not offered')
  vim.lsp.util.apply_text_edits({ found.textEdit }, 0, 'utf-16')
  check(text():find('clipsToBounds', 1, true), 'the completion was not applied')

  -- It renames a Name over two files.
  local edit = request('textDocument/rename', { position = { line = 3, character = 25 }, newName = 'space' })
  vim.lsp.util.apply_workspace_edit(edit, 'utf-16')
  check(text():find('(space)', 1, true) and not text():find('gap', 1, true), 'not renamed: ' .. text())
  local other = vim.fn.bufnr(folder .. '/parts.scene')
  check(other > 0, 'the other file was not changed')
  check(vim.api.nvim_buf_get_lines(other, 0, 1, false)[1] == 'let space = 16', 'the other file is wrong')

  -- It formats.
  local edits = request('textDocument/formatting', { options = { tabSize = 4, insertSpaces = true } })
  check(#edits == 1, 'formatting is not minimal: ' .. vim.inspect(edits))
  vim.lsp.util.apply_text_edits(edits, 0, 'utf-16')
  check(text():find('(space) top', 1, true), 'not formatted: ' .. text())

  write('result', 'done')
  print('Neovim ' .. tostring(vim.version().major) .. '.' .. tostring(vim.version().minor)
    .. ': finding, fix, completion, renaming over two files, formatting\n')
end

local ok, problem = xpcall(session, debug.traceback)
if not ok then fail(problem) end
vim.cmd('qall!')

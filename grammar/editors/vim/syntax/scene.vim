" The colors of scenes. The lists of words are written by `UPDATE=1 swift test --filter EditorGrammarTests`.
if exists('b:current_syntax')
  finish
endif

let s:save_cpo = &cpo
set cpo&vim

" generated: statements
let s:statements = [
    \ 'let', 'if', 'else', 'expect', 'scene', 'subview', 'import', 'component',
    \ ]
" end
" generated: kinds
let s:kinds = [
    \ 'scene', 'view', 'background', 'window', 'label', 'image', 'control', 'button', 'switch',
    \ 'slider', 'stepper', 'segmentedControl', 'pageControl', 'textField', 'textView',
    \ 'visualEffect', 'stack', 'scroll', 'table', 'collection', 'cell', 'content', 'header',
    \ 'footer', 'section', 'rows', 'row', 'items', 'item', 'repeat', 'recognizer', 'hitTest',
    \ ]
" end
" generated: attributes
let s:attributes = [
    \ 'frame', 'leading', 'trailing', 'top', 'bottom', 'centerX', 'centerY', 'center', 'width',
    \ 'height', 'size', 'fill', 'safeArea', 'customSpacing', 'bounds', 'rotate', 'scale',
    \ 'translate', 'transform', 'anchorPoint', 'additionalSafeArea', 'hidden', 'alpha',
    \ 'userInteractionEnabled', 'clipsToBounds', 'zPosition', 'backgroundColor', 'cornerRadius',
    \ 'multipleTouchEnabled', 'exclusiveTouch', 'enabled', 'keepsTouch', 'value', 'minimumValue',
    \ 'maximumValue', 'continuous', 'on', 'contentSize', 'viewForZooming', 'contentOffset',
    \ 'contentInset', 'contentInsetAdjustment', 'zoomScale', 'minimumZoomScale', 'maximumZoomScale',
    \ 'scrollEnabled', 'delaysContentTouches', 'canCancelContentTouches', 'touchesShouldCancel',
    \ 'alwaysBounceVertical', 'alwaysBounceHorizontal', 'bounces', 'pagingEnabled',
    \ 'allowsSelection', 'displayOrder', 'cellsYieldToOverhang', 'style', 'scrollDirection',
    \ 'spacing', 'lineSpacing', 'inset', 'distribution', 'alignment', 'margins', 'touchDelegate',
    \ 'passthrough', 'hitSlop', 'hitShape', 'overhang', 'draggable', 'cancelsTouchesInView',
    \ 'delaysTouchesBegan', 'delaysTouchesEnded', 'numberOfTapsRequired', 'numberOfTouchesRequired',
    \ 'minimumPressDuration', 'shouldBegin', 'ignores', 'receivesOnly', 'requireToFail',
    \ 'simultaneous', 'direction', 'hitTestsPerTouch', 'minimumTarget', 'contentTouchDelay',
    \ 'dragThreshold', 'dragSlop', 'rubberBandCoefficient', 'scrollEndTolerance', 'pagingVelocity',
    \ 'velocityInterval', 'thumbSize', 'thumbSlop', 'repeatInterval', 'repeatDistance',
    \ 'tapDuration', 'longPressDuration', 'allowableMovement', 'swipeDistance', 'swipeDuration',
    \ 'multiTapInterval', 'multiTapDistance', 'pinchDistance', 'rotationDistance',
    \ 'screenEdgeWidth', 'simulatedTapDuration', 'simulatedDragDuration', 'pinchSpread',
    \ ]
" end
" generated: rules
let s:rules = [
    \ 'claim', 'ask', 'yield', 'none', 'super', 'delegate', 'forward', 'return', 'pass', 'when',
    \ 'unless', 'set',
    \ ]
" end
" generated: cases
let s:cases = [
    \ 'on', 'off', 'landscape', 'tap', 'pan', 'longPress', 'swipe', 'pinch', 'rotation',
    \ 'screenEdgePan', 'left', 'right', 'up', 'down', 'horizontal', 'vertical', 'never',
    \ 'automatic', 'always', 'default', 'controls', 'ascending', 'descending', 'plain', 'grouped',
    \ 'fill', 'fillEqually', 'equalSpacing', 'equalCentering', 'leading', 'center', 'trailing',
    \ 'top', 'bottom', 'rectangle', 'circle', 'capsule', 'ellipse', 'subviews', 'leftToRight',
    \ 'rightToLeft', 'none', 'recursion', 'orderDependent', 'black', 'blue', 'brown', 'clear',
    \ 'cyan', 'darkGray', 'gray', 'green', 'lightGray', 'magenta', 'orange', 'purple', 'red',
    \ 'white', 'yellow', 'iPhoneSE', 'iPhone8Plus', 'iPhone11', 'iPhone11Pro', 'iPhone11ProMax',
    \ 'iPhone13Mini', 'iPhone14', 'iPhone14Plus', 'iPhone15', 'iPhone15Plus', 'iPhone15Pro',
    \ 'iPhone15ProMax', 'iPhone16', 'iPhone16Plus', 'iPhone16Pro', 'iPhone16ProMax', 'iPhone17',
    \ 'iPhone17Pro', 'iPhone17ProMax', 'iPhoneAir', 'iPad9', 'iPad10', 'iPadMini', 'iPadAir11',
    \ 'iPadAir13', 'iPadPro11', 'iPadPro13', 'iPadPro12',
    \ ]
" end
" generated: variables
let s:variables = [
    \ 'row', 'section', 'item', 'index',
    \ ]
" end
" generated: functions
let s:functions = [
    \ 'min', 'max', 'abs', 'floor', 'ceil', 'round',
    \ ]
" end
" generated: edges
let s:edges = [
    \ 'minX', 'midX', 'maxX', 'minY', 'midY', 'maxY', 'width', 'height',
    \ ]
" end
" generated: units
let s:units = [
    \ 'ms', 's', 'deg', 'rad',
    \ ]
" end
" generated: expectations
let s:expectations = [
    \ 'hit', 'reachable', 'unreachable',
    \ ]
" end
" generated: gestures
let s:gestures = [
    \ 'tap', 'press', 'drag', 'pinch', 'rotate', 'touch',
    \ ]
" end
" generated: steps
let s:steps = [
    \ 'down', 'wait', 'move', 'up', 'cancel',
    \ ]
" end
" generated: connectives
let s:connectives = [
    \ 'to', 'after', 'over', 'scale', 'by', 'finger', 'on',
    \ ]
" end
" generated: outcomes
let s:outcomes = [
    \ 'not', 'nothing', 'sends', 'fires', 'cancels', 'selects', 'highlights', 'scrolls', 'drags',
    \ 'zooms', 'recognizes', 'touches',
    \ ]
" end
" generated: events
let s:events = [
    \ 'touchDown', 'touchDownRepeat', 'touchDragInside', 'touchDragOutside', 'touchDragEnter',
    \ 'touchDragExit', 'touchUpInside', 'touchUpOutside', 'touchCancel', 'valueChanged',
    \ 'primaryActionTriggered',
    \ ]
" end

" Returns a pattern for the words of a list.
function s:any(words) abort
  return '\%(' .. join(a:words, '\|') .. '\)'
endfunction

" A statement ends with its line, at a semicolon and before a brace. It continues on a line that begins with an arrow.
let s:lineEnd = 'end="\_$\%(\_s*\%(//.*\_s*\)*->\)\@!"'
" What ends the block of a touch that is never closed.
let s:nextStatement = 'end="^\ze\s*' .. s:any(s:statements) .. '\>"'
" What ends parentheses that are never closed: a brace, a semicolon, or a line that begins like a statement.
let s:beginning = '\s*\%(\l\w*[ \t]\+[A-Za-z0-9\"#]\|' .. s:any(s:statements) .. '\>\s*[-+*/%<>=!&|?:,.)]\@!\)'
let s:brokenParentheses = 'end="\ze[{};]" end="^\ze' .. s:beginning .. '"'
let s:number = '\%(\d\+\%(\.\d\+\)\?\|\.\d\+\)\%([eE][-+]\?\d\+\)\?'

syntax sync fromstart
syntax case match

" Of several items that match at a place, the last one that is defined counts.

" What forms no token of the language.
syntax match sceneInvalid "[^ \t\r{}]"

" Values.
syntax cluster sceneValue contains=sceneString,sceneNumber,sceneParentheses,sceneCase,sceneKnownCase,sceneColor,
    \sceneName,sceneContent,sceneAccessor,sceneBrackets,sceneOperator
syntax match sceneOperator "[-+*/%<>=!&|?:]"
syntax region sceneArrow matchgroup=sceneArrowSign start="->" matchgroup=NONE end="\ze\%(//\)\@!\S"
    \ contains=sceneComment nextgroup=scenePathWord,sceneSelf
syntax region sceneComma matchgroup=sceneDelimiter start="," matchgroup=NONE end="\ze\%(//\)\@!\S"
    \ contains=sceneComment nextgroup=scenePathWord,sceneSelf
syntax region sceneEventArrow contained matchgroup=sceneArrowSign start="->" matchgroup=NONE end="\ze\%(//\)\@!\S"
    \ contains=sceneComment
syntax region sceneEventComma contained matchgroup=sceneDelimiter start="," matchgroup=NONE end="\ze\%(//\)\@!\S"
    \ contains=sceneComment
syntax match scenePathWord contained "\<\l\w*\>"
syntax match sceneSelf contained "\<self\>"
execute 'syntax match sceneNumber "' .. s:number .. '" nextgroup=@sceneUnit'
syntax cluster sceneUnit contains=sceneWrongUnit,sceneUnit,scenePercent,sceneTimes
syntax match sceneWrongUnit contained "\h\w*"
execute 'syntax match sceneUnit contained "' .. s:any(s:units) .. '\>"'
syntax match scenePercent contained "%"
syntax match sceneTimes contained "x\ze[0-9.(-]"
execute 'syntax region sceneParentheses matchgroup=sceneDelimiter start="(" end=")" matchgroup=NONE'
    \ s:brokenParentheses 'contains=@sceneExpression nextgroup=@sceneUnit'
syntax match sceneColor "#\w*"
syntax match sceneAccessor "\.\d\@!"
syntax match sceneContent "\.content\>"
syntax match sceneName "\<\u\w*\>"
syntax match sceneCase "\%([[:alnum:]_\])]\)\@1<!\.\a\w*\%(\.landscape\>\)\?"
execute 'syntax match sceneKnownCase "\%([[:alnum:]_\])]\)\@1<!\.' .. s:any(s:cases) .. '\>\%(\.landscape\>\)\?"'
execute 'syntax region sceneBrackets matchgroup=sceneDelimiter start="\[" end="\]" matchgroup=NONE'
    \ s:brokenParentheses 'contains=@sceneExpression'

" Strings end with their line. So does an interpolation, or with the string if its parenthesis is missing.
syntax region sceneString oneline matchgroup=sceneString start=+"+ skip=+\\["\\]+ end=+"+ end="$" keepend
    \ contains=sceneWrongEscape,sceneEscape,sceneInterpolation,@Spell
syntax match sceneWrongEscape contained "\\\%(u[0-9A-Za-z_{]*}\?\|.\)"
syntax match sceneEscape contained +\\\%(["\\nt]\|u{\x\{1,8}}\)+
syntax region sceneInterpolation contained oneline extend matchgroup=sceneEscape start="\\(" end=")" matchgroup=NONE
    \ end=+\ze"+ end="$" contains=@sceneExpressionPart,sceneParenthesesInString
syntax region sceneParenthesesInString contained oneline extend matchgroup=sceneDelimiter start="(" end=")"
    \ matchgroup=NONE end=+\ze"+ end="$" contains=@sceneExpressionPart,sceneParenthesesInString

" Expressions.
syntax cluster sceneExpression contains=@sceneExpressionPart,sceneString,sceneInnerParentheses
syntax cluster sceneExpressionPart contains=sceneInvalid,sceneOperator,sceneArrowSign,sceneColor,sceneComment,sceneInnerNumber,sceneInnerName,
    \sceneConstant,sceneVariable,sceneBoolean,sceneFunction,sceneEdge,sceneInnerTimes,sceneInnerComma
execute 'syntax region sceneInnerParentheses contained matchgroup=sceneDelimiter start="(" end=")" matchgroup=NONE'
    \ s:brokenParentheses 'contains=@sceneExpression'
execute 'syntax match sceneInnerNumber contained "' .. s:number .. '"'
syntax match sceneInnerComma contained ","
syntax match sceneInnerName contained "\<\u\w*\>"
syntax match sceneConstant contained "\<\l\w*\>"
execute 'syntax match sceneVariable contained "\<\%(self\|' .. s:any(s:variables) .. '\)\>"'
syntax match sceneBoolean contained "\<\%(true\|false\)\>"
execute 'syntax match sceneFunction contained "\<' .. s:any(s:functions) .. '(\@="'
execute 'syntax match sceneEdge contained "\.' .. s:any(s:edges) .. '\>"'
syntax match sceneInnerTimes contained "\%([0-9)]\)\@1<=x\ze[0-9.(-]"

" What follows the first word of a statement, and its Name.
execute 'syntax region sceneHeader contained start="\ze[^ \t\r{};]" end="\ze[{};]"' s:lineEnd
    \ 'end="^\ze' .. s:beginning .. '"'
    \ 'contains=@sceneValue,sceneArrow,sceneComma,sceneInvalid,sceneComment,sceneParameter,sceneAttribute'
syntax match sceneParameter contained "\<\l\w*\>"
execute 'syntax match sceneAttribute contained "\<' .. s:any(s:attributes) .. '\>"'
syntax match sceneDeclaration contained "\<\u\w*\>" nextgroup=sceneHeader skipwhite

" Statements. A word that is in no list is a kind of your own.
syntax match sceneSeparator ";"
syntax match sceneBrace "[{}]"
syntax match sceneOwnKind "\<\l\w*\>" nextgroup=sceneDeclaration,sceneHeader skipwhite
execute 'syntax match sceneAttributeLine "\<' .. s:any(s:attributes) .. '\>" nextgroup=sceneHeader skipwhite'
execute 'syntax match sceneRule "\<' .. s:any(s:rules) .. '\>" nextgroup=sceneHeader skipwhite'
execute 'syntax match sceneKind "\<' .. s:any(s:kinds) .. '\>" nextgroup=sceneDeclaration,sceneHeader skipwhite'
syntax match sceneRepeat "\<repeat\>" nextgroup=sceneHeader skipwhite
syntax match sceneSubview "\<subview\>\ze\s\+\a"
syntax match sceneConditional "\<\%(if\|else\)\>"
syntax match sceneImport "\<import\>"
syntax match sceneScene "\<scene\>" nextgroup=sceneSceneName,sceneHeader skipwhite
syntax match sceneSceneName contained "\<\u\w*\>" nextgroup=sceneHeader skipwhite
syntax match sceneLet "\<let\>" nextgroup=sceneConstantName,sceneHeader skipwhite
syntax match sceneConstantName contained "\<\l\w*\>" nextgroup=sceneHeader skipwhite
syntax match sceneComponent "\<component\>" nextgroup=sceneComponentName skipwhite
syntax match sceneComponentName contained "\<\l\w*\>" nextgroup=sceneParameters skipwhite
execute 'syntax region sceneParameters contained matchgroup=sceneDelimiter start="(" end=")" matchgroup=NONE'
    \ s:brokenParentheses 'contains=@sceneExpression,sceneParameterName,sceneArrowSign'
syntax match sceneParameterName contained "\<\l\w*\>\ze\s*\%(==\@!\|->\)"
syntax match sceneArrowSign contained "->"

" Expectations.
execute 'syntax region sceneExpect matchgroup=sceneExpect start="\<expect\>" matchgroup=NONE end="\ze[};]"'
    \ s:lineEnd s:nextStatement 'contains=@sceneEvent,sceneTouch'
execute 'syntax region sceneTouch contained matchgroup=sceneBrace start="{" end="}" matchgroup=NONE'
    \ s:nextStatement 'contains=@sceneEvent,sceneSeparator'
syntax cluster sceneEvent contains=@sceneValue,sceneEventArrow,sceneEventComma,sceneInvalid,sceneComment,sceneOtherWord,sceneExpectation,sceneGesture,
    \sceneConnective,sceneOutcome,sceneSends
syntax match sceneOtherWord contained "\<\l\w*\>"
execute 'syntax match sceneExpectation contained "\<' .. s:any(s:expectations) .. '\>"'
execute 'syntax match sceneGesture contained "\<' .. s:any(s:gestures + s:steps) .. '\>"'
execute 'syntax match sceneConnective contained "\<' .. s:any(s:connectives) .. '\>"'
execute 'syntax match sceneOutcome contained "\<' .. s:any(s:outcomes) .. '\>"'
syntax match sceneSends contained "\<sends\>" nextgroup=sceneCase,sceneWrongEvent,sceneEvent skipwhite
syntax match sceneWrongEvent contained "\<\l\w*\>"
execute 'syntax match sceneEvent contained "\<' .. s:any(s:events) .. '\>"'

syntax match sceneComment "//.*" contains=sceneSuppression,sceneTodo,@Spell
syntax match sceneSuppression contained "\%(//\s*\)\@<=scenec:allow\>"
syntax keyword sceneTodo contained TODO FIXME

highlight default link sceneComment Comment
highlight default link sceneSuppression SpecialComment
highlight default link sceneTodo Todo
highlight default link sceneString String
highlight default link sceneEscape SpecialChar
highlight default link sceneWrongEscape Error
highlight default link sceneNumber Number
highlight default link sceneInnerNumber Number
highlight default link sceneUnit Number
highlight default link scenePercent Number
highlight default link sceneWrongUnit Error
highlight default link sceneTimes Operator
highlight default link sceneInnerTimes Operator
highlight default link sceneOperator Operator
highlight default link sceneArrowSign Operator
highlight default link sceneColor Constant
highlight default link sceneKnownCase Constant
highlight default link sceneEvent Constant
highlight default link sceneBoolean Boolean
highlight default link sceneFunction Function
highlight default link sceneVariable Special
highlight default link sceneSelf Special
highlight default link sceneContent Special
highlight default link sceneKind Type
highlight default link sceneOwnKind Type
highlight default link sceneComponentName Type
highlight default link sceneAttribute Identifier
highlight default link sceneAttributeLine Identifier
highlight default link sceneDeclaration Special
highlight default link sceneSceneName Special
highlight default link sceneName Special
highlight default link sceneInnerName Special
highlight default link sceneSubview StorageClass
highlight default link sceneScene Keyword
highlight default link sceneLet Keyword
highlight default link sceneComponent Keyword
highlight default link sceneImport Include
highlight default link sceneConditional Conditional
highlight default link sceneRepeat Repeat
highlight default link sceneRule Statement
highlight default link sceneExpect Statement
highlight default link sceneExpectation Function
highlight default link sceneGesture Function
highlight default link sceneOutcome Keyword
highlight default link sceneSends Keyword
highlight default link sceneConnective Keyword
highlight default link scenePathWord Special
highlight default link sceneInvalid Error

let b:current_syntax = 'scene'

let &cpo = s:save_cpo
unlet s:save_cpo

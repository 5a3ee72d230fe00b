import ts from 'typescript'
import type { Source } from './sources.ts'

/** A text that people read, written in code instead of messages. */
export interface LiteralText {
  path: string
  line: number
  /** What shows it. */
  sink: string
  /** The text, with `⟨⟩` for each value. */
  text: string
}

/** What a file shows to people: pages anything, the contract its field errors, builders emails and documents, others errors. */
type Kind = 'page' | 'contract' | 'builder' | 'server'

/** Attributes and members of objects that people see or hear. */
const shown = new Set(
  'about alt answer aria-description aria-label aria-placeholder aria-roledescription aria-valuetext caption description error heading hint label message note notice placeholder question reason sentence summary text title tooltip'.split(
    ' ',
  ),
)
/** Functions that show what they are given. */
const showing = new Set([
  'alert',
  'announce',
  'confirm',
  'notify',
  'setError',
  'setProblem',
  'setSaid',
  'showAlert',
  'showError',
])
/** Functions and classes that make errors for people out of a code and values. */
const failing = new Set(['AppError', 'fail', 'failField'])
/** Texts of the API's document, which stay in English beside what they describe. */
const documenting = new Set(['describe', 'description', 'example', 'examples', 'meta', 'success', 'summary'])
const logging = /(^|\.)(console|log|logger)\.\w+$/

const word = String.raw`[“‘"'(]*[\p{L}\p{M}][\p{L}\p{M}\p{N}’'–-]*[.,:;!?…)”"]*`
const value = String.raw`[“‘"'(₹]*⟨⟩[.,:;!?…%)”"]*`
const hasLetter = /\p{L}/u
const hasLetters = /[\p{L}\p{M}]{2}/u
const isWord = new RegExp(`^${word}$`, 'u')
const isWordOrValue = new RegExp(`^(${word}|${value})$`, 'u')
const startsUpper = /^[“‘"'(]*\p{Lu}\p{Ll}/u

/** Returns every literal text of a file, outside the places that keep texts. */
export function literalTextsIn({ path, text }: Source): LiteralText[] {
  const kind = kindOf(path)
  if (kind === 'server' && !/\b(AppError|fail|failField|message)\b/.test(text)) return []
  const jsx = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, jsx)
  const found = new Map<ts.Node, LiteralText>()

  /** Notes the texts of an expression that read as one. */
  function show(node: ts.Node | undefined, sink: string, reads: (text: string) => boolean): void {
    for (const literal of node ? literalsOf(node) : []) {
      const said = textOf(literal)
      if (found.has(literal) || !reads(said)) continue
      const { line } = file.getLineAndCharacterOfPosition(literal.getStart(file))
      found.set(literal, { path, line: line + 1, sink, text: said.trim() })
    }
  }

  function visit(node: ts.Node): void {
    if (isNotShown(node, kind) || isKey(node)) return
    if (kind === 'page') showOnPage(node, show)
    if (kind === 'server' || kind === 'builder') showError(node, show)
    if (kind === 'server' && ts.isPropertyAssignment(node) && nameOf(node.name) === 'message')
      show(node.initializer, 'message', isProse)
    if (kind === 'contract' && ts.isPropertyAssignment(node) && shown.has(nameOf(node.name)))
      show(node.initializer, nameOf(node.name), isProse)
    if ((kind === 'page' || kind === 'contract') && isLiteral(node)) show(node, 'sentence', isSentence)
    if (kind === 'builder' && isLiteral(node)) show(node, 'email or document', isProse)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found.values()]
}

type Show = (node: ts.Node | undefined, sink: string, reads: (text: string) => boolean) => void

function showOnPage(node: ts.Node, show: Show): void {
  if (ts.isJsxText(node)) show(node, 'JSX text', (text) => hasLetter.test(text))
  if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
    show(node.expression, 'JSX text', (text) => hasLetter.test(text))
  if (ts.isJsxAttribute(node) && shown.has(node.name.getText()))
    show(node.initializer, node.name.getText(), (text) => hasLetter.test(text))
  if (ts.isPropertyAssignment(node) && shown.has(nameOf(node.name))) show(node.initializer, nameOf(node.name), reads)
  if (ts.isCallExpression(node) && showing.has(calleeOf(node)))
    for (const given of node.arguments) show(given, calleeOf(node), reads)
}

/** What an error says depends on its values: a word among them is English in every language. */
function showError(node: ts.Node, show: Show): void {
  if (!(ts.isCallExpression(node) || ts.isNewExpression(node)) || !failing.has(calleeOf(node))) return
  for (const given of node.arguments ?? []) {
    if (ts.isStringLiteral(given)) show(given, calleeOf(node), isProse)
    else for (const member of membersOf(given)) show(member, calleeOf(node), (text) => hasLetter.test(text))
  }
}

/** Returns the values of an object, and of the objects in it. */
function membersOf(node: ts.Node): ts.Node[] {
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((member) => {
    if (!ts.isPropertyAssignment(member)) return []
    return ts.isObjectLiteralExpression(member.initializer) ? membersOf(member.initializer) : [member.initializer]
  })
}

/** Reports whether nothing in a node is read by people: types, modules, logs, errors for developers, styles, texts of the API's document. */
function isNotShown(node: ts.Node, kind: Kind): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isJsxAttribute(node)) return /^(class|style|src|sizes)|ClassName$/.test(node.name.getText())
  if (ts.isNewExpression(node)) return calleeOf(node).endsWith('Error') && !failing.has(calleeOf(node))
  if (ts.isCallExpression(node)) {
    const isOfError = node.expression.kind === ts.SyntaxKind.SuperKeyword
    return isOfError || logging.test(node.expression.getText()) || isDocument(calleeOf(node), kind)
  }
  return ts.isPropertyAssignment(node) && isDocument(nameOf(node.name), kind)
}

/** Reports whether a literal is a name of something or is compared with one. */
function isKey(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isBinaryExpression(node)) return /^[!=]==?$/.test(node.operatorToken.getText())
  return (
    isLiteral(node) &&
    (ts.isCaseClause(parent) ||
      ts.isElementAccessExpression(parent) ||
      (ts.isPropertyAssignment(parent) && parent.name === node))
  )
}

function isDocument(name: string, kind: Kind): boolean {
  return kind === 'contract' && documenting.has(name)
}

function kindOf(path: string): Kind {
  if (path.startsWith('src/web/')) return 'page'
  if (path.startsWith('src/contract/')) return 'contract'
  if (/^src\/server\/modules\/(notifications\/domain|documents\/pdf)\//.test(path)) return 'builder'
  return 'server'
}

type Literal = ts.StringLiteralLike | ts.TemplateExpression | ts.JsxText

function isLiteral(node: ts.Node): node is Literal {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isJsxText(node)
}

/** Returns the literals that an expression may yield; those of calls and comparisons in it are not what it yields. */
function literalsOf(node: ts.Node): Literal[] {
  if (ts.isTemplateExpression(node)) return [node, ...node.templateSpans.flatMap((span) => literalsOf(span.expression))]
  if (isLiteral(node)) return [node]
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(literalsOf)
  if (ts.isBinaryExpression(node))
    return /^(\+|\|\||&&|\?\?)$/.test(node.operatorToken.getText()) ? [node.left, node.right].flatMap(literalsOf) : []
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return literalsOf(node.expression)
  if (ts.isJsxExpression(node)) return node.expression ? literalsOf(node.expression) : []
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(literalsOf)
  if (ts.isArrowFunction(node)) return literalsOf(node.body)
  return []
}

function textOf(literal: Literal): string {
  if (!ts.isTemplateExpression(literal)) return literal.text
  return literal.head.text + literal.templateSpans.map(({ literal: { text } }) => `⟨⟩${text}`).join('')
}

function nameOf(name: ts.PropertyName): string {
  return ts.isComputedPropertyName(name) ? '' : name.text
}

/** 'notify' of `notify()` and of `page.notify()`. */
function calleeOf({ expression }: ts.CallExpression | ts.NewExpression): string {
  return (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText()
}

function reads(text: string): boolean {
  return startsUpper.test(text) || isProse(text)
}

/** Two words, or a word and a value. */
function isProse(text: string): boolean {
  const parts = text.trim().split(/\s+/)
  return (
    parts.filter((part) => isWordOrValue.test(part)).length > 1 &&
    parts.some((part) => isWord.test(part) && hasLetters.test(part)) &&
    parts.every((part) => isWordOrValue.test(part) || !hasLetter.test(part))
  )
}

/** Two words or more, the first with a capital: what remains is names of styles, paths and keys. */
function isSentence(text: string): boolean {
  const parts = text.trim().split(/\s+/)
  return startsUpper.test(text.trim()) && parts.filter((part) => isWord.test(part)).length > 1
}

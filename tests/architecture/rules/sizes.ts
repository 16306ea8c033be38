import { type FileRule, lineAt, nodeAt, nodeRule, nodesAt, offence, type SyntaxNode } from './syntax'

const MAX_FILE_LINES = 250
const MAX_FUNCTION_LINES = 50
const MAX_COMPONENT_LINES = 120
const MAX_ENTRY_LINES = 60
const MAX_PARAMETERS = 4
export const MAX_COMMENT_COLUMNS = 110

/** Pure tables, whose length is that of their subject; each with its content. */
export const DATA_TABLES: ReadonlyMap<string, string> = new Map([
  ['sandbox/seed/reference/industries.ts', 'industries and sectors in four languages'],
])

const ENTRY = /^(?:middleware|proxy)\.ts$|^app\/(?:.*\/)?(?:page|route)\.tsx?$/

const linesOf = (text: string): number => text.trimEnd().split('\n').length

/** Length of a file, and of request entry points, which only bind other code. */
export const fileIsShort: FileRule = file => {
  if (DATA_TABLES.has(file.path)) return []
  const [most, kind] = ENTRY.test(file.path) ? [MAX_ENTRY_LINES, 'entry'] : [MAX_FILE_LINES, 'file']
  const lines = linesOf(file.text)
  return lines > most ? [offence(file, 0, `${kind} of ${lines} lines, at most ${most}`)] : []
}

const isFunction = ({ type }: SyntaxNode): boolean =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression'

const COMMENT_LINE = /^[ ]*(?:\/\/|\/\*|\{\/\*|\* ).*$/gm
/** Must be on one line. */
const DIRECTIVE = /biome-ignore|@ts-/

/** Comments are at most as wide as the code. */
export const commentsFit: FileRule = file =>
  [...file.text.matchAll(COMMENT_LINE)]
    .filter(([line]) => line.length > MAX_COMMENT_COLUMNS && !DIRECTIVE.test(line))
    .map(({ index, 0: line }) =>
      offence(file, index, `comment of ${line.length} columns, at most ${MAX_COMMENT_COLUMNS}`),
    )

/** The name of a function: its own, or that of the constant or member to which it is assigned. */
function nameOf(node: SyntaxNode, parent: SyntaxNode | undefined): string {
  const own = nodeAt(node, 'id') ?? (parent && (nodeAt(parent, 'id') ?? nodeAt(parent, 'key')))
  return typeof own?.name === 'string' ? own.name : 'function'
}

/** Length and parameter count of every function; a component may be longer because of its markup. */
export const functionsAreShort: FileRule = nodeRule((node, ancestors, file) => {
  if (!isFunction(node)) return null
  const name = nameOf(node, ancestors.at(-1))
  const isComponent = file.path.endsWith('.tsx') && /^[A-Z]/.test(name)
  const most = isComponent ? MAX_COMPONENT_LINES : MAX_FUNCTION_LINES
  const lines = lineAt(file.text, node.end) - lineAt(file.text, node.start) + 1
  if (lines > most) return `${name} has ${lines} lines, at most ${most}`
  const parameters = nodesAt(node, 'params').length
  return parameters > MAX_PARAMETERS
    ? `${name} has ${parameters} parameters, at most ${MAX_PARAMETERS}`
    : null
})

import { parseSync } from 'vite'
import type { SourceFile } from '../../support/source-files'

/**
 * A node of the standard ECMAScript syntax tree with TypeScript's additions; only its position and type are
 * typed.
 */
export type SyntaxNode = { type: string; start: number; end: number; [member: string]: unknown }

export type Module = {
  file: SourceFile
  body: readonly SyntaxNode[]
  comments: readonly { value: string; start: number }[]
}

const parsed = new WeakMap<SourceFile, Module>()

/** Parses a file once. @throws Error if it is not TypeScript. */
export function parseModule(file: SourceFile): Module {
  const known = parsed.get(file)
  if (known !== undefined) return known
  const { program, comments, errors } = parseSync(file.path, file.text)
  if (errors.length > 0) throw new Error(`${file.path}: ${errors[0]?.message}`)
  // The parser's union of node types cannot be traversed generically; every member is narrowed where it is
  // read.
  const module = { file, body: program.body as unknown as readonly SyntaxNode[], comments }
  parsed.set(file, module)
  return module
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** The node at a chain of members, or undefined if one is missing. */
export function nodeAt(node: SyntaxNode, ...members: readonly string[]): SyntaxNode | undefined {
  let current: SyntaxNode | undefined = node
  for (const member of members) {
    const next: unknown = current?.[member]
    current = isNode(next) ? next : undefined
  }
  return current
}

export const nodesAt = (node: SyntaxNode, member: string): readonly SyntaxNode[] => {
  const value = node[member]
  return Array.isArray(value) ? value.filter(isNode) : []
}

export type Visit = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => void

/** Visits every node, parents before children. */
export function walk(module: Module, visit: Visit): void {
  const step = (node: SyntaxNode, ancestors: readonly SyntaxNode[]) => {
    visit(node, ancestors)
    const inner = [...ancestors, node]
    for (const value of Object.values(node)) {
      if (isNode(value)) step(value, inner)
      else if (Array.isArray(value)) for (const child of value) if (isNode(child)) step(child, inner)
    }
  }
  for (const node of module.body) step(node, [])
}

export const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length

/** One line of a report: `path:line: what is wrong`. */
export const offence = ({ path, text }: SourceFile, offset: number, message: string): string =>
  `${path}:${lineAt(text, offset)}: ${message}`

/** A rule checks one file and reports its offenses. */
export type FileRule = (file: SourceFile) => readonly string[]

/** A rule about single nodes: `judge` returns what is wrong with a node, or null. */
export const nodeRule =
  (
    judge: (node: SyntaxNode, ancestors: readonly SyntaxNode[], file: SourceFile) => string | null,
  ): FileRule =>
  file => {
    const offences: string[] = []
    walk(parseModule(file), (node, ancestors) => {
      const message = judge(node, ancestors, file)
      if (message !== null) offences.push(offence(file, node.start, message))
    })
    return offences
  }

/** The text of a string literal or of a template without expressions, else undefined. */
export function literalText(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral') return undefined
  const quasis = templateTexts(node)
  return quasis.length === 1 ? quasis[0] : undefined
}

/** The fixed texts of a template literal, in order. */
export const templateTexts = (node: SyntaxNode): readonly string[] =>
  nodesAt(node, 'quasis').map(({ value }) =>
    typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '',
  )

/** `a.b.c` of a chain of names, else undefined. */
export function dottedName(node: SyntaxNode | undefined): string | undefined {
  if (node?.type === 'Identifier') return String(node.name)
  if (node?.type !== 'MemberExpression' || node.computed === true) return undefined
  const object = dottedName(nodeAt(node, 'object'))
  return object === undefined ? undefined : `${object}.${String(nodeAt(node, 'property')?.name)}`
}

import { posix } from 'node:path'
import type { SourceFile } from '../../support/source-files'
import { literalText, nodeAt, nodesAt, parseModule, type SyntaxNode, walk } from './syntax'

export type Import = {
  from: SourceFile
  offset: number
  specifier: string
  /** Repository path of our own file; undefined for a package or a Node module. */
  target: string | undefined
  typeOnly: boolean
}

const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']

/**
 * Our own file for an import specifier; an unknown one keeps the path as written, so that rules still get its
 * folder.
 */
function targetOf(from: string, specifier: string, known: ReadonlySet<string>): string | undefined {
  const isAlias = specifier.startsWith('@/')
  if (!isAlias && !specifier.startsWith('.')) return undefined
  const path = isAlias ? specifier.slice(2) : posix.join(posix.dirname(from), specifier)
  return SUFFIXES.map(suffix => path + suffix).find(candidate => known.has(candidate)) ?? path
}

const IMPORTING = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

const isTypeOnly = (node: SyntaxNode): boolean => {
  if (node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type') return true
  const parts = nodesAt(node, 'specifiers')
  return parts.length > 0 && parts.every(part => part.importKind === 'type' || part.exportKind === 'type')
}

/** All imports, re-exports, dynamic imports and type imports of a file. */
function importsOf(from: SourceFile, known: ReadonlySet<string>): readonly Import[] {
  const imports: Import[] = []
  walk(parseModule(from), node => {
    if (!IMPORTING.has(node.type)) return
    const specifier = literalText(nodeAt(node, 'source'))
    if (specifier === undefined) return
    const target = targetOf(from.path, specifier, known)
    imports.push({ from, offset: node.start, specifier, target, typeOnly: isTypeOnly(node) })
  })
  return imports
}

export function importsOfAll(files: readonly SourceFile[]): readonly Import[] {
  const known = new Set(files.map(({ path }) => path))
  return files.flatMap(file => importsOf(file, known))
}

/** The package name of a specifier: `@scope/name/deep` and `name/deep` without what follows. */
export const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

type Graph = ReadonlyMap<string, readonly string[]>

export function graphOf(imports: readonly Import[]): Graph {
  const graph = new Map<string, string[]>()
  for (const { from, target } of imports)
    if (target !== undefined) graph.set(from.path, [...(graph.get(from.path) ?? []), target])
  return graph
}

/** Every import cycle once, as the list of its files. */
export function findCycles(graph: Graph): readonly string[] {
  const cycles: string[] = []
  const done = new Set<string>()
  const follow = (path: string, trail: readonly string[]) => {
    const seenAt = trail.indexOf(path)
    if (seenAt >= 0) cycles.push([...trail.slice(seenAt), path].join(' → '))
    if (seenAt >= 0 || done.has(path)) return
    for (const next of graph.get(path) ?? []) follow(next, [...trail, path])
    done.add(path)
  }
  for (const path of graph.keys()) follow(path, [])
  return cycles
}

/** Files that the given ones import transitively, including themselves. */
export function reachedFrom(graph: Graph, starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const queue = [...starts]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    queue.push(...(graph.get(path) ?? []))
  }
  return reached
}

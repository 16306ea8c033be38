import type { SourceFile } from '../../support/source-files'
import { importsOfAll } from './imports'
import { dottedName, literalText, nodeAt, nodesAt, parseModule, type SyntaxNode, walk } from './syntax'

/** A declaration at the top of a module: the cookies that it sets itself, and the names that it mentions. */
type Declaration = { sets: string[]; mentions: Set<string> }

type Parts = {
  declarations: ReadonlyMap<string, Declaration>
  /** Local name of an import, with file and name of its declaration. */
  imported: ReadonlyMap<string, { path: string; name: string }>
}

const SETTERS = ['setCookie', 'setFlagCookie', 'optionsOfCookie']

const isZeroAge = (property: SyntaxNode): boolean =>
  nodeAt(property, 'key')?.name === 'maxAge' && nodeAt(property, 'value')?.value === 0

/** Whether attributes of a cookie are read to delete it. */
const isDeletion = (ancestors: readonly SyntaxNode[]): boolean =>
  ancestors.some(
    node =>
      (node.type === 'CallExpression' && /^clear/.test(dottedName(nodeAt(node, 'callee')) ?? '')) ||
      (node.type === 'ObjectExpression' && nodesAt(node, 'properties').some(isZeroAge)),
  )

function cookieSetBy(node: SyntaxNode, ancestors: readonly SyntaxNode[]): string | undefined {
  if (node.type !== 'CallExpression' || !SETTERS.includes(dottedName(nodeAt(node, 'callee')) ?? ''))
    return undefined
  return isDeletion(ancestors) ? undefined : literalText(nodesAt(node, 'arguments')[0])
}

const namesOf = (statement: SyntaxNode): readonly string[] => {
  const declared = nodeAt(statement, 'declaration') ?? statement
  const parts = declared.type === 'VariableDeclaration' ? nodesAt(declared, 'declarations') : [declared]
  return parts.map(part => String(nodeAt(part, 'id')?.name ?? 'default'))
}

function partsOf(file: SourceFile, targets: ReadonlyMap<string, string>): Parts {
  const { body } = parseModule(file)
  const declarations = new Map<string, Declaration>()
  for (const statement of body) {
    const declaration: Declaration = { sets: [], mentions: new Set() }
    walk({ file, body: [statement], comments: [] }, (node, ancestors) => {
      if (node.type === 'Identifier') declaration.mentions.add(String(node.name))
      const cookie = cookieSetBy(node, ancestors)
      if (cookie !== undefined) declaration.sets.push(cookie)
    })
    for (const name of namesOf(statement)) declarations.set(name, declaration)
  }
  const imported = body
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .flatMap(statement => {
      const path = targets.get(literalText(nodeAt(statement, 'source')) ?? '')
      return nodesAt(statement, 'specifiers').flatMap(specifier => {
        const name = String(nodeAt(specifier, 'imported')?.name)
        return path === undefined ? [] : [[String(nodeAt(specifier, 'local')?.name), { path, name }] as const]
      })
    })
  return { declarations, imported: new Map(imported) }
}

/**
 * Finds the cookies that a module can set: those of all functions that its own functions mention, over all
 * files. A mention counts as a call.
 */
export function cookieFinder(files: readonly SourceFile[]): (path: string) => readonly string[] {
  const targets = new Map<string, Map<string, string>>()
  for (const { from, specifier, target } of importsOfAll(files)) {
    const known = targets.get(from.path) ?? new Map<string, string>()
    if (target !== undefined) known.set(specifier, target)
    targets.set(from.path, known)
  }
  const modules = new Map(files.map(file => [file.path, partsOf(file, targets.get(file.path) ?? new Map())]))
  return path => {
    const found = new Set<string>()
    const seen = new Set<string>()
    const follow = (at: string, name: string) => {
      const parts = modules.get(at)
      if (parts === undefined || seen.has(`${at} ${name}`)) return
      seen.add(`${at} ${name}`)
      const elsewhere = parts.imported.get(name)
      if (elsewhere !== undefined) follow(elsewhere.path, elsewhere.name)
      const { sets = [], mentions = [] } = parts.declarations.get(name) ?? {}
      for (const cookie of sets) found.add(cookie)
      for (const mentioned of mentions) follow(at, mentioned)
    }
    for (const name of modules.get(path)?.declarations.keys() ?? []) follow(path, name)
    return [...found].toSorted()
  }
}

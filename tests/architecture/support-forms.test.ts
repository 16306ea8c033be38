import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'
import { isSupportPage } from '@/lib/site/support-paths'
import { customerOnlyPage, customerOnlyWrite } from '@/lib/support/customer-only'
import { REPOSITORY, readStoreCode, type SourceFile } from '../support/source-files'
import { graphOf, importsOfAll, reachedFrom } from './rules/imports'
import { literalText, nodeAt, nodesAt, offence, parseModule, type SyntaxNode, walk } from './rules/syntax'

const WRITES = /\bexport\b[^\n]*\b(?:POST|PUT|PATCH|DELETE)\b/

/** Handlers that write and that only the customer may use, by the table. */
const BARRED = new Set(
  globSync('app/**/route.{ts,tsx}', { cwd: REPOSITORY })
    .filter(file => WRITES.test(readFileSync(join(REPOSITORY, file), 'utf8')))
    .map(file => file.replace(/^app|\/route\.tsx?$/g, ''))
    .filter(path => customerOnlyWrite(path) !== undefined),
)

const FILES = readStoreCode()

/** A page by its address below the locale; names stand for parameters. */
const addressOf = (file: string): string =>
  `/${posix.dirname(file)}`
    .replace(/^\/app\/\[locale\]/, '')
    .replaceAll(/\/\([^/]+\)/g, '')
    .replaceAll(/\[[^\]]+\]/g, 'x')

/** Pages that agents open, by the table. */
const OPEN = FILES.map(({ path }) => path).filter(
  path =>
    posix.basename(path) === 'page.tsx' &&
    customerOnlyPage(addressOf(path)) === undefined &&
    !isSupportPage(addressOf(path)),
)

/** What gives an address its name: an attribute, a property of an object, a constant. */
const HOLDERS: readonly string[] = ['JSXAttribute', 'Property', 'VariableDeclarator']

/** Handlers of forms, whose functions take a name as second argument at most. */
const HANDLER = /(?:Action|Actions|Form)Path$/

type PathOf = (locale: string, part: string) => unknown

const pathFunctions = new Map<string, PathOf>()
for (const file of globSync('lib/site/*.ts', { cwd: REPOSITORY })) {
  const module: Readonly<Record<string, unknown>> = await import(join(REPOSITORY, file))
  for (const [name, value] of Object.entries(module))
    if (typeof value === 'function' && HANDLER.test(name)) pathFunctions.set(name, value as PathOf)
}

/** The address of a call such as `orderActionPath(locale, 'certificate')`; undefined for any other call. */
function addressOfCall(node: SyntaxNode): string | undefined {
  const pathOf = pathFunctions.get(String(nodeAt(node, 'callee')?.name))
  if (pathOf === undefined) return undefined
  const address = pathOf('en-us', literalText(nodesAt(node, 'arguments')[1]) ?? 'x')
  return typeof address === 'string' ? address.split('?', 1)[0] : undefined
}

/** Forms that an agent does not see where the table bars their handler. */
const KIT = ['CustomerOnlyForm', 'Confirmation', 'EntryActions']

const ADDRESS_OF_FORM = ['action', 'formAction']

/** Forms to barred handlers that are not made by the kit. */
function plainForms(file: SourceFile): readonly string[] {
  const found: string[] = []
  walk(parseModule(file), (node, ancestors) => {
    if (node.type !== 'CallExpression') return
    const holder = ancestors.findLast(({ type }) => HOLDERS.includes(type))
    const name = holder && String(['name', 'key', 'id'].map(part => nodeAt(holder, part)?.name).find(Boolean))
    if (name === undefined || !ADDRESS_OF_FORM.includes(name)) return
    const address = addressOfCall(node)
    if (address === undefined || !BARRED.has(address)) return
    const element = ancestors.findLast(({ type }) => type === 'JSXOpeningElement')
    const isKit = element !== undefined && KIT.includes(String(nodeAt(element, 'name')?.name))
    if (!isKit) found.push(offence(file, node.start, address))
  })
  return found
}

test('the table bars handlers, and leaves pages open to agents', () => {
  expect(BARRED).toContain('/api/orders/certificate')
  expect(OPEN.length).toBeGreaterThan(30)
})

test('a form that only the customer may send is made by the kit on every page that an agent opens', () => {
  const reached = reachedFrom(graphOf(importsOfAll(FILES)), OPEN)
  const shown = FILES.filter(({ path }) => reached.has(path) && path.endsWith('.tsx'))
  expect(shown.flatMap(plainForms)).toEqual([])
})

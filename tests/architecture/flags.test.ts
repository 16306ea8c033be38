import { expect, test } from 'vitest'
import { FLAG_KEYS, FLAGS, type FlagKey } from '@/lib/backends/flags/flag-defaults'
import { readCode, readSource, readStoreCode, type SourceFile } from '../support/source-files'
import { graphOf, importsOfAll, reachedFrom } from './rules/imports'

const TABLE = 'lib/backends/flags/flag-defaults.ts'

/** Code about flags: elsewhere the same words have other meanings (`line3` of an address in the contract). */
const isAboutFlags = ({ path, text }: SourceFile): boolean =>
  path !== TABLE &&
  (path.startsWith('lib/backends/flags/') || /from '@\/(?:lib\/backends|components)\/flags\//.test(text))

/** What the framework calls: pages and what is around them, handlers, the middleware. */
const ENTRY =
  /^(?:app\/(?:.*\/)?(?:page|layout|template|loading|error|global-error|not-found|default|route)\.tsx?|(?:middleware|instrumentation)\.ts)$/

/** Files that run in a page or a handler, as far as values are imported. */
function shownFiles(files: readonly SourceFile[]): ReadonlySet<string> {
  const graph = graphOf(importsOfAll(files).filter(({ typeOnly }) => !typeOnly))
  return reachedFrom(
    graph,
    files.map(({ path }) => path).filter(path => ENTRY.test(path)),
  )
}

/** Files of pages and handlers that read a flag. */
function readersOf(key: string, files: readonly SourceFile[], shown = shownFiles(files)): readonly string[] {
  const reading = new RegExp(`'${key}'|\\b(?:flags|values)\\.${key}\\b`)
  return files
    .filter(file => shown.has(file.path) && isAboutFlags(file) && reading.test(file.text))
    .map(({ path }) => path)
}

const STORE = readStoreCode()
const SHOWN = shownFiles(STORE)

const OF_COMMERCE = FLAG_KEYS.filter(key => 'readBy' in FLAGS[key])

test('every flag is read by a page or a handler of the store, or else by commerce', () => {
  const unread = FLAG_KEYS.filter(key => readersOf(key, STORE, SHOWN).length === 0)
  expect(unread.toSorted()).toEqual(OF_COMMERCE.toSorted())
})

test('a flag that only a file without a page reads is not read', () => {
  const text = "import type { Flags } from '@/lib/backends/flags/flag-values'\nflags.upc"
  const unused = { path: 'lib/cart/unused.ts', text }
  const rows = { path: 'lib/cart/rows.ts', text }
  const page = { path: 'app/cart/page.tsx', text: "import { rows } from '@/lib/cart/rows'" }
  expect(readersOf('upc', [unused, page])).toEqual([])
  expect(readersOf('upc', [unused, page, rows])).toEqual(['lib/cart/rows.ts'])
  const typeOnly = { ...page, text: page.text.replace('import', 'import type') }
  expect(readersOf('upc', [typeOnly, rows])).toEqual([])
})

// What the pages show of them, on and off: tests/contract/store/site/commerce-flags.test.ts.
test('every flag that commerce reads is asked for by a call of commerce', () => {
  const commerce = readCode('sandbox')
  const graph = graphOf(importsOfAll(commerce).filter(({ typeOnly }) => !typeOnly))
  const served = reachedFrom(graph, ['sandbox/commerce/service.ts'])
  const asks = (key: FlagKey) =>
    commerce.some(
      ({ path, text }) => served.has(path) && new RegExp(`isFlagOn\\([^\n]*, '${key}'\\)`).test(text),
    )
  expect(served.size).toBeGreaterThan(100)
  expect(OF_COMMERCE.filter(key => !asks(key))).toEqual([])
  expect(OF_COMMERCE).not.toEqual([])
})

/** The flags of the table in the specification. */
function flagsOfSpecification(): readonly string[] {
  const { text } = readSource('docs/specification.md')
  const [, section = ''] = /^### §9 Feature flags\n([\s\S]*?)^In the code:/m.exec(text) ?? []
  const cells = section.split('\n').flatMap(line => /^\| (`[^|]+) \|/.exec(line)?.[1] ?? [])
  return cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
}

test('the flags are those of the specification (spec §9)', () => {
  expect([...FLAG_KEYS].toSorted()).toEqual(flagsOfSpecification().toSorted())
})

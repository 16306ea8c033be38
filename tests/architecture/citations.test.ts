import { expect, test } from 'vitest'
import { listFiles, readAllCode, readSource } from '../support/source-files'
import { headingsOf, lostCitations, pageHeadingsOf } from './rules/citations'
import { unknownIdentifiers, wordsOf } from './rules/identifiers'

const headings = {
  specification: headingsOf(readSource('docs/specification.md').text),
  pages: pageHeadingsOf(readSource('docs/what-pages-offer.md').text),
}

const documents = ['docs', 'bench', 'tests', 'e2e']
  .flatMap(folder => listFiles(folder))
  .concat(listFiles('.', { deep: false }))
  .filter(path => path.endsWith('.md'))
  .map(readSource)

/** Of OCC, of the framework, of the compiler, and of a step that a recipe invents. */
const FOREIGN_NAMES = [
  'baseSiteId',
  'passwordRestoreToken',
  'inlineCss',
  'rewriteRelativeImportExtensions',
  'checkInterests',
]

test('every comment and document cites what the repository holds', () => {
  expect(headings.specification.size).toBeGreaterThan(40)
  expect(headings.pages.size).toBeGreaterThan(12)
  const files = [...readAllCode(), ...documents]
  expect(files.flatMap(file => lostCitations(headings, file))).toEqual([])
})

test('a citation of another document, or of no heading, is reported, and no other', () => {
  const section = '§'
  const text = [
    ` * The cart (pages${'.'}md ${section}6, contract`,
    ` * ${section}8; spec, ${'pages'} ${section}5; failure-pages.md). Found: spec ${section}4, logout, and spec`,
    ` * ${section}2, access rules (spec ${section}2, ${section}9; spec ${section}4). Not found: spec ${section}2, logout.`,
    ` * Nor: spec ${section}4, sign-out; spec ${section}4, session logout; spec ${section}pages 1.`,
    ' * Found: (pages: Quotes), (pages: Invoices,',
    ` * payment), (pages: string). Not found: (${'pages'}: Bargains).`,
  ].join('\n')
  expect(lostCitations(headings, { path: 'a.ts', text })).toEqual([
    `a.ts: pages${'.'}md`,
    `a.ts: contract ${section}`,
    `a.ts: spec, ${'pages'}`,
    `a.ts: spec ${section}pages`,
    `a.ts: spec ${section}2, logout`,
    `a.ts: spec ${section}4, sign-out`,
    `a.ts: spec ${section}4, session logout`,
    `a.ts: ${'pages'}: Bargains`,
  ])
})

test('every document names functions that exist', () => {
  const code = readAllCode().filter(({ path }) => path !== 'tests/architecture/citations.test.ts')
  const known = new Set([...wordsOf(code), ...FOREIGN_NAMES])
  expect(documents.flatMap(document => unknownIdentifiers(known, document))).toEqual([])
})

test('a name in backticks that is in no code and in no example of its document is reported, and no other', () => {
  const text = [
    'Unknown: `goneFunction` and `openGone(request)`. Known: `keptFunction`, `shownBelow()`, and goneByName,',
    '`short`, `aShort`, `lib/pathOfFile.ts`, `data-someThing`, `SOME_CONSTANT`, `SomeComponent`.',
    '```ts',
    'const shownBelow = inFencedBlock',
    '```',
  ].join('\n')
  const known = wordsOf([{ path: 'lib/a.ts', text: 'export const keptFunction = 1' }])
  expect(unknownIdentifiers(known, { path: 'docs/a.md', text })).toEqual([
    'docs/a.md: goneFunction',
    'docs/a.md: openGone',
  ])
})

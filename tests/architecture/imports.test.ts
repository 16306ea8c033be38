import { expect, test } from 'vitest'
import { readAllCode } from '../support/source-files'
import { FOLDERS_OF_LIB, folderFault, folderOfLib } from './rules/folders'
import { findCycles, graphOf, type Import, importsOfAll, reachedFrom } from './rules/imports'
import { LAYER_RULES } from './rules/layers'
import {
  heavyImports,
  isRunByPlainNode,
  noBarrel,
  noDefaultExport,
  plainNodeFault,
  pureRulesAreHandedTheirWorld,
  serverFilesAreMarked,
} from './rules/modules'
import { offence } from './rules/syntax'

const FILES = readAllCode()
const IMPORTS = importsOfAll(FILES)
const GRAPH = graphOf(IMPORTS)
const VALUE_GRAPH = graphOf(IMPORTS.filter(({ typeOnly }) => !typeOnly))

const offences = (imports: readonly Import[], judge: (imported: Import) => string | null) =>
  imports.flatMap(imported => {
    const reason = judge(imported)
    return reason === null
      ? []
      : [offence(imported.from, imported.offset, `${imported.specifier}: ${reason}`)]
  })

test.each(LAYER_RULES)('$name', ({ judge }) => {
  expect(offences(IMPORTS, judge)).toEqual([])
})

test('imports have no cycles, including type imports', () => {
  expect(findCycles(GRAPH)).toEqual([])
})

test('folders of lib import only folders below them, so that they have no cycles', () => {
  expect(offences(IMPORTS, folderFault)).toEqual([])
})

test('the folder order lists every folder of lib once', () => {
  const folders = new Set(FILES.flatMap(({ path }) => folderOfLib(path) ?? []))
  expect(FOLDERS_OF_LIB.toSorted()).toEqual([...folders].toSorted())
})

test('code that plain Node loads has imports that Node resolves, transitively', () => {
  const starts = FILES.map(({ path }) => path).filter(isRunByPlainNode)
  const reached = reachedFrom(VALUE_GRAPH, starts)
  const theirs = IMPORTS.filter(({ from }) => reached.has(from.path))
  expect(offences(theirs, plainNodeFault)).toEqual([])
})

test('code that renders public pages reads no cookie and no request header, transitively', () => {
  const reached = reachedFrom(
    VALUE_GRAPH,
    FILES.map(({ path }) => path).filter(path => path.startsWith('app/[locale]/(public)/')),
  )
  expect(reached.size).toBeGreaterThan(100)
  const theirs = IMPORTS.filter(({ from }) => reached.has(from.path))
  const reading = theirs.filter(({ specifier }) => specifier === 'next/headers')
  expect(reading.map(({ from }) => from.path)).toEqual([])
})

test('the middleware imports no component and no heavy library', () => {
  const reached = reachedFrom(VALUE_GRAPH, ['middleware.ts', 'proxy.ts'])
  expect(heavyImports(IMPORTS, reached)).toEqual([])
})

test.each([
  ['no file only passes on what others export', noBarrel],
  ['exports have names, except where the framework looks for a default', noDefaultExport],
  ['server files are refused in the browser', serverFilesAreMarked],
  ['pure rules depend on their parameters alone', pureRulesAreHandedTheirWorld],
])('%s', (_, rule) => {
  expect(FILES.flatMap(rule)).toEqual([])
})

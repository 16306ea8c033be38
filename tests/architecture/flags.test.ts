import { expect, test } from 'vitest'
import { FLAG_KEYS, FLAGS, type FlagKey } from '@/lib/backends/flags/flag-defaults'
import { readCode, readSource } from '../support/source-files'

const TABLE = 'lib/backends/flags/flag-defaults.ts'

/** Code about flags: elsewhere the same words have other meanings (`line3` of an address in the contract). */
const READERS = readCode('app', 'components', 'lib').filter(
  ({ path, text }) =>
    path !== TABLE &&
    (path.startsWith('lib/backends/flags/') || /from '@\/(?:lib\/backends|components)\/flags\//.test(text)),
)

const isRead = (key: FlagKey): boolean => {
  const reading = new RegExp(`'${key}'|\\b(?:flags|values)\\.${key}\\b`)
  return READERS.some(({ text }) => reading.test(text))
}

test('every flag is read, by the store or else by commerce', () => {
  const elsewhere = FLAG_KEYS.filter(key => 'readBy' in FLAGS[key])
  expect(FLAG_KEYS.filter(key => !isRead(key)).toSorted()).toEqual(elsewhere.toSorted())
})

test('every flag that commerce reads decides something there', () => {
  const commerce = readCode('sandbox').filter(({ path }) => path.startsWith('sandbox/commerce/'))
  const left = FLAG_KEYS.filter(key => 'readBy' in FLAGS[key])
  expect(left.filter(key => !commerce.some(({ text }) => text.includes(`'${key}'`)))).toEqual([])
  expect(left).not.toEqual([])
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

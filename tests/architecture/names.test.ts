import { describe, expect, test } from 'vitest'
import { CHOSEN_ON, quantityField } from '@/lib/cart/lines/line-fields'
import { SITE_FIELD } from '@/lib/cart/site/site-switch'
import { FACET_PARAMETERS } from '@/lib/catalogue/search/facet-parameters'
import { COMMERCE_HEADERS } from '@/lib/contract/commerce/headers'
import { COOKIES, type CookieId, type CookieRow, cookieName } from '@/lib/cookies/cookie-table'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import * as ownHeaders from '@/lib/request/own-headers'
import * as pageParameters from '@/lib/site/page-parameters'
import { listFiles, readCode, readSource, readStoreCode } from '../support/source-files'
import { dataAttributesIn, dataAttributesOfStyles } from './rules/data-attributes'
import {
  cookiesAreInTheTable,
  headersAreInTheTable,
  pageParametersAreInTheTable,
  parameterNamesAreInTheTable,
} from './rules/names'

const document = readSource('docs/names.md').text

/** The cells of the table below a heading, without its head; backticks are removed. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const part = document.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const lines = part.split('\n').filter(line => line.startsWith('|'))
  return lines.slice(2).map(line =>
    line
      .slice(1, -1)
      .split('|')
      .map(cell => cell.trim().replaceAll('`', '')),
  )
}

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const

/** `8 h 5 min`. */
function writtenLife(seconds: number): string {
  const parts: string[] = []
  let rest = seconds
  for (const [unit, length] of UNITS) {
    if (rest >= length) parts.push(`${Math.floor(rest / length)} ${unit}`)
    rest %= length
  }
  return parts.join(' ')
}

describe('cookies', () => {
  test('are named and written by the table only', () => {
    expect(readStoreCode().flatMap(cookiesAreInTheTable)).toEqual([])
  })

  test('are listed in docs/names.md as the table has them', () => {
    const documented = rowsBelow('Cookies').map(([name, , scripts, life, path]) => [
      name,
      scripts,
      life,
      path,
    ])
    const rows: readonly [string, CookieRow][] = Object.entries(COOKIES)
    const declared = rows.map(([id, { name, isReadable = false, seconds, path }]) => [
      id === 'identity' ? name : cookieName(id as Exclude<CookieId, 'identity'>, true),
      isReadable ? 'yes' : 'no',
      writtenLife(seconds),
      path,
    ])
    expect(documented).toEqual(declared)
  })

  test('are set by the files that docs/names.md states', () => {
    for (const [name, , , , , path = ''] of rowsBelow('Cookies'))
      expect(readSource(path).text, name).toMatch(/[cC]ookie/)
  })
})

describe('headers', () => {
  test('are named by the table only', () => {
    expect([...readStoreCode(), ...readCode('sandbox')].flatMap(headersAreInTheTable)).toEqual([])
  })

  test('are listed in docs/names.md as the tables have them', () => {
    const names = Object.values(ownHeaders).filter(value => typeof value === 'string')
    expect(rowsBelow('Headers').map(([name]) => name)).toEqual(
      expect.arrayContaining([...names, ...Object.values(COMMERCE_HEADERS)]),
    )
    expect(rowsBelow('Headers')).toHaveLength(names.length + Object.values(COMMERCE_HEADERS).length)
  })
})

describe('query parameters of pages', () => {
  test('are named by the table only', () => {
    expect(readStoreCode().flatMap(pageParametersAreInTheTable)).toEqual([])
  })

  test('are constants of the tables only, so that none is missing in the list', () => {
    expect(readStoreCode().flatMap(parameterNamesAreInTheTable)).toEqual([])
  })

  test('are listed in docs/names.md as the tables have them', () => {
    const named = Object.values(pageParameters).flatMap(value =>
      typeof value === 'string' ? [value] : Object.values(value),
    )
    const facets = Object.values(FACET_PARAMETERS).map(({ name }) => name)
    const declared = new Set([
      ...named,
      ...facets,
      CHOSEN_ON,
      SITE_FIELD,
      quantityField('{code}'),
      SUBMISSION_KEY,
    ])
    const documented = rowsBelow('Query parameters of pages').flatMap(([names = '']) => names.split(', '))
    expect(documented.toSorted()).toEqual([...declared].toSorted())
  })
})

describe('data- attributes', () => {
  const documented = rowsBelow('`data-` attributes')
  const ofStore = readStoreCode().map(dataAttributesIn)
  const styles = listFiles('app').filter(path => path.endsWith('.css'))
  const ofStyles = styles.map(readSource).flatMap(dataAttributesOfStyles)
  const testFiles = readCode('e2e', 'tests').filter(({ path }) => /^(?:e2e|tests\/components)\//.test(path))
  const ofTests = testFiles.map(dataAttributesIn)
  const read = [...ofStore.flatMap(file => file.read), ...ofStyles, ...ofTests.flatMap(file => file.read)]

  test('are listed in docs/names.md, each of the store and no other', () => {
    const used = new Set([...ofStore.flatMap(file => [...file.set, ...file.read]), ...ofStyles])
    expect(documented.map(([name]) => name)).toEqual([...used].toSorted())
  })

  test('of tests exist in the store', () => {
    const names = documented.map(([name]) => name)
    expect(names).toEqual(expect.arrayContaining(ofTests.flatMap(file => [...file.set, ...file.read])))
  })

  test('are read by a script, a style or a test', () => {
    expect(read).toEqual(expect.arrayContaining(ofStore.flatMap(file => file.set)))
  })

  test('are used by the files that docs/names.md states', () => {
    for (const [name = '', , path = ''] of documented) {
      const file = readSource(path)
      const { set, read: scripts } = path.endsWith('.css')
        ? { set: [], read: dataAttributesOfStyles(file) }
        : dataAttributesIn(file)
      expect([...set, ...scripts], path).toContain(name)
    }
  })
})

import { expect, it } from 'vitest'
import { formatList, formatMinutes, formatNumber, languageName, writtenRow } from '@/lib/format/list'
import { formatPrice } from '@/lib/format/money'

const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ')

it('lists, numbers and prices are written as people of the site do', () => {
  expect(formatList('en-us', ['paper', 'tablet', 'remote'])).toBe('paper, tablet, and remote')
  expect(formatList('fr-ca', ['papier', 'tablette'])).toBe('papier et tablette')
  expect(formatNumber('nl-nl', 2260)).toBe('2.260')
  expect(formatNumber('fr-ca', 0.9, 2)).toBe('0,90')
  expect(plain(formatPrice('fr-ca', { currencyIso: 'CAD', value: 1234.5 }))).toBe('1 234,50 $')
  expect(plain(formatPrice('nl-nl', { currencyIso: 'EUR', value: 89 }))).toBe('€ 89,00')
})

it('languages have their name in that of the site, and a code no one knows stays one', () => {
  expect(languageName('nl-nl', 'fr')).toBe('Frans')
  expect(languageName('en-us', 'not a language')).toBe('not a language')
})

it('a time names its zone, because no one knows where the server stands', () => {
  const time = Date.UTC(2026, 10, 21, 23, 5)
  expect(plain(formatMinutes('en-us', time))).toBe('November 21, 2026 at 11:05 PM UTC')
  expect(plain(formatMinutes('nl-nl', time))).toBe('21 november 2026 om 23:05 UTC')
})

it('names side by side begin like a sentence, without a word between them', () => {
  expect(writtenRow('en-us', ['by hand', 'web-based'])).toBe('By hand, web-based')
  expect(writtenRow('fr-ca', ['écran', 'papier'])).toBe('Écran, papier')
  expect(writtenRow('nl-nl', [])).toBe('')
})

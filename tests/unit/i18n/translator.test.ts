import { createTranslator } from 'use-intl/core'
import { describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator, type Namespace } from '@/lib/i18n/translator'
import { getSite } from '@/lib/site/sites'
import { parametersOf, SHOWN, tagsOf } from './texts'

const count = (units: number) => getTranslator('en-us', 'quotes')('size', { lines: units })
const numbered = (number: string) => getTranslator('en-us', 'quotes')('number', { number })

describe('a text with values', () => {
  it('follows its values each time, however often it was formatted', () => {
    expect([count(1), count(2), count(1), count(2)]).toEqual(['1 item', '2 items', '1 item', '2 items'])
    expect([numbered('1'), numbered('2'), numbered('1')]).toEqual(['Quote 1', 'Quote 2', 'Quote 1'])
  })

  it('is never mixed up with another whose values read alike', () => {
    const t = getTranslator('en-us', 'cart')
    const rate = (name: string, percent: string) => t('programmes.rate', { name, percent })
    expect(rate('a percent string 1 b', 'c')).not.toBe(rate('a', 'b percent string 1 c'))
  })

  it('is formatted with a value of any length', () => {
    expect(numbered('7'.repeat(100))).toBe(`Quote ${'7'.repeat(100)}`)
    expect(numbered('8'.repeat(100))).toBe(`Quote ${'8'.repeat(100)}`)
  })
})

it('texts of one locale are not those of another', () => {
  expect(getTranslator('nl-nl', 'quotes')('total')).toBe('Totaal')
  expect(getTranslator('en-us', 'quotes')('total')).toBe('Total')
})

type AnyTranslator = (key: string, values?: Readonly<Record<string, string>>) => string

describe.each(SHOWN)('texts with values in $locale', ({ locale, texts }) => {
  const icu = createTranslator({ locale: getSite(locale).languageTag, messages: getMessages(locale) })
  it('are those of the ICU library, with values that look like its syntax', () => {
    const differing = [...texts].flatMap(([key, text]) => {
      const names = parametersOf(text)
      if (names.length === 0 || tagsOf(text).length > 0 || /\{\s*\w+\s*,/.test(text)) return []
      const values = Object.fromEntries(names.map(name => [name, `'{${name}} <b>#</b>`]))
      const [namespace = '', ...rest] = key.split('.')
      const translate = getTranslator(locale, namespace as Namespace) as unknown as AnyTranslator
      const expected = (icu as unknown as AnyTranslator)(key, values)
      return translate(rest.join('.'), values) === expected ? [] : [key]
    })
    expect(differing).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { cleanMultilineText } from '@/lib/validation/multiline-text'
import { checkLength, checkText, cleanText, countCodePoints } from '@/lib/validation/text'
import { expectAccepted, expectRefused } from './verdict'

const composed = (raw: string) => cleanText(raw, 'NFC')
const compatible = (raw: string) => cleanText(raw, 'NFKC')

describe('cleaning a text of several lines', () => {
  it('keeps its lines, each cleaned by itself', () =>
    expectAccepted(
      cleanMultilineText,
      '\r\n Dear\tteam, \r\n\r\nhere \u200B it is\r',
      'Dear team,\n\nhere it is',
    ))

  it('refuses what no line may have', () =>
    expectRefused(cleanMultilineText, 'a\nb\u202Ec', 'forbiddenCharacters'))
})

describe('cleaning typed text', () => {
  it.each([
    ['plain spaces', '  a  b ', 'a b'],
    ['no-break, en, thin and ideographic spaces', '\u00A0a\u2002\u2009b\u3000', 'a b'],
    ['zero-width characters', '\u200Ba\u200C\u200Db\u2060\uFEFF', 'ab'],
    ['spaces behind zero-width characters', '\u200B a \u200B', 'a'],
    ['soft hyphens', 'a\u00ADb', 'ab'],
    ['direction marks', '\u200Ea\u200Fb\u061C', 'ab'],
    ['letters that draw nothing', 'a\u3164\u115Fb\uFFA0', 'ab'],
    ['tag characters', `a${String.fromCodePoint(0xe0041)}`, 'a'],
    ['a joiner between letter and mark', 'e\u034F\u0301', 'é'],
    ['only invisible characters', '\u200B\u00AD \u3164', ''],
  ])('drops %s', (_, raw, value) => expectAccepted(composed, raw, value))

  it.each([
    ['null', 'Bob\u0000'],
    ['bell', '\u0007'],
    ['tab', 'a\tb'],
    ['line feed', 'a\nb'],
    ['carriage return and line feed', 'a\r\nSet-Cookie: b=c'],
    ['C1 control', 'a\u0085b'],
    ['line separator', 'a\u2028b'],
    ['paragraph separator', 'a\u2029b'],
    ['lone high surrogate', 'a\uD83D'],
    ['lone low surrogate', '\uDE00a'],
    ['bidi override', 'a\u202Eb'],
    ['bidi embedding', 'a\u202Ab'],
    ['bidi isolate', 'a\u2066b\u2069'],
    ['private use', 'a\uE000'],
    ['noncharacter', 'a\uFFFE'],
    ['replacement character of broken UTF-8', 'a\uFFFDb'],
  ])('refuses %s', (_, raw) => {
    expectRefused(composed, raw, 'forbiddenCharacters')
    expectRefused(compatible, raw, 'forbiddenCharacters')
  })

  it('makes decomposed and composed letters equal', () => {
    expect(composed('Nguye\u0302\u0303n')).toEqual(composed('Nguyễn'))
  })

  it('folds full-width forms only where the normal form says so', () => {
    expect(compatible('１２ＡＢ')).toEqual({ ok: true, value: '12AB' })
    expect(composed('１２ＡＢ')).toEqual({ ok: true, value: '１２ＡＢ' })
  })
})

describe('limits', () => {
  const rule = (raw: string) => checkText(raw, 'NFC', { min: 2, max: 3 })

  it('counts code points, not UTF-16 units', () => {
    expect(countCodePoints('𠮷a')).toBe(2)
    expectAccepted(rule, '𠮷𠮷𠮷', '𠮷𠮷𠮷')
  })

  it('counts after normalising', () => expectAccepted(rule, ' e\u0301e\u0301e\u0301 ', 'ééé'))

  it.each([
    ['', 'required'],
    [' \u3000 ', 'required'],
    ['a', 'tooShort:2'],
    ['abcd', 'tooLong:3'],
  ])('refuses %j', (raw, why) => expectRefused(rule, raw, why))

  it('has no lower limit unless one is given', () => {
    expect(checkLength('', { max: 1 })).toEqual({ ok: true, value: '' })
  })
})

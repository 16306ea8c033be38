import { describe, expect, test } from 'vitest'
import type { Language } from '@/lib/site/sites'
import { languageTexts, parametersOf, refused, TRANSLATIONS, tagsOf } from './texts'

const ENGLISH = languageTexts('en')

/** Sentences with links, whose tags are names that the server's page puts anchors in place of. */
const WITH_LINKS: ReadonlySet<string> = new Set([
  'register.terms.sentence',
  'organisation.terms.label',
  'orders.review.terms',
  'checkout.payment.none',
])

const withoutTags = (text: string): string =>
  tagsOf(text).reduce((rest, tag) => rest.replace(`<${tag}>`, '').replace(`</${tag}>`, ''), text)

/** Names that stay as they are in every language. */
const NAMES = ['Assessments', 'Q-global', 'Eircode', 'CSV', 'PDF', 'UPC', 'MB', 'kB']

/** Words that are spelled the same although they are translated. */
const SAME_WORDS: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  fr: [
    'Date',
    'Documents',
    'Messages',
    'Version',
    ...['Menu', 'Province', 'Suggestion', 'Question', 'Page', 'Contact', 'Notifications', 'Total', 'Message'],
    ...['Qualifications', 'Information', 'Important', 'Marketing', 'Europe', 'Canada'],
  ],
  nl: [
    'Menu',
    'Marketing',
    'Sector',
    'Postcode',
    'Account',
    'Contact',
    'Product',
    'Filter',
    'Privacy',
    'Training',
    'Accounts',
    'Home',
    'Store',
    'interview',
    'K',
    'Canada',
    'Singapore',
    'Status',
  ],
  es: ['Asia', 'Sector', 'Total', 'Subtotal', 'Error', 'Marketing', 'K', 'Australia'],
}

/** What there is to translate in a text: neither placeholders and names, nor the signs around the words. */
const wording = (text: string): string =>
  NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/\{\w+\}/g, '')).replace(
    /^[^\p{L}]+|[^\p{L}]+$/gu,
    '',
  )

describe.each(TRANSLATIONS)('the texts in %s', language => {
  const texts = languageTexts(language)

  test('have the keys of the English ones, at run time too', () => {
    expect({
      missing: [...ENGLISH.keys()].filter(key => !texts.has(key)),
      surplus: [...texts.keys()].filter(key => !ENGLISH.has(key)),
    }).toEqual({ missing: [], surplus: [] })
  })

  test('take the same parameters and links', () => {
    const taken = (text = '') => [...parametersOf(text), ...tagsOf(text)].sort().join()
    const differences = [...texts].filter(([key, text]) => taken(text) !== taken(ENGLISH.get(key)))
    expect(differences.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })

  test('are translated', () => {
    const allowed = SAME_WORDS[language]
    const english = [...texts].filter(
      ([key, text]) => text === ENGLISH.get(key) && !['', ...allowed].includes(wording(text)),
    )
    expect(english.map(([key, text]) => `${key}: ${text}`)).toEqual([])
  })
})

describe('every text', () => {
  test('says something, without stray blanks', () => {
    expect(refused(text => text === '' || text !== text.trim() || /\s{2}/.test(text))).toEqual([])
  })

  test('is text, not markup', () => {
    const markup = /[<>]|&[a-z#0-9]+;/i
    expect(refused((text, key) => markup.test(WITH_LINKS.has(key) ? withoutTags(text) : text))).toEqual([])
  })

  test('shows its apostrophes and parameters as they are written: none is read as a quotation', () => {
    expect(refused(text => /''|'[{}]|[{}]'/.test(text))).toEqual([])
  })

  test('names its parameters in words', () => {
    expect(refused(text => parametersOf(text).some(name => !/^[a-z][A-Za-z]*$/.test(name)))).toEqual([])
  })
})

test('texts that are sent to the browser have plain placeholders only', () => {
  const sent = /^(?:register|organisation|errors)\./
  expect(refused((text, key) => sent.test(key) && /[{}]/.test(text.replace(/\{\w+\}/g, '')))).toEqual([])
})

import { createTranslator } from 'use-intl/core'
import { describe, expect, test } from 'vitest'
import { getMessages, LOCALE_OVERLAYS } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { getSite, LOCALES } from '@/lib/site/sites'
import { languageTexts, parametersOf, SHOWN, tagsOf, textsOf } from './texts'

describe.each(LOCALES)('the regional wording of %s', locale => {
  const base = languageTexts(getSite(locale).language)
  const overlay = textsOf(LOCALE_OVERLAYS[locale])

  test('replaces texts that exist', () => {
    expect([...overlay.keys()].filter(key => !base.has(key))).toEqual([])
  })

  test('differs wherever it speaks', () => {
    expect([...overlay].filter(([key, text]) => base.get(key) === text)).toEqual([])
  })

  test('takes the parameters of what it replaces', () => {
    const parameters = (text = '') => [...parametersOf(text), ...tagsOf(text)].sort()
    for (const [key, text] of overlay) expect(parameters(text), key).toEqual(parameters(base.get(key)))
  })

  test('is laid over its language, which stays whole and unchanged', () => {
    const before = JSON.stringify([...base])
    const shown = textsOf(getMessages(locale))
    expect([...shown.keys()]).toEqual([...base.keys()])
    for (const [key, text] of shown) expect(text).toBe(overlay.get(key) ?? base.get(key))
    expect(JSON.stringify([...languageTexts(getSite(locale).language)])).toBe(before)
    expect(getMessages(locale)).toBe(getMessages(locale))
  })

  test('every text can be formatted and shows its parameters', () => {
    const translate = createTranslator({
      locale: getSite(locale).languageTag,
      messages: getMessages(locale),
      onError: error => {
        throw error
      },
    })
    for (const [key, text] of textsOf(getMessages(locale))) {
      const parameters = Object.fromEntries(parametersOf(text).map(name => [name, 2]))
      const links = Object.fromEntries(tagsOf(text).map(name => [name, (part: string) => part]))
      // Keys are gathered at run time; their literal types are what the other tests check.
      const shown = translate.markup(key as Parameters<typeof translate>[0], { ...parameters, ...links })
      expect(shown, key).not.toMatch(/[{}<>]/)
    }
  })
})

test('a translator speaks the language of its locale', () => {
  expect(getTranslator('en-us', 'common')('close')).toBe(getMessages('en-us').common.close)
  expect(getTranslator('fr-ca', 'common')('close')).toBe(getMessages('fr-ca').common.close)
  expect(getMessages('fr-ca').common.close).not.toBe(getMessages('en-us').common.close)
})

describe('spelling follows the region', () => {
  const wordsIn = (locales: readonly string[], pattern: RegExp) =>
    SHOWN.filter(({ locale }) => locales.includes(locale)).flatMap(({ locale, texts }) =>
      [...texts].filter(([, text]) => pattern.test(text)).map(([key, text]) => `${locale} ${key}: ${text}`),
    )

  test('organisation in Britain, Australia, New Zealand and Singapore', () => {
    expect(wordsIn(['en-gb', 'en-au', 'en-nz', 'zh-sg'], /(?:organi|authori|recogni)z/i)).toEqual([])
  })

  test('organization in the United States and Canada', () => {
    expect(wordsIn(['en-us', 'en-ca'], /(?:organi|authori|recogni)s(?:a|e|i)/i)).toEqual([])
  })

  test('ZIP codes exist in the United States only', () => {
    const elsewhere = LOCALES.filter(locale => locale !== 'en-us')
    const isLabelOfOtherCountry = /regionLabels|postalCodeLabels|postalCodes\.zipCode/
    const lines = wordsIn(elsewhere, /\bZIP\b/)
    expect(lines.filter(line => !isLabelOfOtherCountry.test(line))).toEqual([])
  })
})

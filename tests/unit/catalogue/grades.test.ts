import { expect, it } from 'vitest'
import { gradeRange } from '@/lib/catalogue/grades'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES } from '@/lib/site/sites'

it.each([
  ['en-us', 'K–12', 'K–12'],
  ['fr-ca', 'K–12', 'M–12'],
  ['fr-ca', 'K–3', 'M–3'],
  ['fr-ca', '2–12', '2–12'],
] as const)('kindergarten is called as the language of %s calls it: %s is %s', (locale, grades, shown) => {
  expect(gradeRange(locale, grades)).toBe(shown)
})

it('outside North America a text with a grade says whose grades they are', () => {
  const abroad = LOCALES.filter(locale => !/-(?:us|ca)$/.test(locale))
  const unsaid = abroad.flatMap(locale => {
    const { catalogue, product } = getMessages(locale)
    const texts = [catalogue.facts.grades, product.facts.grades, product.facts.readingText]
    return texts.filter(text => !/\b(?:US|VS|UU)\b/.test(text)).map(text => `${locale}: ${text}`)
  })
  expect(unsaid).toEqual([])
})

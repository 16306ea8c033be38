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

it.each(LOCALES.filter(locale => !/-(?:us|ca)$/.test(locale)))(
  'on %s, whose schools count otherwise, no grades are shown',
  locale => {
    expect(gradeRange(locale, 'K–12')).toBeUndefined()
  },
)

it('outside North America a reading level says whose grade it is', () => {
  const abroad = LOCALES.filter(locale => !/-(?:us|ca)$/.test(locale))
  const unsaid = abroad.flatMap(locale => {
    const { readingText } = getMessages(locale).product.facts
    return /\b(?:US|VS|UU)\b/.test(readingText) ? [] : [`${locale}: ${readingText}`]
  })
  expect(unsaid).toEqual([])
})

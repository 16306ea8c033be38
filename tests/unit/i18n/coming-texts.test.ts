import { expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { LOCALES, type Locale } from '@/lib/site/sites'

/** How a language says that something will be possible. */
const LATER: Readonly<Record<string, RegExp>> = {
  en: /^You’ll (?:be able to|find) /,
  fr: /^Vous (?:pourrez|trouverez) /,
  nl: / straks /,
  es: /^(?:Podrá|Aquí encontrará) /,
}

const languageOf = (locale: Locale): string => new Intl.Locale(locale).language

/** Its page says that customers cannot use it. */
const FOR_STAFF = 'supportLogin'

it.each(LOCALES)('pages of %s that open later are described as something to come', locale => {
  const { pages } = getMessages(locale).coming
  const texts = Object.entries(pages).filter(([name]) => name !== FOR_STAFF)
  expect(texts.length).toBeGreaterThan(0)
  const later = LATER[languageOf(locale)] ?? LATER.en
  for (const [name, { text }] of texts) expect(text, name).toMatch(later ?? /^$/)
})

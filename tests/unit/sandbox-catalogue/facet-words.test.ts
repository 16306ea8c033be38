import { expect, it } from 'vitest'
import { capitalized } from '@/lib/format/list'
import { getMessages } from '@/lib/i18n/messages'
import { FACET_NAMES, VALUE_NAMES } from '@/sandbox/commerce/catalogue/search/facet-names'

const LOCALES = { en: 'en-us', fr: 'fr-ca', nl: 'nl-nl', es: 'es-es' } as const

it.each(['en', 'fr', 'nl', 'es'] as const)(
  'filters in %s are called as pages of titles call them',
  language => {
    const locale = LOCALES[language]
    const { catalogue, product } = getMessages(locale)
    const namesOf = (names: Readonly<Record<string, Readonly<Record<typeof language, string>>>> = {}) =>
      Object.fromEntries(Object.entries(names).map(([value, texts]) => [value, texts[language]]))
    const begun = (texts: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(texts).map(([value, text]) => [value, capitalized(locale, text)]))
    expect(namesOf(VALUE_NAMES.administration)).toEqual(begun(catalogue.administrations))
    expect(namesOf(VALUE_NAMES.scoring)).toEqual(begun(catalogue.scorings))
    expect(namesOf(VALUE_NAMES.itemGroup)).toEqual(product.groups)
    expect(namesOf(VALUE_NAMES.qualificationLevel).NONE).toBe(catalogue.level.none)
    expect(namesOf(FACET_NAMES)).toMatchObject({
      administration: product.facts.administration,
      scoring: product.facts.scoring,
      telepractice: product.sections.telepractice,
    })
  },
)

import type { Facet } from '../../../../lib/contract/commerce/catalogue/search.ts'
import { catalogueLanguage } from '../languages.ts'
import type { ProductContext } from '../products/product-context.ts'
import { VALUE_NAMES, YES } from './facet-names.ts'
import { FACET_RULES } from './facet-rules.ts'

const languageNames = new Map<string, Intl.DisplayNames>()

const nameLanguage = (code: string, language: string): string => {
  const names = languageNames.get(language) ?? new Intl.DisplayNames([language], { type: 'language' })
  languageNames.set(language, names)
  try {
    return names.of(code) ?? code
  } catch {
    // Not a language code at all: it was typed into an address.
    return code
  }
}

/** The name of a facet's value in the language of the call; what has none is its own name. */
export const valueName = ({ categories, market }: ProductContext, facet: Facet, value: string): string => {
  if (facet === 'allCategories') return categories.nameOf(value, market.language)
  if (facet === 'language') return nameLanguage(value, market.language)
  const language = catalogueLanguage(market.language)
  if (FACET_RULES[facet].values === 'flag') return YES[language]
  return VALUE_NAMES[facet]?.[value]?.[language] ?? value
}

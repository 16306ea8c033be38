import type { Currency } from '../../../lib/contract/commerce/currency.ts'
import type { Language } from '../../../lib/contract/commerce/language.ts'

const displayName = (type: 'language' | 'currency', code: string, language: string): string =>
  new Intl.DisplayNames([language], { type }).of(code) ?? code

/** A currency as named and signed in a language. */
export const toCurrency = (isocode: string, language: string): Currency => ({
  isocode,
  name: displayName('currency', isocode, language),
  symbol:
    new Intl.NumberFormat(language, { style: 'currency', currency: isocode, currencyDisplay: 'narrowSymbol' })
      .formatToParts(0)
      .find(part => part.type === 'currency')?.value ?? isocode,
  active: true,
})

export const toLanguage = (isocode: string, language: string): Language => ({
  isocode,
  name: displayName('language', isocode, language),
  nativeName: displayName('language', isocode, isocode),
  active: true,
})

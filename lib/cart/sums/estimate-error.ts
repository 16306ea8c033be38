import { getTranslator } from '@/lib/i18n/translator'
import { getSite, type Locale } from '@/lib/site/sites'
import { addressFormat } from '@/lib/validation/address-format'
import { postalCodeExample } from '@/lib/validation/postal-code'
import type { EstimateView } from './estimate-view'

/** Label of the postal code, in the words of the country that the site ships to. */
export const estimateLabel = (locale: Locale): string =>
  getTranslator(
    locale,
    'register',
  )(`postalCodeLabels.${addressFormat(getSite(locale).defaultCountry).postalCodeLabel}`)

/** Why there is no estimate for the typed postal code; undefined if there is one, or nothing was typed. */
export function estimateError(locale: Locale, { state }: EstimateView): string | undefined {
  if (state === 'notServed') return getTranslator(locale, 'cart')('estimate.notServed')
  if (state !== 'invalid') return undefined
  const country = getSite(locale).defaultCountry
  const example = postalCodeExample(country)
  const label = addressFormat(country).postalCodeLabel
  const t = getTranslator(locale, 'errors')
  return example === undefined
    ? t(`postalCodes.${label}.invalid`)
    : t(`postalCodes.${label}.invalidFormat`, { example })
}

import { getSite, type Locale } from '@/lib/site/sites'

const SIGNS = /[$€£¥]/g

/** The currency sign of a site, as its prices show it. */
function ownSign(locale: Locale): string {
  const { languageTag, currency } = getSite(locale)
  const parts = new Intl.NumberFormat(languageTag, { style: 'currency', currency }).formatToParts(1)
  return parts.find(({ type }) => type === 'currency')?.value.at(-1) ?? ''
}

/** Currency signs in a text that are not those of the site. */
export const foreignMoney = (locale: Locale, text: string): readonly string[] =>
  (text.match(SIGNS) ?? []).filter(sign => sign !== ownSign(locale))

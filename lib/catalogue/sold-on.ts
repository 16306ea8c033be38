import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'

/** Whether the site of a locale sells a title. */
export const isSoldOn = (locale: Locale, { assessment }: Pick<TitleProduct, 'assessment'>): boolean =>
  assessment.soldOn.includes(getSite(locale).siteId)

/** Locales whose sites sell a title, in the order of the country selector. */
export const localesSelling = (title: Pick<TitleProduct, 'assessment'>): readonly Locale[] =>
  LOCALES.filter(locale => isSoldOn(locale, title))

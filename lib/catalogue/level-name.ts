import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

export type Level = TitleProduct['qualificationLevel']

/**
 * The name of a qualification level in the scheme of the site, for products that require it and people who
 * hold it; a product without one is open to all users (spec §6).
 */
export function levelName(locale: Locale, level: Pick<NonNullable<Level>, 'code'> | undefined): string {
  const t = getTranslator(locale, 'catalogue')
  return level === undefined ? t('level.none') : t('level.name', { code: level.code })
}

/** The same within a sentence. */
export const levelInText = (locale: Locale, { code }: Pick<NonNullable<Level>, 'code'>): string =>
  getTranslator(locale, 'catalogue')('level.inText', { code })

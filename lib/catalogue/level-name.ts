import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

export type Level = TitleProduct['qualificationLevel']

/**
 * The qualification level that a product asks for, in the words of the site; a product without one is open to
 * everybody (spec §6).
 */
export function levelName(locale: Locale, level: Pick<NonNullable<Level>, 'code'> | undefined): string {
  const t = getTranslator(locale, 'catalogue')
  return level === undefined ? t('level.none') : t('level.name', { code: level.code })
}

/** The same within a sentence. */
export const levelInText = (locale: Locale, { code }: NonNullable<Level>): string =>
  getTranslator(locale, 'catalogue')('level.inText', { code })

import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'
import { isSoldOn } from './sold-on'

/**
 * What the page of a title is about: something for sale, something that other sites sell, or something that
 * is gone.
 */
export type TitleState = 'sold' | 'elsewhere' | 'withdrawn'

/** What is withdrawn is gone everywhere, whoever sold it. */
export const titleState = (locale: Locale, title: Pick<TitleProduct, 'assessment'>): TitleState => {
  if (title.assessment.status === 'WITHDRAWN') return 'withdrawn'
  return isSoldOn(locale, title) ? 'sold' : 'elsewhere'
}

import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import type { Locale } from '@/lib/site/sites'
import { isSoldOn } from './sold-on'

/** State of a title on a site: for sale, sold by other sites only, or withdrawn. */
export type TitleState = 'sold' | 'elsewhere' | 'withdrawn'

/** A withdrawn title is withdrawn on all sites. */
export const titleState = (locale: Locale, title: Pick<TitleProduct, 'assessment'>): TitleState => {
  if (title.assessment.status === 'WITHDRAWN') return 'withdrawn'
  return isSoldOn(locale, title) ? 'sold' : 'elsewhere'
}

import { priceText } from '@/lib/catalogue/price-text'
import { titleFacts } from '@/lib/catalogue/title-facts'
import type { TitleProduct } from '@/lib/contract/commerce/catalogue/product'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import { productPath, storePrefix } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { coverAddress } from './cover-address'
import type { Card } from './title-cards'

/** View data of the card of a title. */
export function cardOf(locale: Locale, title: TitleProduct): Card {
  const { summary } = title
  const { acronym, status, endDate } = title.assessment
  const cover = coverAddress(title, 'small')
  const until = status === 'ENDING' && endDate !== undefined ? formatDate(locale, endDate) : undefined
  return {
    code: title.code,
    path: productPath(locale, title).slice(storePrefix(locale).length),
    acronym,
    name: title.name,
    facts: titleFacts(locale, title),
    price: priceText(locale, title),
    ...(summary === undefined ? {} : { summary }),
    ...(cover === undefined ? {} : { cover }),
    ...(until === undefined ? {} : { until: getTranslator(locale, 'catalogue')('until', { date: until }) }),
  }
}

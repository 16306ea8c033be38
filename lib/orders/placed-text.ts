import type { Order } from '@/lib/contract/commerce/order/order'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** On which day an order was placed. */
export const placedText = (locale: Locale, { created }: Pick<Order, 'created'>): string =>
  getTranslator(locale, 'orders')('placed', { date: formatDate(locale, created) ?? created })

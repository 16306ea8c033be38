import type { DeliveryMode } from '@/lib/contract/commerce/checkout/delivery-mode'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Each way of delivery with its costs and the days between which the order arrives. */
export const deliveryOptions = (locale: Locale, modes: readonly DeliveryMode[]) => {
  const t = getTranslator(locale, 'checkout')
  return modes.map(({ code, name, deliveryCost, earliestDelivery, latestDelivery }) => ({
    value: code,
    label: t('delivery.priced', { name, price: formatPrice(locale, deliveryCost) }),
    ...(earliestDelivery !== undefined &&
      latestDelivery !== undefined && { hint: arrivalText(locale, earliestDelivery, latestDelivery) }),
  }))
}

function arrivalText(locale: Locale, first: string, last: string): string {
  const t = getTranslator(locale, 'checkout')
  const day = (date: string) => formatDate(locale, date) ?? date
  return first === last
    ? t('delivery.on', { day: day(first) })
    : t('delivery.between', { first: day(first), last: day(last) })
}

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
      latestDelivery !== undefined && {
        hint: t('delivery.between', {
          first: formatDate(locale, earliestDelivery) ?? earliestDelivery,
          last: formatDate(locale, latestDelivery) ?? latestDelivery,
        }),
      }),
  }))
}

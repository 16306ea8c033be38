import type { Consignment } from '@/lib/contract/commerce/order/consignment'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** When a parcel came into its status, or is expected; undefined where neither is known. */
export function parcelDate(
  locale: Locale,
  { status, statusDate, targetArrivalDate }: Consignment,
): string | undefined {
  const t = getTranslator(locale, 'orders')
  const day = status === 'DELIVERY_COMPLETED' ? statusDate : targetArrivalDate
  const date = day === undefined ? undefined : formatDate(locale, day)
  if (date === undefined) return undefined
  return t(status === 'DELIVERY_COMPLETED' ? 'parcels.delivered' : 'parcels.expected', { date })
}

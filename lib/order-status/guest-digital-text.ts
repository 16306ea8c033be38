import type { GuestOrder } from '@/lib/contract/commerce/order/guest-order'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Where the digital items of an order are, in the words of the guest view; undefined where it has none. */
export function guestDigitalText(locale: Locale, order: GuestOrder): string | undefined {
  const { digitalDelivery, inventoryAccountEnding: account } = order
  if (digitalDelivery === undefined) return undefined
  const t = getTranslator(locale, 'orders')
  const date = formatDate(locale, digitalDelivery.statusDate ?? '') ?? ''
  switch (digitalDelivery.status) {
    case 'WAITING':
      return t('parcels.digital.waiting')
    case 'ACTIVATION':
      return t('parcels.digital.activation', { date })
    case 'CREDITED':
      return account === undefined
        ? t('parcels.digital.credited', { date })
        : t('parcels.digital.creditedTo', { account, date })
  }
}

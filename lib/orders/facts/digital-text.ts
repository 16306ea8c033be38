import type { Order } from '@/lib/contract/commerce/order/order'
import { formatDate } from '@/lib/format/date'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

/** Digits of an account number that are shown where the number is only to be recognized. */
const LAST_DIGITS = 4

type Digital = Pick<Order, 'digitalDelivery' | 'entries' | 'inventoryAccount'>

/** Where the digital items of an order are; undefined where it has none, or while nothing is worked on. */
export function digitalText(locale: Locale, order: Digital): string | undefined {
  const { digitalDelivery, inventoryAccount } = order
  if (digitalDelivery === undefined) return undefined
  const t = getTranslator(locale, 'orders')
  const { status, statusDate = '' } = digitalDelivery
  const date = formatDate(locale, statusDate) ?? ''
  if (status === 'WAITING') return t('parcels.digital.waiting')
  if (status === 'ACTIVATION') return t('parcels.digital.activation', { date })
  if (!hasUsages(order)) return t('parcels.digital.sent', { date })
  const account = inventoryAccount?.accountNumber?.slice(-LAST_DIGITS)
  return account === undefined
    ? t('parcels.digital.credited', { date })
    : t('parcels.digital.creditedTo', { account, date })
}

const hasUsages = ({ entries }: Pick<Order, 'entries'>): boolean =>
  entries.some(({ product }) => product.productItem.fulfilment === 'INVENTORY_CREDIT')

import type { Order, OrderedEntry } from '@/lib/contract/commerce/order/order'
import { formatDate } from '@/lib/format/date'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Item = { code: string; name: string; states: readonly string[] }

/**
 * Where the units of each item of an order are, in words; empty while nothing has happened to any of them.
 */
export function itemStates(locale: Locale, order: Order): readonly Item[] {
  const counted = order.entries.map(entry => ({ entry, counts: countUnits(order, entry) }))
  const hasBegun = counted.some(({ entry, counts }) => counts.open < entry.quantity)
  if (!hasBegun) return []
  return counted.map(({ entry, counts }) => ({
    code: entry.product.code,
    name: entry.product.name,
    states: statesOf(locale, entry, counts),
  }))
}

type Counts = { shipped: number; ready: number; open: number }

/** Units of an entry that have left, that can be used, and that are still to come. */
function countUnits({ consignments, digitalDelivery, status }: Order, entry: OrderedEntry): Counts {
  const { entryNumber, quantity, cancelledQuantity = 0 } = entry
  const shipped = consignments
    .filter(({ trackingID }) => trackingID !== undefined)
    .flatMap(({ entries }) => entries.filter(({ orderEntry }) => orderEntry.entryNumber === entryNumber))
    .reduce((sum, line) => sum + line.quantity, 0)
  const isReady = digitalDelivery?.status === 'CREDITED' && digitalDelivery.entryNumbers.includes(entryNumber)
  const ready = isReady ? quantity - cancelledQuantity : 0
  const isOver = status === 'CANCELLED' || status === 'CANCELLING'
  return { shipped, ready, open: isOver ? 0 : quantity - cancelledQuantity - shipped - ready }
}

function statesOf(locale: Locale, entry: OrderedEntry, { shipped, ready, open }: Counts): readonly string[] {
  const t = getTranslator(locale, 'orders')
  const { cancelledQuantity = 0, cancelledItemsPrice, returnedQuantity = 0, usages, availability } = entry
  const amount = cancelledItemsPrice === undefined ? '' : formatPrice(locale, cancelledItemsPrice)
  const day = availability?.expectedOn
  const expected = day === undefined ? undefined : formatDate(locale, day)
  return [
    ...(shipped > 0 ? [t('states.shipped', { count: shipped })] : []),
    ...(ready > 0 ? [t('states.ready', { count: ready })] : []),
    ...(usages === undefined ? [] : [t('states.usages', usages)]),
    ...(open > 0 ? [t('states.open', { count: open })] : []),
    ...(open > 0 && expected !== undefined ? [t('states.expected', { date: expected })] : []),
    ...(cancelledQuantity > 0 ? [t('states.cancelled', { count: cancelledQuantity, amount })] : []),
    ...(returnedQuantity > 0 ? [t('states.returned', { count: returnedQuantity })] : []),
  ]
}

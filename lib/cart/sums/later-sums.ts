import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { groupEntries, isShippedGroup } from '../lines/cart-groups'

/** Message key of what is computed at checkout: shipping where something ships, tax where prices are net. */
export function laterSumsKey({ net, entries }: Pick<Cart, 'net' | 'entries'>) {
  const ships = groupEntries(entries).some(({ group }) => isShippedGroup(group))
  if (net) return ships ? 'sums.netShipped' : 'sums.netDigital'
  return ships ? 'sums.grossShipped' : 'sums.grossDigital'
}

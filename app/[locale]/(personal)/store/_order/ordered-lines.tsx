import { lineLabels } from '@/components/cart/lines/line-data'
import { Lines } from '@/components/cart/lines/lines'
import type { LineGroupData } from '@/components/cart/lines/lines-view'
import { cartGroups } from '@/components/cart/page/cart-lines'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  entries: readonly OrderEntry[]
  flags: FlagValues
  /** Whether the order was placed before: the page shows its shipments then, and no stock. */
  isEarlier?: boolean
}

/**
 * The lines of an order that is reviewed or placed. That the buyer lacks a level is not said again: the
 * qualified user is named beside the lines.
 */
export function OrderedLines({ locale, entries, flags, isEarlier = false }: Props) {
  const settled = entries.map(({ qualification: _, ...entry }) => entry)
  const visitor = { isSignedIn: true, flags, typed: new Map<string, string>() }
  const groups = cartGroups(locale, { entries: isEarlier ? settled.map(asInStock) : settled }, visitor)
  return (
    <Lines
      groups={isEarlier ? groups.map(withoutDelivery) : groups}
      words={lineLabels(locale)}
      mode="fixed"
    />
  )
}

/** Groups the lines of an earlier order by how they are delivered, and not by when. */
const asInStock = ({ availability: _, product, ...entry }: OrderEntry): OrderEntry => ({
  ...entry,
  product: { ...product, stock: { stockLevelStatus: 'inStock' } },
})

const withoutDelivery = ({ text: _, lines, ...group }: LineGroupData): LineGroupData => ({
  ...group,
  lines: lines.map(({ availability: _availability, ...line }) => line),
})

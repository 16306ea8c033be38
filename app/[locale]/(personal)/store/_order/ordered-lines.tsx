import { lineLabels } from '@/components/cart/lines/line-data'
import { Lines } from '@/components/cart/lines/lines'
import { cartGroups } from '@/components/cart/page/cart-lines'
import type { FlagValues } from '@/lib/backends/flags/flag-values'
import type { OrderEntry } from '@/lib/contract/commerce/cart/cart'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; entries: readonly OrderEntry[]; flags: FlagValues }

/**
 * The lines of an order that is reviewed or placed. That the buyer lacks a level is not said again: the
 * qualified user is named beside the lines.
 */
export function OrderedLines({ locale, entries, flags }: Props) {
  const settled = entries.map(({ qualification: _, ...entry }) => entry)
  const visitor = { isSignedIn: true, flags, typed: new Map<string, string>() }
  return (
    <Lines
      groups={cartGroups(locale, { entries: settled }, visitor)}
      words={lineLabels(locale)}
      mode="fixed"
    />
  )
}

import type { Order } from '@/lib/contract/commerce/order/order'
import { joinFacts } from '@/lib/format/join-facts'
import { formatPrice } from '@/lib/format/money'
import { getTranslator } from '@/lib/i18n/translator'
import type { LineView, ListView } from '@/lib/quick-order/list-view'
import { amountField } from '@/lib/quick-order/rows'
import type { Verdict } from '@/lib/quick-order/verdict'
import type { Locale } from '@/lib/site/sites'

/** A line that can be ordered again: what it cost, what it costs now, and whether it can be had. */
export type ReorderLine = {
  code: string
  name: string
  prices: string
  texts: readonly string[]
  tone: LineView['tone']
  quantity: string
}

type Checked = { view: ListView; verdicts: readonly Verdict[] }

/** `typed`: quantities that were refused. A line that cannot be had is left out unless it is asked for. */
export function reorderLines(
  locale: Locale,
  { entries }: Pick<Order, 'entries'>,
  { view, verdicts }: Checked,
  typed: Readonly<Record<string, string>>,
): readonly ReorderLine[] {
  return entries.map((entry, index) => {
    const line = view.lines[index]
    const verdict = verdicts[index]
    const isGood = line?.tone === 'good' || line?.tone === 'caution'
    return {
      code: entry.product.code,
      name: entry.product.name,
      prices: pricesOf(locale, entry, verdict),
      texts: line?.texts ?? [],
      tone: line?.tone ?? 'bad',
      quantity: typed[amountField(index)] ?? (isGood ? String(entry.quantity) : '0'),
    }
  })
}

function pricesOf(
  locale: Locale,
  { basePrice }: Order['entries'][number],
  verdict: Verdict | undefined,
): string {
  const t = getTranslator(locale, 'orders')
  const then = basePrice === undefined ? undefined : formatPrice(locale, basePrice)
  const price = verdict !== undefined && 'item' in verdict ? verdict.item.price : undefined
  const now = price === undefined ? undefined : formatPrice(locale, price)
  const parts = [
    ...(then === undefined ? [] : [t('reorder.was', { price: then })]),
    ...(now === undefined ? [] : [now === then ? t('reorder.same') : t('reorder.now', { price: now })]),
  ]
  return joinFacts(parts)
}

import { type CartFlash, differingLines } from '@/lib/cart/flash/line-flash'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import type { FlashLine } from '@/lib/flash/flash'
import { formatNumber } from '@/lib/format/list'
import { getTranslator } from '@/lib/i18n/translator'
import type { CheckedList } from '@/lib/quick-order/check-list.server'
import { listView } from '@/lib/quick-order/list-view'
import { countsOf } from '@/lib/quick-order/summarize'
import { namedShort } from '@/lib/saved-carts/saved-cart-flash'
import type { Locale } from '@/lib/site/sites'

/** The lines of a file that are not imported as they stand, each with the reason. */
export function refusedLines(locale: Locale, checked: CheckedList): readonly FlashLine[] {
  const t = getTranslator(locale, 'savedCarts')
  return listView(locale, checked).lines.flatMap((view, index) => {
    if (view === null || (view.tone !== 'bad' && view.tone !== 'merged')) return []
    const line = formatNumber(locale, index + 1)
    const text = t('import.line', { line, code: checked.rows[index]?.code ?? '', text: view.texts.join(' ') })
    return [{ tone: view.tone === 'bad' ? 'danger' : 'caution', text }]
  })
}

type Imported = { name: string; checked: CheckedList; modifications: readonly CartModification[] }

/** Report on an import: how many lines are saved, joined and left out, and why. */
export function importedFlash(locale: Locale, { name, checked, modifications }: Imported): CartFlash {
  const t = getTranslator(locale, 'savedCarts')
  const { good: sent, bad: wrong, merged } = countsOf(checked.verdicts)
  const good = modifications.filter(({ quantityAdded }) => quantityAdded > 0).length
  const bad = wrong + sent - good
  const differing = differingLines(locale, modifications)
  const counts = t('import.counts', { total: sent + wrong + merged, good, merged, bad })
  return {
    tone: bad > 0 || differing.length > 0 ? 'caution' : 'success',
    message: t('import.done', { good, name: namedShort(name) }),
    lines: [{ tone: 'caution', text: counts }, ...refusedLines(locale, checked), ...differing],
  }
}

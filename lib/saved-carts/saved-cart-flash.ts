import { changedFlash } from '@/lib/cart/changed-flash'
import type { JudgedLine } from '@/lib/cart/judged-line'
import { type CartFlash, differingLines, shortName } from '@/lib/cart/line-flash'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Said = 'saved' | 'deleted' | 'requested' | 'empty' | 'gone' | 'renamed' | 'cancelled' | 'notCancelled'

/** A list is told by its name, shortened where it is long. */
export const namedShort = (name: string): string => shortName({ code: name })

/** What became of a saved cart or a quote, with the lines that could not come along. */
export function savedCartFlash(
  locale: Locale,
  key: Said,
  name: string,
  modifications: readonly CartModification[] = [],
): CartFlash {
  const lines = differingLines(locale, modifications).filter(({ tone }) => tone === 'danger')
  const message = getTranslator(locale, 'cart')(`kept.${key}`, { name: namedShort(name) })
  if (key === 'gone' || key === 'empty' || key === 'notCancelled') return { tone: 'caution', message, lines }
  return { tone: lines.length === 0 ? 'success' : 'caution', message, lines }
}

/** What became of lines that were added to a saved cart. */
export function extendedFlash(
  locale: Locale,
  name: string,
  modifications: readonly CartModification[],
): CartFlash {
  const lines = differingLines(locale, modifications).filter(({ tone }) => tone === 'danger')
  const count = modifications.filter(({ quantityAdded }) => quantityAdded > 0).length
  const message = getTranslator(locale, 'cart')('kept.extended', { count, name: namedShort(name) })
  return { tone: lines.length === 0 ? 'success' : 'caution', message, lines }
}

/**
 * Lines that were brought back: those that were `judged`, the `missing` ones of which nobody knows, and those
 * added anew.
 */
type Undone = {
  judged: readonly JudgedLine[]
  missing: number
  modifications: readonly CartModification[]
}

/** Whether a saved cart is as it was before, and if not, what became of its lines. */
export function undoneFlash(
  locale: Locale,
  name: string,
  { judged, missing, modifications }: Undone,
): CartFlash {
  const t = getTranslator(locale, 'cart')
  const told = { name: namedShort(name) }
  const partly = modifications.filter(({ quantity, quantityAdded }) => quantityAdded !== quantity)
  const changed = changedFlash(locale, { judged, missing })
  if (changed.tone === 'success' && partly.length === 0)
    return { tone: 'success', message: t('kept.undone', told), lines: [] }
  const unsent = missing === 0 ? [] : [{ tone: changed.tone, text: changed.message }]
  const lines = [...unsent, ...changed.lines, ...differingLines(locale, partly)]
  return { tone: 'caution', message: t('kept.undonePartly', told), lines }
}

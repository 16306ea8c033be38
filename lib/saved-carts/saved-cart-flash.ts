import { changedFlash } from '@/lib/cart/flash/changed-flash'
import { type CartFlash, differingLines, shortName } from '@/lib/cart/flash/line-flash'
import type { JudgedLine } from '@/lib/cart/lines/judged-line'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Said = 'saved' | 'deleted' | 'requested' | 'empty' | 'gone' | 'renamed'

/** Name of a saved cart, shortened if it is long. */
export const namedShort = (name: string): string => shortName({ code: name })

/** Flash about a saved cart or a quote, with the lines that could not be included. */
export function savedCartFlash(
  locale: Locale,
  key: Said,
  name: string,
  modifications: readonly CartModification[] = [],
): CartFlash {
  const lines = differingLines(locale, modifications).filter(({ tone }) => tone === 'danger')
  const message = getTranslator(locale, 'cart')(`kept.${key}`, { name: namedShort(name) })
  if (key === 'gone' || key === 'empty') return { tone: 'caution', message, lines }
  return { tone: lines.length === 0 ? 'success' : 'caution', message, lines }
}

/** Flash about lines that were added to a saved cart. */
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

/** Restored lines: the `judged` ones, the `missing` ones whose outcome is unknown, and those added again. */
type Undone = {
  judged: readonly JudgedLine[]
  missing: number
  modifications: readonly CartModification[]
}

/** Flash that says whether a saved cart is restored, and if not, which lines differ. */
export function undoneFlash(
  locale: Locale,
  name: string,
  { judged, missing, modifications }: Undone,
): CartFlash {
  const t = getTranslator(locale, 'cart')
  const values = { name: namedShort(name) }
  const partly = modifications.filter(({ quantity, quantityAdded }) => quantityAdded !== quantity)
  const changed = changedFlash(locale, { judged, missing })
  if (changed.tone === 'success' && partly.length === 0)
    return { tone: 'success', message: t('kept.undone', values), lines: [] }
  const unsent = missing === 0 ? [] : [{ tone: changed.tone, text: changed.message }]
  const lines = [...unsent, ...changed.lines, ...differingLines(locale, partly)]
  return { tone: 'caution', message: t('kept.undonePartly', values), lines }
}

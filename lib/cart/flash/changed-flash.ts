import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { ModificationStatus } from '@/lib/contract/commerce/cart/cart-modification'
import type { FlashLine } from '@/lib/flash/flash'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { ChosenLine } from '../lines/cart-lines'
import type { JudgedLine } from '../lines/judged-line'
import { type CartFlash, shortName } from './line-flash'

/**
 * `removed`: lines as they were before, with their names. `missing`: number of lines whose outcome is
 * unknown. `list`: name of the saved cart that was changed; undefined for the active cart.
 */
type Changed = {
  list?: string
  judged: readonly JudgedLine[]
  removed?: readonly (ChosenLine & { name: string })[]
  missing?: number
}

/** Lines with the item names that they had in the cart. */
export const namedIn = (cart: Pick<Cart, 'entries'> | undefined, lines: readonly ChosenLine[]) =>
  lines.map(line => ({
    ...line,
    name: cart?.entries.find(({ product }) => product.code === line.code)?.product.name ?? line.code,
  }))

/** Message key of a changed line by status code; lines with any other status have the requested quantity. */
const CHANGE_WORDS = {
  lowStock: 'stock',
  noStock: 'stock',
  maxOrderQuantityExceeded: 'max',
  belowMinimum: 'rule',
  notMultiple: 'rule',
  withdrawn: 'ended',
  notSold: 'ended',
  unknownIdentifier: 'ended',
} as const satisfies Partial<Record<ModificationStatus, string>>

const hasWords = (status: ModificationStatus): status is keyof typeof CHANGE_WORDS => status in CHANGE_WORDS

/** Why a line has not got the requested quantity; undefined if it has. */
export function changeFault(locale: Locale, line: JudgedLine): string | undefined {
  const { statusCode, quantity, entry, offer } = line
  if (!hasWords(statusCode) || entry.quantity === quantity) return undefined
  const kept = entry.quantity ?? 0
  return getTranslator(locale, 'cart')(`changes.${CHANGE_WORDS[statusCode]}`, {
    quantity,
    kept,
    limit: offer ?? kept,
  })
}

/** Flash about changed and removed lines, with the undo. */
export function changedFlash(
  locale: Locale,
  { judged, removed = [], missing = 0, list }: Changed,
): CartFlash {
  const t = getTranslator(locale, 'cart')
  const faults = judged.flatMap((line): readonly FlashLine[] => {
    const fault = changeFault(locale, line)
    const name = shortName(line.entry.product)
    return fault === undefined ? [] : [{ tone: 'caution', text: t('changes.of', { name, fault }) }]
  })
  const gone = removedText(locale, removed, list)
  const ways = {
    ...(removed.length > 0 && { undo: removed.map(({ name: _name, ...line }) => line) }),
    ...(judged.some(({ offer }) => offer !== undefined) && { offers: offersOf(locale, judged) }),
  }
  if (missing > 0)
    return { tone: 'danger', message: t('notices.unchanged', { count: missing }), lines: faults, ...ways }
  if (faults.length > 0)
    return { tone: 'caution', message: gone ?? t('notices.notAllChanged'), lines: faults, ...ways }
  return { tone: 'success', message: gone ?? updatedText(locale, list), lines: [], ...ways }
}

function removedText(
  locale: Locale,
  removed: NonNullable<Changed['removed']>,
  list: string | undefined,
): string | undefined {
  const t = getTranslator(locale, 'cart')
  const [first] = removed
  if (first === undefined) return undefined
  const values = { count: removed.length, name: shortName(first) }
  return list === undefined
    ? t('removed.text', values)
    : t('kept.removed', { ...values, list: shortName({ code: list }) })
}

function updatedText(locale: Locale, list: string | undefined): string {
  const t = getTranslator(locale, 'cart')
  return list === undefined ? t('notices.updated') : t('kept.renamed', { name: shortName({ code: list }) })
}

const offersOf = (locale: Locale, judged: readonly JudgedLine[]): NonNullable<CartFlash['offers']> =>
  judged.flatMap(({ entry: { product }, offer }) => {
    if (offer === undefined) return []
    const name = shortName(product)
    const label = getTranslator(locale, 'cart')('offers.change', { count: offer, name })
    return [{ code: product.code, quantity: offer, label, isAdded: false }]
  })

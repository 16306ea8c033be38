import 'server-only'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { addLines } from '@/lib/cart/changes/add-lines.server'
import { changeEntries } from '@/lib/cart/changes/change-entries.server'
import { addedFlash } from '@/lib/cart/flash/added-flash'
import type { CartResult } from '@/lib/cart/flash/cart-result'
import { changedFlash, changeFault } from '@/lib/cart/flash/changed-flash'
import type { CartFlash } from '@/lib/cart/flash/line-flash'
import type { ChosenLine } from '@/lib/cart/lines/cart-lines'
import { entryOf, lineOf } from '@/lib/cart/lines/change-lines.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { failedBy } from '@/lib/handlers/form-result'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import { namedShort } from './saved-cart-flash'

/** The current cart, and the lines of the saved cart `name` that replace its lines. */
type Replacement = {
  shopper: Shopper
  cart: Cart
  lines: readonly ChosenLine[]
  name: string
  key: string
}

/**
 * Replaces the lines of the cart. The flash has one undo that restores the previous lines, also after a
 * partial replacement.
 */
export async function replaceCart({ shopper, cart, lines, name, key }: Replacement): Promise<CartResult> {
  const { locale } = shopper
  const wanted = new Map(lines.map(line => [line.code, line]))
  const before = linesBefore(cart, wanted)
  const held = new Set(before.map(({ code }) => code))
  const fresh = lines.filter(({ code }) => !held.has(code))
  const kept = before.map(({ code }) => wanted.get(code) ?? { code, quantity: 0 })
  const changed = await changeEntries(shopper, { lines: kept, key: `${key}.replace` })
  if (!changed.ok) return failedBy(changed.error)
  const added = fresh.length === 0 ? undefined : await addLines(shopper, fresh, key)
  const { judged, missing } = changed.value
  const unsent = added === undefined ? 0 : added.ok ? added.value.missing.length : fresh.length
  const put = added?.ok === true ? added.value : undefined
  const { modifications = [], isUnconfirmed, lostNotes = [], cookies = [] } = put ?? {}
  // If it is not known what was added, the cart before says nothing about the cart after.
  const after = put?.cart ?? (isUnconfirmed === true ? undefined : changed.value.cart)
  const isAdded = modifications.every(({ quantity, quantityAdded }) => quantityAdded === quantity)
  const isWhole = missing + unsent === 0 && isAdded && !judged.some(line => changeFault(locale, line))
  const wrong = changedFlash(locale, { judged, missing })
  const addition = { modifications, missing: unsent, isUnconfirmed, lostNotes, cart: after }
  const addedMessage = addedFlash(locale, addition)
  const flash: CartFlash = {
    tone: worse(wrong.tone, fresh.length === 0 ? 'success' : addedMessage.tone),
    message: getTranslator(locale, 'cart')(`kept.${howReplaced(lines, after, isWhole)}`, {
      count: held.size,
      name: namedShort(name),
    }),
    lines: [
      ...(wrong.tone === 'success' ? [] : [{ tone: wrong.tone, text: wrong.message }, ...wrong.lines]),
      ...(fresh.length === 0
        ? []
        : [{ tone: addedMessage.tone, text: addedMessage.message }, ...addedMessage.lines]),
    ],
    undo: [...before, ...fresh.map(({ code }) => ({ code, quantity: 0 }))],
  }
  return {
    kind: 'next',
    href: cartPath(locale),
    flash,
    totalItems: after?.totalItems,
    cookies,
    isIncomplete: missing + unsent > 0,
  }
}

/** The lines to restore; a line without a note loses that of the saved cart again. */
const linesBefore = ({ entries }: Cart, wanted: ReadonlyMap<string, ChosenLine>): readonly ChosenLine[] =>
  entries.map(lineOf).map(line => (wanted.get(line.code)?.note === undefined ? line : { note: '', ...line }))

/** Whether the cart now holds exactly the saved cart, a part of it, or nothing of it. */
function howReplaced(lines: readonly ChosenLine[], after: Cart | undefined, isWhole: boolean) {
  if (isWhole) return 'replaced'
  const isNone = after !== undefined && lines.every(({ code }) => entryOf(after, code) === undefined)
  return isNone ? 'replacedByNone' : 'replacedPartly'
}

const TONES = ['success', 'caution', 'danger'] as const

const worse = (one: CartFlash['tone'], other: CartFlash['tone']): CartFlash['tone'] =>
  TONES.indexOf(one) > TONES.indexOf(other) ? one : other

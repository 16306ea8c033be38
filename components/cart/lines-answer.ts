import { isObject } from '@/components/data/get-json'
import type { CartUnits } from '@/components/session/cart-badge'
import { type NotificationStatus, toStatus } from '@/lib/notifications/notification'
import { parseCartUnits } from './ask-cart-units'
import type { LineFault } from './line-faults'

/** A line as it was before, with its note. */
type UndoLine = { code: string; quantity: number; note?: string | undefined }

export type Offer = { code: string; quantity: number; label: string }

/** Actions that are possible after the cart was changed. */
export type CartActions = {
  view: { label: string; href: string }
  keep: string
  offers: readonly Offer[]
  undo?: { label: string; href: string; lines: readonly UndoLine[] } | undefined
}

/** Response of our server to submitted lines. */
export type LinesAnswer =
  | {
      kind: 'added'
      notice: { message: string; status: NotificationStatus }
      /** Codes of the items of which a quantity is in the cart now. */
      added: readonly string[]
      cart: CartUnits | undefined
      /** Errors of single quantities that were refused. */
      refused: readonly LineFault[]
      actions: CartActions
    }
  | { kind: 'refused'; message: string; faults: readonly LineFault[] }
  /**
   * No item is known to have been added. `message` is absent where there was no usable response. `isStale`:
   * the page shows another account than the cart is for. `cart`: the way to the cart, which holds a quote.
   */
  | { kind: 'failed'; message?: string; isStale?: boolean; cart?: CartActions['view'] }

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isFault = (value: unknown): value is LineFault =>
  isObject(value) && typeof value.code === 'string' && typeof value.text === 'string'

/** Parses the response of our own handler; anything unexpected is a failure. */
export function readLinesAnswer(body: unknown): LinesAnswer {
  const content: Readonly<Record<string, unknown>> = isObject(body) ? body : {}
  const message = textOf(content.message)
  if (message === undefined) return { kind: 'failed' }
  if (Array.isArray(content.faults))
    return { kind: 'refused', message, faults: content.faults.filter(isFault) }
  const view = linkIn(content.view)
  if (view === undefined) {
    const cart = linkIn(content.cart)
    return { kind: 'failed', message, isStale: content.reason === 'accountSwitched', ...(cart && { cart }) }
  }
  return {
    kind: 'added',
    notice: { message, status: toStatus(content.status) },
    added: listOf(content.added).flatMap(code => textOf(code) ?? []),
    cart: parseCartUnits(content.cart),
    refused: listOf(content.refused).filter(isFault),
    actions: {
      view,
      keep: textOf(content.keep) ?? '',
      offers: listOf(content.offers).filter(isOffer),
      undo: readUndo(content.undo),
    },
  }
}

function linkIn(value: unknown): { label: string; href: string } | undefined {
  const [label, href] = isObject(value) ? [textOf(value.label), textOf(value.href)] : []
  return label === undefined || href === undefined ? undefined : { label, href }
}

const isLine = (value: unknown): value is { code: string; quantity: number } =>
  isObject(value) && typeof value.code === 'string' && typeof value.quantity === 'number'

const isOffer = (value: unknown): value is Offer =>
  isLine(value) && 'label' in value && typeof value.label === 'string'

function readUndo(value: unknown): CartActions['undo'] {
  const link = linkIn(value)
  if (link === undefined || !isObject(value)) return undefined
  return { ...link, lines: listOf(value.lines).flatMap(line => readUndoLine(line) ?? []) }
}

function readUndoLine(value: unknown): UndoLine | undefined {
  if (!isLine(value)) return undefined
  const { code, quantity } = value
  const note = 'note' in value ? textOf(value.note) : undefined
  return { code, quantity, ...(note !== undefined && { note }) }
}

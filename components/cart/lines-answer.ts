import { type NotificationStatus, toStatus } from '@/lib/notifications/notification'
import { parseCartUnits } from './ask-cart-units'
import type { CartUnits } from './cart-units'
import type { LineFault } from './line-faults'

/** What our server says of lines that were sent. */
export type LinesAnswer =
  | {
      kind: 'added'
      notice: { message: string; status: NotificationStatus }
      /** Codes of the items of which something is in the cart now. */
      added: readonly string[]
      cart: CartUnits | undefined
      view: { label: string; href: string }
    }
  | { kind: 'refused'; message: string; faults: readonly LineFault[] }
  /** Nothing is known to be in the cart. Without a message nobody could be asked. */
  | { kind: 'failed'; message?: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const isFault = (value: unknown): value is LineFault =>
  isObject(value) && typeof value.code === 'string' && typeof value.text === 'string'

/** Reads the answer of our own handler; anything unexpected is a failure. */
export function readLinesAnswer(body: unknown): LinesAnswer {
  const content = isObject(body) ? body : {}
  const message = textOf(content.message)
  if (message === undefined) return { kind: 'failed' }
  if (Array.isArray(content.faults))
    return { kind: 'refused', message, faults: content.faults.filter(isFault) }
  const view = isObject(content.view) ? content.view : {}
  const [label, href] = [textOf(view.label), textOf(view.href)]
  if (label === undefined || href === undefined) return { kind: 'failed', message }
  return {
    kind: 'added',
    notice: { message, status: toStatus(content.status) },
    added: listOf(content.added).flatMap(code => textOf(code) ?? []),
    cart: parseCartUnits(content.cart),
    view: { label, href },
  }
}

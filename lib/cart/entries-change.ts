import { isCode } from '@/lib/catalogue/codes'
import { type CartLines, type ChosenLine, isNone, readTypedLines } from './cart-lines'

/** Where the cart leads once its quantities are saved. */
export type CartExit = 'quote' | 'save'

/** What a form of the cart's page asks for. */
export type EntriesChange =
  | { kind: 'change'; lines: readonly ChosenLine[]; exit?: CartExit }
  | { kind: 'empty' }
  | { kind: 'undo'; lines: readonly ChosenLine[] }
  | { kind: 'merge' }
  | { kind: 'faulty'; sent: CartLines }

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads it by the pressed button: `remove` with the number of an item, else `intent`. Every button saves the
 * quantities that were typed; a quantity of 0 takes a line out. What is as the page was drawn was not typed:
 * an old page changes nothing by it.
 */
export function readEntriesChange(fields: Fields): EntriesChange {
  const { intent } = fields
  if (intent === 'merge' || intent === 'empty') return { kind: intent }
  const sent = readTypedLines(fields)
  const removed = typeof fields.remove === 'string' && isCode(fields.remove) ? fields.remove : undefined
  const faults = sent.faults.filter(fault => !isNone(fault) && fault.code !== removed)
  if (faults.length > 0) return { kind: 'faulty', sent: { lines: sent.lines, faults } }
  const none = sent.faults.filter(isNone).map(({ code }) => ({ code, quantity: 0 }))
  const typed = [...sent.lines, ...none].filter(({ code }) => code !== removed)
  const lines = removed === undefined ? typed : [...typed, { code: removed, quantity: 0 }]
  if (intent === 'undo') return { kind: 'undo', lines }
  return { kind: 'change', lines, ...((intent === 'quote' || intent === 'save') && { exit: intent }) }
}

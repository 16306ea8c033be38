import { isCode } from '@/lib/validation/codes'
import { type CartLines, type ChosenLine, isNone, readTypedLines } from '../lines/cart-lines'
import { type LineNote, type NoteFault, readNotes } from '../lines/line-notes'
import { CART_EXITS, type CartExit } from './cart-exit'

/** The change that a form of the cart page requests. */
export type EntriesChange =
  | { kind: 'change'; lines: readonly ChosenLine[]; notes: readonly LineNote[]; exit?: CartExit }
  | { kind: 'empty' }
  | { kind: 'undo'; lines: readonly ChosenLine[] }
  | { kind: 'merge' }
  | { kind: 'leave'; quote: string }
  | { kind: 'faulty'; sent: CartLines }
  | { kind: 'faultyNotes'; faults: readonly NoteFault[] }

/** What the button is called that takes a quote out of the cart; the field `quote` names the quote. */
export const LEAVE_QUOTE = 'leave'

const QUOTE_LENGTH = 60

type Fields = Readonly<Record<string, unknown>>

/**
 * Reads the change from the pressed button: `remove` with an item code, otherwise `intent`. Every button
 * saves the typed quantities; a quantity of 0 removes a line. Quantities equal to the rendered ones were not
 * typed, so an outdated page does not change them.
 */
export function readEntriesChange(fields: Fields): EntriesChange {
  const { intent } = fields
  if (intent === 'merge' || intent === 'empty') return { kind: intent }
  if (intent === LEAVE_QUOTE)
    return {
      kind: 'leave',
      quote: typeof fields.quote === 'string' ? fields.quote.slice(0, QUOTE_LENGTH) : '',
    }
  const sent = readTypedLines(fields)
  const removed = typeof fields.remove === 'string' && isCode(fields.remove) ? fields.remove : undefined
  const faults = sent.faults.filter(fault => !isNone(fault) && fault.code !== removed)
  if (faults.length > 0) return { kind: 'faulty', sent: { ...sent, faults } }
  const none = sent.faults.filter(isNone).map(({ code }) => ({ code, quantity: 0 }))
  const typed = [...sent.lines, ...none].filter(({ code }) => code !== removed)
  const lines = removed === undefined ? typed : [...typed, { code: removed, quantity: 0 }]
  const { notes, faults: noteFaults } = readNotes(fields)
  if (intent === 'undo') return { kind: 'undo', lines: withNotes(lines, notes) }
  if (noteFaults.length > 0) return { kind: 'faultyNotes', faults: noteFaults }
  const exit = CART_EXITS.find(known => known === intent)
  return { kind: 'change', lines, notes, ...(exit !== undefined && { exit }) }
}

/** Lines with the notes that they are to have. */
function withNotes(lines: readonly ChosenLine[], notes: readonly LineNote[]): readonly ChosenLine[] {
  const noted = new Map(notes.map(({ code, note }) => [code, note]))
  return lines.map(line => {
    const note = noted.get(line.code)
    return note === undefined ? line : { ...line, note }
  })
}

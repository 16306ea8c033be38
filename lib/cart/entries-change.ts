import { isCode } from '@/lib/catalogue/codes'
import { type CartLines, type ChosenLine, type LineFault, readCartLines } from './cart-lines'
import { quantityField } from './line-fields'

/** What a form of the cart's page asks for. */
export type EntriesChange =
  | { kind: 'change'; lines: readonly ChosenLine[]; isRemoval: boolean }
  | { kind: 'restore'; line: ChosenLine }
  | { kind: 'merge' }
  | { kind: 'faulty'; sent: CartLines }

type Fields = Readonly<Record<string, unknown>>

/** Reads it by the pressed button: `remove` or `restore` with the number of an item, else `intent`. A quantity of 0 takes a line out. */
export function readEntriesChange(fields: Fields): EntriesChange {
  const [removed, restored] = [itemIn(fields.remove), itemIn(fields.restore)]
  if (removed !== undefined)
    return { kind: 'change', lines: [{ code: removed, quantity: 0 }], isRemoval: true }
  if (restored !== undefined) return readRestored(restored, fields.quantity)
  if (fields.intent === 'merge') return { kind: 'merge' }
  const sent = readCartLines(fields)
  const faults = sent.faults.filter(fault => !isNone(fault))
  if (faults.length > 0) return { kind: 'faulty', sent: { lines: sent.lines, faults } }
  const none = sent.faults.map(({ code }) => ({ code, quantity: 0 }))
  return { kind: 'change', lines: [...sent.lines, ...none], isRemoval: false }
}

const itemIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isCode(value) ? value : undefined

const isNone = ({ typed }: LineFault): boolean => /^0+$/.test(typed)

function readRestored(code: string, quantity: unknown): EntriesChange {
  const sent = readCartLines({ [quantityField(code)]: quantity ?? '1' })
  const [line] = sent.lines
  return line === undefined ? { kind: 'faulty', sent } : { kind: 'restore', line }
}

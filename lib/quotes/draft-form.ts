import { type ChosenLine, isNone, readTypedLines } from '@/lib/cart/lines/cart-lines'
import { quantityField } from '@/lib/cart/lines/line-fields'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { isCode } from '@/lib/validation/codes'
import { checkEmail } from '@/lib/validation/email'
import { checkOptionalLines } from '@/lib/validation/multiline-text'
import type { FieldProblem } from '@/lib/validation/problem'
import { checkText } from '@/lib/validation/text'
import { MOST_CC, QUOTE_FIELDS, QUOTE_LENGTHS } from './quote-fields'
import { textIn } from './text-in'

type Fields = Readonly<Record<string, unknown>>

/** What a draft is to be: its facts, the quantities that were changed (0 removes a line), and a new item. */
export type DraftChange = {
  name: string
  description: string
  reference: string
  cc: readonly string[]
  lines: readonly ChosenLine[]
  added: ChosenLine | undefined
}

const { name, note, reference, cc, newItem, newQuantity } = QUOTE_FIELDS

const atField = (field: string, { code, params }: FieldProblem): FieldRefusal => ({
  name: field,
  code,
  ...(params && { params }),
})

/** Reads the form of a draft. `remove`: the line whose button was pressed. */
export function readDraft(fields: Fields): Result<DraftChange, readonly FieldRefusal[]> {
  const [named, noted, referred] = [
    checkText(textIn(fields, name), 'NFC', { max: QUOTE_LENGTHS.name }),
    checkOptionalLines(textIn(fields, note), { max: QUOTE_LENGTHS.note }),
    checkOptionalLines(textIn(fields, reference), { max: QUOTE_LENGTHS.reference }),
  ]
  const copies = readCopies(textIn(fields, cc))
  const { lines, faults } = readTypedLines(fields)
  const removed = textIn(fields, 'remove')
  const wrong = faults.filter(fault => !isNone(fault) && fault.code !== removed)
  const added = readNew(fields)
  const refusals: FieldRefusal[] = [
    ...(named.ok ? [] : [atField(name, named.error)]),
    ...(noted.ok ? [] : [atField(note, noted.error)]),
    ...(referred.ok ? [] : [atField(reference, referred.error)]),
    ...(copies.ok ? [] : [copies.error]),
    ...wrong.map(({ code }) => ({ name: quantityField(code), code: 'quantity' })),
    ...(added.ok ? [] : [added.error]),
  ]
  if (refusals.length > 0 || !named.ok || !noted.ok || !referred.ok || !copies.ok || !added.ok)
    return failed(refusals)
  const gone = [...faults.filter(isNone).map(({ code }) => code), ...(isCode(removed) ? [removed] : [])]
  return ok({
    name: named.value,
    description: noted.value,
    reference: referred.value,
    cc: copies.value,
    lines: [
      ...lines.filter(({ code }) => !gone.includes(code)),
      ...gone.map(code => ({ code, quantity: 0 })),
    ],
    added: added.value,
  })
}

/** Email addresses, separated by commas, semicolons, spaces or lines. */
function readCopies(text: string): Result<readonly string[], FieldRefusal> {
  const typed = text.split(/[\s,;]+/).filter(part => part !== '')
  if (typed.length > MOST_CC) return failed({ name: cc, code: 'ccTooMany' })
  const checked = typed.map(part => ({ part, email: checkEmail(part) }))
  const wrong = checked.filter(({ email }) => !email.ok).map(({ part }) => part)
  if (wrong.length > 0) return failed({ name: cc, code: 'ccInvalid', params: { text: wrong.join(', ') } })
  return ok(checked.flatMap(({ email }) => (email.ok ? [email.value] : [])))
}

const QUANTITY = /^\d{1,5}$/

function readNew(fields: Fields): Result<ChosenLine | undefined, FieldRefusal> {
  const code = textIn(fields, newItem).replaceAll(/[\s-]/g, '')
  if (code === '') return ok(undefined)
  if (!isCode(code)) return failed({ name: newItem, code: 'addUnknown' })
  const quantity = textIn(fields, newQuantity).trim()
  if (quantity === '') return ok({ code, quantity: 1 })
  return QUANTITY.test(quantity) && Number(quantity) > 0
    ? ok({ code, quantity: Number(quantity) })
    : failed({ name: newQuantity, code: 'quantity' })
}

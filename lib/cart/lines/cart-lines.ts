import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart-limits'
import { isCode } from '@/lib/validation/codes'
import { cleanText } from '@/lib/validation/text'
import { ADD_ONE, CHOSEN_ON, itemOfField, quantityBeforeField, quantityField } from './line-fields'
import { readWholeNumber } from './whole-number'

/** Requested line: an item and its quantity; `note` is the note that it has, or is to have. */
export type ChosenLine = { code: string; quantity: number; note?: string | undefined }

/** A quantity that is not valid, as it was typed. */
export type LineFault = { code: string; typed: string; reason: 'notNumber' | 'tooSmall' | 'tooLarge' }

/** Lines that a form or an address requests. */
export type CartLines = {
  title?: string
  lines: readonly ChosenLine[]
  faults: readonly LineFault[]
  /** Codes of all of them, in the order of the fields. */
  order: readonly string[]
}

type Fields = Readonly<Record<string, unknown>>

function textOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  const cleaned = cleanText(value, 'NFKC')
  return cleaned.ok ? cleaned.value : value.trim()
}

const codeIn = (value: unknown): string | undefined => {
  const text = textOf(value)
  return isCode(text) ? text : undefined
}

/** The one item whose button was pressed with an empty quantity; its minimum quantity is meant then. */
export function itemWithoutQuantity(fields: Fields): string | undefined {
  const code = codeIn(fields[ADD_ONE])
  return code !== undefined && textOf(fields[quantityField(code)]) === '' ? code : undefined
}

/**
 * Reads the requested lines: the one item whose button was pressed, otherwise every item with a quantity.
 * Empty fields request nothing, except that of the pressed button, which means `least`. Fields that name no
 * item are ignored.
 */
export function readCartLines(fields: Fields, least = 1): CartLines {
  const title = codeIn(fields[CHOSEN_ON])
  const one = codeIn(fields[ADD_ONE])
  const typed = one === undefined ? typedIn(fields) : [[one, textOf(fields[quantityField(one)])] as const]
  const chosen = typed.map(([code, text]) =>
    text === '' ? { code, quantity: least } : readQuantity(code, text),
  )
  return {
    ...(title === undefined ? {} : { title }),
    lines: chosen.filter(line => 'quantity' in line),
    faults: chosen.filter(line => 'reason' in line),
    order: chosen.map(({ code }) => code),
  }
}

const typedIn = (fields: Fields): readonly (readonly [code: string, text: string])[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const code = codeIn(itemOfField(name))
    const text = textOf(value)
    return code === undefined || text === '' ? [] : [[code, text] as const]
  })

/** Longer input was meant for another field; it is cut, because it is passed on in addresses. */
const MOST_CHARACTERS = 40

function readQuantity(code: string, text: string): ChosenLine | LineFault {
  const typed = [...text].slice(0, MOST_CHARACTERS).join('')
  const quantity = readWholeNumber(typed)
  if (quantity === undefined) return { code, typed, reason: 'notNumber' }
  if (quantity < 1) return { code, typed, reason: 'tooSmall' }
  return quantity > MOST_UNITS ? { code, typed, reason: 'tooLarge' } : { code, quantity }
}

/** Whether a quantity of zero removes its line from a cart. */
export const isNone = ({ typed }: Pick<LineFault, 'typed'>): boolean => /^0+$/.test(typed)

/** Lines whose quantity was typed: fields that still have the value they were rendered with are ignored. */
export function readTypedLines(fields: Fields): CartLines {
  const { lines, ...rest } = readCartLines(fields)
  return {
    ...rest,
    lines: lines.filter(({ code, quantity }) => fields[quantityBeforeField(code)] !== String(quantity)),
  }
}

/** A line in an address: an item with its quantity, or with the text that was typed. */
export type AddressedLine = { code: string; quantity: number | string }

/** The lines as they were typed, invalid ones included, in the order of the fields. */
export function typedLines({ lines, faults, order }: CartLines): readonly AddressedLine[] {
  const places = new Map(order.map((code, place) => [code, place]))
  const placeOf = ({ code }: AddressedLine): number => places.get(code) ?? order.length
  return [...lines, ...faults.map(({ code, typed }) => ({ code, quantity: typed }))].sort(
    (one, other) => placeOf(one) - placeOf(other),
  )
}

/** The lines as fields of a form; `readCartLines` reads them again. */
export const fieldsOfLines = (
  title: string | undefined,
  lines: readonly AddressedLine[],
): Record<string, string> => ({
  ...(title === undefined ? {} : { [CHOSEN_ON]: title }),
  ...Object.fromEntries(lines.map(({ code, quantity }) => [quantityField(code), String(quantity)])),
})

/** The address of a page that shows these lines; `readCartLines` reads them again from its query. */
export function linesAddress(
  base: string,
  title: string | undefined,
  lines: readonly AddressedLine[],
): string {
  const query = new URLSearchParams(fieldsOfLines(title, lines)).toString()
  return query === '' ? base : `${base}?${query}`
}

/** Some browsers and proxies do not follow longer addresses. */
const LONGEST_ADDRESS = 4_000

/**
 * Address of a page that shows the submitted lines with their errors. If they do not fit into one address, it
 * holds as many invalid lines as fit.
 */
export function sentAddress(base: string, sent: CartLines): string {
  const whole = linesAddress(base, sent.title, typedLines(sent))
  if (whole.length <= LONGEST_ADDRESS) return whole
  const faults: LineFault[] = []
  const address = (some: readonly LineFault[]) =>
    linesAddress(base, sent.title, typedLines({ ...sent, lines: [], faults: some }))
  for (const fault of sent.faults) {
    if (address([...faults, fault]).length > LONGEST_ADDRESS) break
    faults.push(fault)
  }
  return address(faults)
}

/** Address of the page of a form that was not carried out, with the quantities that were typed into it. */
export function typedAddress(base: string, fields: Fields): string {
  const typed = readTypedLines(fields)
  return sentAddress(base, { ...typed, faults: typed.faults.filter(fault => !isNone(fault)) })
}

import { readWholeNumber } from '@/lib/cart/lines/whole-number'
import type { OrderUnits } from '@/lib/contract/commerce/order/return-request'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { failed, ok, type Result } from '@/lib/result/result'
import { unitsField } from './order-fields'

/** An entry of an order, and how many of its units can be chosen. */
export type Choosable = { entryNumber: number; most: number }

/**
 * The units that were chosen of the entries of an order. An empty field and 0 leave an entry out; anything
 * else than a whole number up to what there is is refused at its field.
 */
export function readUnits(
  fields: Readonly<Record<string, unknown>>,
  entries: readonly Choosable[],
): Result<OrderUnits, readonly FieldRefusal[]> {
  const read = entries.map(({ entryNumber, most }) => {
    const typed = fields[unitsField(entryNumber)]
    const text = typeof typed === 'string' ? typed.trim() : ''
    const quantity = text === '' ? 0 : readWholeNumber(text)
    const isValid = quantity !== undefined && quantity >= 0 && quantity <= most
    return { entryNumber, most, quantity: isValid ? quantity : undefined }
  })
  const wrong = read.filter(({ quantity }) => quantity === undefined)
  if (wrong.length > 0)
    return failed(
      wrong.map(({ entryNumber, most }) => ({
        name: unitsField(entryNumber),
        code: 'units',
        params: { max: most },
      })),
    )
  return ok(
    read.flatMap(({ entryNumber, quantity = 0 }) =>
      quantity === 0 ? [] : [{ orderEntryNumber: entryNumber, quantity }],
    ),
  )
}

/** The typed units, to be shown again. */
export const typedUnits = (fields: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) =>
      /^units\.\d{1,3}$/.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  )

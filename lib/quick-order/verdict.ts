import { ANY_QUANTITY, checkQuantity, type QuantityVerdict } from '@/lib/cart/lines/check-quantity'
import { readWholeNumber } from '@/lib/cart/lines/whole-number'
import { type Availability, availabilityOf } from '@/lib/catalogue/availability'
import type { Eligibility } from '@/lib/catalogue/eligibility'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { numbersMeant } from './item-number'
import { isEmptyRow, type QuickRow } from './rows'

type BadQuantity = Extract<QuantityVerdict, { ok: false }>

/** Why a line of a known item cannot be ordered. */
export type LineReason =
  | BadQuantity
  | { reason: 'withdrawn'; replacedBy?: string }
  | { reason: 'notSold' }
  | { reason: 'onRequest' }
  | { reason: 'outOfStock' }
  | { reason: 'stockTooLow'; left: number }

/**
 * The verdict of one line. `merged`: an earlier line names the same item and counts the units
 * of both; `with` is its index. `eligibility` is set for signed-in users, where the item requires
 * a level.
 */
export type Verdict =
  | { kind: 'empty' }
  | { kind: 'noNumber' }
  | { kind: 'unknown' }
  | { kind: 'merged'; item: ItemProduct; with: number }
  | { kind: 'refused'; item: ItemProduct; why: LineReason; merges: readonly number[] }
  | {
      kind: 'good'
      item: ItemProduct
      quantity: number
      availability: Availability
      eligibility?: Eligibility
      merges: readonly number[]
    }

export type Judging = {
  items: ReadonlyMap<string, ItemProduct>
  /** Undefined for a visitor, of whom no level is known. */
  judge?: ((neededRank: number) => Eligibility) | undefined
}

/** The item that a typed number means, if there is one. */
const itemOf = ({ items }: Judging, { code }: QuickRow): ItemProduct | undefined =>
  numbersMeant(code).flatMap(number => items.get(number) ?? [])[0]

/** A verdict for every row. This is a check in advance; commerce judges again when lines are added. */
export function judgeRows(rows: readonly QuickRow[], judging: Judging): readonly Verdict[] {
  const items = rows.map(row => itemOf(judging, row))
  const rowsOfCode = Map.groupBy(items.keys(), index => items[index]?.code)
  return rows.map((row, index) => {
    if (isEmptyRow(row)) return { kind: 'empty' }
    if (row.code === '') return { kind: 'noNumber' }
    const item = items[index]
    if (item === undefined) return { kind: 'unknown' }
    const [first = index, ...merges] = rowsOfCode.get(item.code) ?? []
    if (first !== index) return { kind: 'merged', item, with: first }
    return judgeLine(
      item,
      [index, ...merges].map(at => rows[at]?.quantity ?? ''),
      { judging, merges },
    )
  })
}

/** The units of all lines of an item; an invalid quantity of one of them makes the whole invalid. */
function unitsOf(quantities: readonly string[], { productItem }: ItemProduct): QuantityVerdict {
  const wrong = quantities.find(typed => !checkQuantity(typed, ANY_QUANTITY).ok)
  const sum = quantities.reduce((units, typed) => units + (readWholeNumber(typed) ?? 0), 0)
  return checkQuantity(wrong ?? String(sum), productItem.order)
}

function judgeLine(
  item: ItemProduct,
  quantities: readonly string[],
  { judging, merges }: { judging: Judging; merges: readonly number[] },
): Verdict {
  const refuse = (why: LineReason): Verdict => ({ kind: 'refused', item, why, merges })
  const availability = availabilityOf(item)
  const unsold = whyUnsold(item, availability)
  if (unsold !== undefined) return refuse(unsold)
  const units = unitsOf(quantities, item)
  if (!units.ok) return refuse(units)
  const left = unitsLeft(item)
  if (left !== undefined && units.quantity > left) return refuse({ reason: 'stockTooLow', left })
  const needed = item.qualificationLevel
  const eligibility = needed && judging.judge?.(needed.rank)
  return {
    ...{ kind: 'good', item, availability, merges, quantity: units.quantity },
    ...(eligibility !== undefined && { eligibility }),
  }
}

function whyUnsold(item: ItemProduct, availability: Availability): LineReason | undefined {
  if (availability.kind === 'withdrawn') {
    const { replacedBy } = availability
    return { reason: 'withdrawn', ...(replacedBy !== undefined && { replacedBy }) }
  }
  if (item.productItem.priceOnRequest) return { reason: 'onRequest' }
  if (!item.purchasable || item.price === undefined) return { reason: 'notSold' }
  return availability.kind === 'outOfStock' ? { reason: 'outOfStock' } : undefined
}

/** Units in stock, where the number is exact and no more are expected. */
function unitsLeft({ productItem, stock }: ItemProduct): number | undefined {
  if (productItem.fulfilment !== 'SHIP' || stock?.stockLevel === undefined) return undefined
  if (stock.isValueRounded === true || stock.expectedOn !== undefined || stock.preorder === true)
    return undefined
  return stock.stockLevel
}

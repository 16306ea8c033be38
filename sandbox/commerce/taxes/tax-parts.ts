import type { ProductContext } from '../catalogue/products/product-context.ts'
import { findItem, type StoredItem } from '../catalogue/products/stored-item.ts'
import type { TaxedPart } from './compute-taxes.ts'
import { distribute } from './distribute.ts'

type ItemClass = Exclude<TaxedPart['taxClass'], 'DELIVERY'>

const CLASSES: readonly ItemClass[] = ['BOOK', 'GOODS', 'SERVICE']

/** Weights of the classes of a kit: what its components cost singly; anything else in it counts as goods. */
const weightsOf = ({ database, audience }: ProductContext, kit: StoredItem): number[] => {
  const weights = new Map<ItemClass, number>()
  for (const { code, quantity } of kit.facts.contents) {
    const component = code === undefined ? undefined : findItem(database, audience, code)
    const price = component?.offer?.price
    const taxClass = component?.facts.taxClass
    if (price === undefined || taxClass === undefined || taxClass === 'MIXED') continue
    weights.set(taxClass, (weights.get(taxClass) ?? 0) + price * quantity)
  }
  return CLASSES.map(taxClass => weights.get(taxClass) ?? 0)
}

/** The parts of an amount paid for an item, by tax class. */
export const taxParts = (context: ProductContext, item: StoredItem, amount: number): TaxedPart[] => {
  const { taxClass } = item.facts
  if (taxClass !== 'MIXED') return [{ taxClass, amount }]
  const weights = weightsOf(context, item)
  if (weights.every(weight => weight === 0)) return [{ taxClass: 'GOODS', amount }]
  const shares = distribute(amount, weights)
  return CLASSES.map((part, at) => ({ taxClass: part, amount: shares[at] ?? 0 }))
}

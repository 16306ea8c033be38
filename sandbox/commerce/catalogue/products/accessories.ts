import type { ProductContext } from './product-context.ts'
import { itemsOfTitle, type StoredItem } from './stored-item.ts'

export type Accessory = { item: StoredItem; quantity: number | undefined }

const isKit = ({ facts }: StoredItem): boolean => facts.group === 'KIT'

const isReordered = ({ facts, offer, status, titleStatus }: StoredItem): boolean =>
  facts.consumable && offer !== undefined && status !== 'WITHDRAWN' && titleStatus !== 'WITHDRAWN'

const quantityIn = (kit: StoredItem, code: string): number | undefined =>
  kit.facts.contents.find(part => part.code === code)?.quantity

/** A user who works on paper may score online, too; one who works on the screen has no use for paper. */
const goesWith = (kit: StoredItem, item: StoredItem): boolean =>
  kit.facts.fulfilment === 'SHIP' ||
  item.facts.fulfilment !== 'SHIP' ||
  quantityIn(kit, item.code) !== undefined

/**
 * What is used up with the kits of a title and can be ordered at the site, in the order of its items: with
 * one of them where `kitCode` names it. Any user who owns a kit that is no longer sold still needs its forms.
 */
export const findAccessories = (
  { database, audience }: ProductContext,
  title: number,
  kitCode: string | undefined,
): Accessory[] => {
  const items = itemsOfTitle(database, audience, title)
  const kits = items.filter(item => isKit(item) && (kitCode === undefined || item.code === kitCode))
  return items
    .filter(item => isReordered(item) && kits.some(kit => goesWith(kit, item)))
    .map(item => ({
      item,
      quantity: kits.map(kit => quantityIn(kit, item.code)).find(held => held !== undefined),
    }))
}

import type { Reference } from '../../../../lib/contract/commerce/catalogue/reference.ts'
import { findAccessories } from './accessories.ts'
import { findSuccessor } from './editions.ts'
import type { ProductContext } from './product-context.ts'
import { findTitle, type StoredTitle } from './stored-title.ts'
import { toItem } from './to-item.ts'
import { toTitle } from './to-title.ts'

/** Whose references are asked for: a title's, or those of one of its items. */
type Subject = { title: StoredTitle; item: string | undefined }

type Find = (context: ProductContext, subject: Subject) => Reference[]

/** Titles by their codes, as far as the site sells them. */
const toTitles = (
  context: ProductContext,
  referenceType: 'FOLLOWUP' | 'SIMILAR',
  codes: readonly string[],
): Reference[] =>
  codes
    .map(code => findTitle(context.database, context.audience, code))
    .filter(target => target !== undefined)
    .filter(target => target.isSold && target.status !== 'WITHDRAWN')
    .map(target => ({ referenceType, target: toTitle(context, target) }))

const successorOf = ({ database, audience }: ProductContext, { title }: Subject): string | undefined =>
  findSuccessor(database, audience, title.code)?.code

const findFollowUp: Find = (context, subject) => {
  const successor = successorOf(context, subject)
  return toTitles(context, 'FOLLOWUP', successor === undefined ? [] : [successor])
}

const findSupplies: Find = (context, { title, item: kit }) =>
  findAccessories(context, title.id, kit).map(({ item, quantity }) => ({
    referenceType: 'ACCESSORIES',
    quantity,
    target: toItem(context, item),
  }))

const findSimilar: Find = (context, subject) => {
  const successor = successorOf(context, subject)
  return toTitles(
    context,
    'SIMILAR',
    subject.title.similar.filter(code => code !== successor),
  )
}

/** By kind, in the order in which they are answered. */
const FINDERS: Readonly<Record<Reference['referenceType'], Find>> = {
  FOLLOWUP: findFollowUp,
  ACCESSORIES: findSupplies,
  SIMILAR: findSimilar,
}

/**
 * The newer edition of a title, what is used up with its kits, and titles like it; without `kinds` all of
 * them.
 */
export const findReferences = (
  context: ProductContext,
  subject: Subject,
  kinds: readonly string[] | undefined,
): Reference[] =>
  Object.entries(FINDERS)
    .filter(([kind]) => kinds?.includes(kind) ?? true)
    .flatMap(([, find]) => find(context, subject))

import type { TitleProduct } from '../../../../lib/contract/commerce/catalogue/product.ts'
import { findSuccessor } from './editions.ts'
import type { ProductContext } from './product-context.ts'
import { findTitle, type StoredTitle } from './stored-title.ts'
import { toTitle } from './to-title.ts'

type Reference = { referenceType: 'SIMILAR' | 'FOLLOWUP'; target: TitleProduct }

/** The newer edition of a title and those like it, as far as the site sells them. */
export const findReferences = (context: ProductContext, title: StoredTitle): Reference[] => {
  const { database, audience } = context
  const successor = findSuccessor(database, audience, title.code)?.code
  const named = (referenceType: Reference['referenceType'], codes: readonly string[]): Reference[] =>
    codes
      .map(code => findTitle(database, audience, code))
      .filter(target => target !== undefined)
      .filter(target => target.isSold && target.status !== 'WITHDRAWN')
      .map(target => ({ referenceType, target: toTitle(context, target) }))
  return [
    ...named('FOLLOWUP', successor === undefined ? [] : [successor]),
    ...named(
      'SIMILAR',
      title.similar.filter(code => code !== successor),
    ),
  ]
}

import type { AssessmentFacts } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import type { ItemProduct, TitleProduct } from '../../../../lib/contract/commerce/catalogue/product.ts'
import { SITE_IDS } from '../../../../lib/contract/site-ids.ts'
import { DETAIL_MEMBERS, type TitleDetail } from '../load/documents.ts'
import { findEdition, findSuccessor } from './editions.ts'
import { coverImages, galleryImages } from './images.ts'
import { readItemGroups } from './item-groups.ts'
import { toPrice } from './money.ts'
import type { ProductContext } from './product-context.ts'
import { toCategories, toLevel } from './shared-members.ts'
import { itemsOfTitle } from './stored-item.ts'
import type { StoredTitle } from './stored-title.ts'
import { toItem } from './to-item.ts'

/** A title in lists: all but its items. Members that no view shows are never computed. */
export const toTitle = (context: ProductContext, title: StoredTitle): TitleProduct => {
  const { market } = context
  return {
    code: title.code,
    name: title.name,
    summary: title.summary,
    // Only items are ordered.
    purchasable: false,
    get images() {
      return coverImages(title)
    },
    get categories() {
      return toCategories(context, title.categories)
    },
    qualificationLevel: toLevel(title.rank, market.language),
    multidimensional: true,
    // Nothing lies in a warehouse under the code of a title; storefronts offer no cart button for it then.
    stock: { stockLevelStatus: 'outOfStock', stockLevel: 0 },
    get price() {
      return title.prices && toPrice(market, title.prices.min, 'FROM')
    },
    get priceRange() {
      const { prices } = title
      if (prices === undefined) return undefined
      return { minPrice: toPrice(market, prices.min, 'FROM'), maxPrice: toPrice(market, prices.max) }
    },
    get itemGroups() {
      return title.isSold ? readItemGroups(context, title.id) : undefined
    },
    get assessment() {
      return toAssessment(context, title)
    },
  }
}

/** The same with its items and its gallery: only the call of one product names them. */
export const toTitleWithItems = (context: ProductContext, title: StoredTitle): TitleProduct => {
  const variants = (): ItemProduct[] =>
    itemsOfTitle(context.database, context.audience, title.id).map(item => toItem(context, item))
  return Object.defineProperties(toTitle(context, title), {
    images: {
      get: () => [...coverImages(title), ...galleryImages(context, title)],
      enumerable: true,
    },
    variantOptions: { get: () => (title.isSold ? variants() : undefined), enumerable: true },
    localizedNames: { get: () => namesOf(context, title.id), enumerable: true },
  })
}

const namesOf = ({ database }: ProductContext, title: number) =>
  database
    .prepare('SELECT language, name FROM catalogue_title_documents WHERE title = ? ORDER BY language')
    .all(title)
    .map(({ language, name }) => ({ language: String(language), name: String(name) }))

/** The long part is read with the first of its members, which lists do not show. */
const toAssessment = (context: ProductContext, title: StoredTitle): AssessmentFacts => {
  const { database, audience } = context
  let read: TitleDetail | undefined
  const detail = (): TitleDetail => {
    read ??= title.detail()
    return read
  }
  const facts = {
    ...title.card,
    status: title.status,
    soldOn: SITE_IDS.filter(site => title.soldOn.includes(site)),
  }
  return Object.defineProperties<AssessmentFacts>(facts, {
    ...Object.fromEntries(
      DETAIL_MEMBERS.map(name => [name, { get: () => detail()[name], enumerable: true }]),
    ),
    supersedes: {
      get: () => title.supersedes && findEdition(database, audience, title.supersedes),
      enumerable: true,
    },
    supersededBy: { get: () => findSuccessor(database, audience, title.code), enumerable: true },
  })
}

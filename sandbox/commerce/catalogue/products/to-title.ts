import type { AssessmentFacts } from '../../../../lib/contract/commerce/catalogue/assessment.ts'
import type { ItemProduct, TitleProduct } from '../../../../lib/contract/commerce/catalogue/product.ts'
import { ITEM_GROUPS } from '../../../../lib/contract/commerce/catalogue/product-item.ts'
import { SITE_IDS } from '../../../../lib/contract/site-ids.ts'
import { DETAIL_MEMBERS, type TitleDetail } from '../load/documents.ts'
import { categoriesOfTitle } from './categories-of-title.ts'
import { findEdition, findSuccessor } from './editions.ts'
import { toPrice } from './money.ts'
import type { ProductContext } from './product-context.ts'
import { toImages, toLevel } from './shared-members.ts'
import { itemsOfTitle, type StoredItem } from './stored-item.ts'
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
      return toImages(title.code, title.coverVersion, title.name)
    },
    get categories() {
      return categoriesOfTitle(context, title.code)
    },
    qualificationLevel: toLevel(title.rank, market.language),
    get priceRange() {
      const { prices } = title
      if (prices === undefined) return undefined
      return { minPrice: toPrice(market, prices.min, 'FROM'), maxPrice: toPrice(market, prices.max) }
    },
    get itemGroups() {
      return title.isSold
        ? toGroups(context, itemsOfTitle(context.database, context.audience, title.id))
        : undefined
    },
    get assessment() {
      return toAssessment(context, title)
    },
  }
}

/** The same with its items: only the call of one product names them. */
export const toTitleWithItems = (context: ProductContext, title: StoredTitle): TitleProduct => {
  const variants = (): ItemProduct[] =>
    itemsOfTitle(context.database, context.audience, title.id).map(item => toItem(context, item))
  return Object.defineProperties(toTitle(context, title), {
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
  const facts = { ...title.card, status: title.status, soldOn: sitesOf(context, title.id) }
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

const sitesOf = ({ database }: ProductContext, title: number): string[] => {
  const rows = database.prepare('SELECT site FROM catalogue_title_sites WHERE title = ?').all(title)
  const sold = new Set(rows.map(({ site }) => String(site)))
  return SITE_IDS.filter(site => sold.has(site))
}

const toGroups = ({ market }: ProductContext, items: readonly StoredItem[]) =>
  ITEM_GROUPS.flatMap(group => {
    const own = items.filter(
      ({ facts, status, offer }) => facts.group === group && status !== 'WITHDRAWN' && offer !== undefined,
    )
    const prices = own.map(({ offer }) => offer?.price).filter(price => price !== undefined)
    if (own.length === 0) return []
    const from = prices.length === 0 ? {} : { fromPrice: toPrice(market, Math.min(...prices), 'FROM') }
    return [{ group, count: own.length, ...from }]
  })

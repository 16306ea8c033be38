import type { DatabaseSync } from 'node:sqlite'
import type { Commerce } from '../../commerce.ts'
import type { CommerceRequest } from '../../http/environment.ts'
import type { CategoryTree } from '../categories/category-tree.ts'
import type { Market } from './money.ts'
import type { Audience } from './stored-title.ts'

/** What every product of an answer is described with: where from, for whom, in which money. */
export type ProductContext = {
  database: DatabaseSync
  market: Market
  audience: Audience
  categories: CategoryTree
}

export const productContext = (
  { database, catalogue }: Commerce,
  request: CommerceRequest,
): ProductContext => {
  const site = request.get('site')
  const language = request.get('language')
  return {
    database,
    market: { site, language, currency: request.get('currency') },
    audience: { site: site.uid, language },
    categories: catalogue.categories(),
  }
}

import type { NamedCode } from '../../../../lib/contract/commerce/named-code.ts'
import type { ProductContext } from './product-context.ts'

/** The categories that a title stands in, the main one first. */
export const categoriesOfTitle = (
  { database, categories, market }: ProductContext,
  code: string,
): NamedCode[] =>
  database
    .prepare(
      `SELECT c.category FROM catalogue_title_categories c JOIN catalogue_titles t ON t.id = c.title
       WHERE t.code = ? ORDER BY c.position`,
    )
    .all(code)
    .map(({ category }) => String(category))
    .map(category => ({ code: category, name: categories.nameOf(category, market.language) }))

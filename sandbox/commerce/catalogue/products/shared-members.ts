import type { TitleProduct } from '../../../../lib/contract/commerce/catalogue/product.ts'
import type { NamedCode } from '../../../../lib/contract/commerce/named-code.ts'
import { listQualificationLevels } from '../../reference/coded-lists.ts'
import type { Rank } from '../catalogue-record.ts'
import type { ProductContext } from './product-context.ts'

/** The level of a rank as the language names it; rank 0 is no level. */
export const toLevel = (rank: Rank, language: string): TitleProduct['qualificationLevel'] => {
  const level = listQualificationLevels(language).find(known => known.rank === rank)
  return level && { code: level.code, name: level.name, rank }
}

/** Categories by their codes, named in the language of the call. */
export const toCategories = ({ categories, market }: ProductContext, codes: readonly string[]): NamedCode[] =>
  codes.map(code => ({ code, name: categories.nameOf(code, market.language) }))

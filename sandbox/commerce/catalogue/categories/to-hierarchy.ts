import type { Category } from '../../../../lib/contract/commerce/catalogue/category.ts'
import { countBoth } from '../search/bitmap.ts'
import type { SiteIndex } from '../search/site-index.ts'
import type { CategoryTree } from './category-tree.ts'

type Scope = { tree: CategoryTree; index: SiteIndex; language: string }

/** A category with those below it in which the site sells something, named in the language of the call. */
export const toHierarchy = (scope: Scope, code: string): Category => {
  const { tree, language } = scope
  return {
    id: code,
    name: tree.nameOf(code, language),
    description: tree.descriptionOf(code, language),
    count: countTitles(scope, code),
    subcategories: tree
      .below(code)
      .filter(below => countTitles(scope, below) > 0)
      .map(below => toHierarchy(scope, below)),
  }
}

/** The highest categories in which the site sells something. */
export const toHierarchies = (scope: Scope): Category[] =>
  scope.tree
    .below()
    .filter(code => countTitles(scope, code) > 0)
    .map(code => toHierarchy(scope, code))

const countTitles = ({ index }: Scope, code: string): number => {
  const titles = index.facets.allCategories.get(code)
  return titles === undefined ? 0 : countBoth(titles, index.all)
}

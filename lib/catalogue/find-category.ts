import type { Category } from '@/lib/contract/commerce/catalogue/category'

export type FoundCategory = {
  category: Category
  /** The parent categories, the topmost first. */
  above: readonly Category[]
  /** The sibling categories, without the category itself. */
  beside: readonly Category[]
}

/** Finds a category of the tree by its code, with its parents and siblings. */
export function findCategory(
  tree: readonly Category[],
  code: string,
  above: readonly Category[] = [],
): FoundCategory | undefined {
  const category = tree.find(({ id }) => id === code)
  if (category !== undefined) return { category, above, beside: tree.filter(({ id }) => id !== code) }
  for (const area of tree) {
    const found = findCategory(area.subcategories, code, [...above, area])
    if (found !== undefined) return found
  }
  return undefined
}

/** Categories in which the site sells a title. */
export const filledCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter(({ count }) => count !== 0)

/** The code and name of a category, as addresses and links need them. */
export const namedCategory = ({ id, name }: Category) => ({ code: id, name })

import type { Category } from '@/lib/contract/commerce/catalogue/category'

export type FoundCategory = {
  category: Category
  /** The areas it is part of, the widest first. */
  above: readonly Category[]
  /** Areas beside it, without itself. */
  beside: readonly Category[]
}

/** An area of the tree by its code, with what is around it. */
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

/** Areas in which the site sells something. */
export const filledCategories = (categories: readonly Category[]): readonly Category[] =>
  categories.filter(({ count }) => count !== 0)

/** The name by which addresses and links know an area. */
export const namedCategory = ({ id, name }: Category) => ({ code: id, name })

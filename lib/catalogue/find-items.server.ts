import 'server-only'
import { findItemsByCode } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** Items by number. */
export type FoundItems = ReadonlyMap<string, ItemProduct>

/** Calls at the same time. */
const AT_ONCE = 4

/**
 * Finds items by their numbers, a hundred per call (contract 11), also those that are withdrawn or sold
 * elsewhere: whoever asks says why they cannot be ordered.
 */
export async function findItems(
  locale: Locale,
  numbers: readonly string[],
): Promise<Result<FoundItems, Problem>> {
  const pages = pagesOf([...new Set(numbers)])
  const items: ItemProduct[] = []
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const some = pages.slice(at, at + AT_ONCE)
    const answers = await Promise.all(some.map(codes => findItemsByCode({ locale }, codes)))
    for (const answer of answers) {
      if (!answer.ok) return failed(answer.error)
      items.push(...answer.value.products)
    }
  }
  return ok(new Map(items.map(item => [item.code, item])))
}

const pagesOf = (codes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(codes.length / LARGEST_PAGE_SIZE) }, (_, page) =>
    codes.slice(page * LARGEST_PAGE_SIZE, (page + 1) * LARGEST_PAGE_SIZE),
  )

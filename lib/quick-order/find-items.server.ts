import 'server-only'
import { findItemsByCode } from '@/lib/backends/commerce/catalogue/catalogue-calls.server'
import { loadItem } from '@/lib/catalogue/catalogue.server'
import { isItemCode } from '@/lib/catalogue/codes'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import type { ItemProduct } from '@/lib/contract/commerce/catalogue/product'
import { LARGEST_PAGE_SIZE } from '@/lib/contract/commerce/catalogue/search'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** Items by number. */
export type FoundItems = ReadonlyMap<string, ItemProduct>

/**
 * Maximum of numbers that are looked up one by one. The search knows only what the site sells; a single
 * look-up also finds items that are withdrawn or sold elsewhere.
 */
const MOST_SINGLE = 40

/** Calls at the same time. */
const AT_ONCE = 4

/**
 * Finds items by their numbers, a hundred per call (contract 11), and looks up what the search did not find.
 * Numbers beyond the maximum of single look-ups count as not sold here.
 */
export async function findItems(
  locale: Locale,
  numbers: readonly string[],
): Promise<Result<FoundItems, Problem>> {
  const asked = [...new Set(numbers)]
  const sold = await inTurn(pagesOf(asked), codes => findItemsByCode({ locale }, codes))
  if (!sold.ok) return sold
  const found = new Map(sold.value.flatMap(({ products }) => products).map(item => [item.code, item]))
  const others = asked.filter(code => !found.has(code) && isItemCode(code)).slice(0, MOST_SINGLE)
  const single = await inTurn(others, code => lookUp(locale, code))
  if (!single.ok) return single
  return ok(new Map([...found, ...single.value.flatMap(item => (item ? [[item.code, item] as const] : []))]))
}

/** An item that exists but is not sold here; undefined for an unknown number. */
async function lookUp(locale: Locale, code: string): Promise<Result<ItemProduct | undefined, Problem>> {
  const item = await loadItem(locale, code)
  if (item.ok) return ok(item.value.value)
  return isNotFound(item.error) ? ok(undefined) : item
}

const pagesOf = (codes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: Math.ceil(codes.length / LARGEST_PAGE_SIZE) }, (_, page) =>
    codes.slice(page * LARGEST_PAGE_SIZE, (page + 1) * LARGEST_PAGE_SIZE),
  )

/** Asks a few at a time; the first failure ends it. */
async function inTurn<A, T>(
  all: readonly A[],
  ask: (one: A) => Promise<Result<T, Problem>>,
): Promise<Result<readonly T[], Problem>> {
  const values: T[] = []
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const answers = await Promise.all(all.slice(at, at + AT_ONCE).map(ask))
    for (const answer of answers) {
      if (!answer.ok) return failed(answer.error)
      values.push(answer.value)
    }
  }
  return ok(values)
}

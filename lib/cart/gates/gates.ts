import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'

type Level = NonNullable<OrderEntry['qualification']>['required']

/** Lines that need a level which neither their buyer nor the account of the cart holds. */
export type Gate = { level: Level; entries: readonly OrderEntry[] }

/** What is known about the ways to order lines that need a level; a member is absent if not known. */
export type GateFacts = {
  /** Names of the buyer's other organizations with a sufficient level for all lines. */
  organizations?: readonly string[] | undefined
  /** Members of the organization of the cart who have each level that is missing. */
  holders?: readonly LevelHolders[] | undefined
}

/** The names of those who have a level, which those of a higher one have as well. */
export type LevelHolders = { level: Level; people: readonly string[] }

/** The unmet levels of a cart, the highest rank first; letters are never compared, they differ by site. */
export function gatesOf({ entries }: Pick<Cart, 'entries'>): readonly Gate[] {
  const byRank = Map.groupBy(
    entries.filter(({ qualification }) => qualification?.satisfied === false),
    ({ qualification }) => qualification?.required.rank ?? 0,
  )
  return [...byRank]
    .toSorted(([one], [other]) => other - one)
    .flatMap(([, some]) => {
      const level = some[0]?.qualification?.required
      return level === undefined ? [] : [{ level, entries: some }]
    })
}

import type { Cart, OrderEntry } from '@/lib/contract/commerce/cart/cart'

type Level = NonNullable<OrderEntry['qualification']>['required']

/** Lines that need a level which their buyer has not got. */
export type Gate = { level: Level; entries: readonly OrderEntry[] }

/** What is known about a buyer who lacks a level; `own` is the level that the buyer holds on the site. */
export type GateFacts = {
  isKnown: boolean
  own?: string | undefined
  /** Members of the organization who have each level that is missing; absent if not known. */
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

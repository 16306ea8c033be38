/**
 * Ranks of levels that every scheme shares: 0 none, 1 A, 2 B, 3 C. Letters differ from site to site and are
 * never compared.
 */
export const OPEN_RANK = 1

export type Holder = { name: string; rank: number }

export type Eligibility =
  /** Nobody needs a proof of qualification for it. */
  | { kind: 'open' }
  /** The person's own level is enough. */
  | { kind: 'own' }
  /** Somebody qualified in the organisation `name` is enough. */
  | { kind: 'colleague'; name: string }
  | { kind: 'short' }

/**
 * Whether a person may order what needs a level, by their own or that of an organisation they belong to (spec
 * §6).
 */
export function judgeEligibility(
  neededRank: number,
  ownRank: number,
  organisations: readonly Holder[],
): Eligibility {
  if (neededRank <= OPEN_RANK) return { kind: 'open' }
  if (ownRank >= neededRank) return { kind: 'own' }
  const holder = organisations.find(({ rank }) => rank >= neededRank)
  return holder === undefined ? { kind: 'short' } : { kind: 'colleague', name: holder.name }
}

/**
 * What is different about items whose level is not that of their title: some may be ordered all the same, or
 * some may not.
 */
export type ItemsEligibility = 'lowerItems' | 'higherItems'

/**
 * Judges items beside their title: what a person may do about one of another level than the title's.
 * Undefined where all of them go with the title (spec §6).
 */
export function judgeItems(title: Eligibility, items: readonly Eligibility[]): ItemsEligibility | undefined {
  const isShort = ({ kind }: Eligibility) => kind === 'short'
  if (isShort(title)) return items.every(isShort) ? undefined : 'lowerItems'
  return items.some(isShort) ? 'higherItems' : undefined
}

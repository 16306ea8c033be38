/**
 * Ranks of levels, common to all level schemes: 0 none, 1 A, 2 B, 3 C. Letters differ from site to site and
 * are never compared.
 */
export const OPEN_RANK = 1

export type Holder = { name: string; rank: number }

export type Eligibility =
  /** No proof of qualification is needed. */
  | { kind: 'open' }
  /** The user's own level is sufficient. */
  | { kind: 'own' }
  /** A qualified member of the organization `name` is sufficient. */
  | { kind: 'colleague'; name: string }
  | { kind: 'short' }

/**
 * Whether a user may order a product that requires a level, by their own level or by that of an organization
 * that they belong to (spec §6).
 */
export function evaluateEligibility(
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
 * How items with another level than their title differ: `lowerItems`, some may be ordered although the title
 * may not; `higherItems`, some may not although the title may.
 */
export type ItemsEligibility = 'lowerItems' | 'higherItems'

/**
 * Compares the eligibility of items with that of their title. Undefined where all items are like the title
 * (spec §6).
 */
export function evaluateItems(
  title: Eligibility,
  items: readonly Eligibility[],
): ItemsEligibility | undefined {
  const isShort = ({ kind }: Eligibility) => kind === 'short'
  if (isShort(title)) return items.every(isShort) ? undefined : 'lowerItems'
  return items.some(isShort) ? 'higherItems' : undefined
}

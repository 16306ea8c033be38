/**
 * Ranks of levels, common to all level schemes: 0 none, 1 A, 2 B, 3 C. Letters differ from site to site and
 * are never compared.
 */
export const OPEN_RANK = 1

/** An organization that the user may order for, with the rank of its level; `isDefault`: of new carts. */
export type OrderingOrganization = { uid: string; name: string; rank: number; isDefault: boolean }

export type Eligibility =
  /** No proof of qualification is needed. */
  | { kind: 'open' }
  /** The user's own evidence is sufficient, whichever account the order is for. */
  | { kind: 'own' }
  /** The level of the organization `name` is enough for its orders; `isDefault`: new carts are for it. */
  | { kind: 'organization'; name: string; isDefault: boolean }
  | { kind: 'short' }

/**
 * Whether a user may order a product that requires a level, by their own evidence or for an organization that
 * holds it, if possible the default one (spec §6).
 */
export function evaluateEligibility(
  neededRank: number,
  ownRank: number,
  organizations: readonly OrderingOrganization[],
): Eligibility {
  if (neededRank <= OPEN_RANK) return { kind: 'open' }
  if (ownRank >= neededRank) return { kind: 'own' }
  const holders = organizations.filter(({ rank }) => rank >= neededRank)
  const holder = holders.find(({ isDefault }) => isDefault) ?? holders[0]
  if (holder === undefined) return { kind: 'short' }
  return { kind: 'organization', name: holder.name, isDefault: holder.isDefault }
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

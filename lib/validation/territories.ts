/**
 * Territories that are part of a country and share its calling code, but have a numbering plan of their own:
 * their residents choose the country, of which they are regions. Crown dependencies of the United Kingdom are
 * not part of it.
 */
const TERRITORIES: Readonly<Record<string, readonly string[]>> = {
  AU: ['CC', 'CX'],
  FI: ['AX'],
  NO: ['SJ'],
  US: ['AS', 'GU', 'MP', 'PR', 'VI'],
}

/** Whether a place is a country or part of it; both are ISO codes. */
export const isPartOf = (place: string, country: string): boolean =>
  place === country || (Object.hasOwn(TERRITORIES, country) && TERRITORIES[country]?.includes(place) === true)

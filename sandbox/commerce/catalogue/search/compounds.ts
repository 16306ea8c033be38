const SHORTEST_PART = 4
/**
 * A first part whose second part no one wrote has to be longer: the beginning of a misspelt name is no word.
 */
const SHORTEST_ALONE = 6

/** Letters between the parts of a Dutch compound: `intelligentie-s-schaal`. */
const LINKS = ['', 's', 'en', 'n', 'e']

/**
 * A word that no one wrote as two that an author did: `intelligentietest` asks for `intelligentie`,
 * `spraakklanken` for `spraak` and `klanken`. The second part alone is dropped where it is not known either.
 */
export const splitCompound = (word: string, isKnown: (part: string) => boolean): string[] => {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    const known = LINKS.filter(link => first.endsWith(link))
      .map(link => first.slice(0, first.length - link.length))
      .find(part => part.length >= SHORTEST_PART && isKnown(part))
    if (known === undefined) continue
    if (isKnown(second)) return [`${known} ${second}`, known]
    if (known.length >= SHORTEST_ALONE) return [known]
  }
  return []
}

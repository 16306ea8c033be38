/** A number of 32 bits that depends on the words alone (FNV-1a with a last mix), so that the seed is the same everywhere. */
export function numberOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join('|')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A fraction from 0 to below 1 that depends on the words alone. */
export const fractionOf = (...words: readonly (string | number)[]): number => numberOf(...words) / 2 ** 32

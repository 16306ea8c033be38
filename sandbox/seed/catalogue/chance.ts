/** Spreads the last differences over all 32 bits (the end of MurmurHash3). */
function mixed(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}

/**
 * A number of 32 bits that depends on the words alone (FNV-1a, mixed), so that the seed is the same
 * everywhere.
 */
export function numberOf(...words: readonly (string | number)[]): number {
  const text = words.join('|')
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mixed(hash)
}

/** Number after number from one, each a function of its place. */
export const numberAfter = (start: number, place: number): number =>
  mixed(start + Math.imul(place, 0x9e3779b9))

export const asFraction = (bits: number): number => bits / 2 ** 32

/** A fraction from 0 to below 1 that depends on the words alone. */
export const fractionOf = (...words: readonly (string | number)[]): number => asFraction(numberOf(...words))

/** A set of row ids as bits, so that combining and counting large sets costs next to nothing. */
export type Bitmap = Uint32Array

export const createBitmap = (size: number): Bitmap => new Uint32Array((size + 31) >>> 5)

export const addTo = (bitmap: Bitmap, id: number): void => {
  bitmap[id >>> 5] = (bitmap[id >>> 5] ?? 0) | (1 << (id & 31))
}

export const isIn = (bitmap: Bitmap, id: number): boolean =>
  ((bitmap[id >>> 5] ?? 0) & (1 << (id & 31))) !== 0

export const both = (one: Bitmap, other: Bitmap): Bitmap =>
  one.map((word, position) => word & (other[position] ?? 0))

export const either = (one: Bitmap, other: Bitmap): Bitmap =>
  one.map((word, position) => word | (other[position] ?? 0))

/** The number of bits of a word, counted for all its parts at once. */
const bitsOf = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** How many ids two sets share. */
export const countBoth = (one: Bitmap, other: Bitmap): number => {
  let count = 0
  for (let position = 0; position < one.length; position += 1) {
    const word = (one[position] ?? 0) & (other[position] ?? 0)
    if (word !== 0) count += bitsOf(word)
  }
  return count
}

export const bitmapOf = (size: number, ids: Iterable<number>): Bitmap => {
  const bitmap = createBitmap(size)
  for (const id of ids) if (id < size) addTo(bitmap, id)
  return bitmap
}

export const isEmpty = (bitmap: Bitmap): boolean => bitmap.every(word => word === 0)

/** The ids of a set, in order. */
export function* idsIn(bitmap: Bitmap): Generator<number> {
  for (let position = 0; position < bitmap.length; position += 1) {
    for (let word = bitmap[position] ?? 0; word !== 0; word &= word - 1) {
      yield position * 32 + 31 - Math.clz32(word & -word)
    }
  }
}

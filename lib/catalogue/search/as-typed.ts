const WORDS = /[\p{L}\p{N}]+/gu

/** Folds a text as commerce compares words: lower case, without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds words that commerce returns folded in the user's input, and returns them as entered there. */
export function asTyped(text: string, words: string): string {
  const typed = text.match(WORDS) ?? []
  const length = words.split(' ').length
  for (let at = 0; at + length <= typed.length; at += 1) {
    const part = typed.slice(at, at + length).join(' ')
    if (fold(part) === words) return part
  }
  return words
}

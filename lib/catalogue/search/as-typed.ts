const WORDS = /[\p{L}\p{N}]+/gu

/** As commerce compares words: small letters without accents. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Words that commerce names without accents, as somebody typed them. */
export function asTyped(text: string, words: string): string {
  const typed = text.match(WORDS) ?? []
  const length = words.split(' ').length
  for (let at = 0; at + length <= typed.length; at += 1) {
    const part = typed.slice(at, at + length).join(' ')
    if (fold(part) === words) return part
  }
  return words
}

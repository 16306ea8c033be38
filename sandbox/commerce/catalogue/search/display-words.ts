import { searchText } from '../../text/search-words.ts'

type Named = { name: string; summary?: string | undefined }

/** Corrected words as the products found by them write them, with accents; the index holds them without. */
export const displayWords = (corrected: string, products: readonly Named[]): string => {
  const written = products.flatMap(
    ({ name, summary }) => `${name} ${summary ?? ''}`.match(/[\p{L}\p{N}]+/gu) ?? [],
  )
  return corrected
    .split(' ')
    .map(word => written.find(candidate => searchText(candidate) === word)?.toLowerCase() ?? word)
    .join(' ')
}

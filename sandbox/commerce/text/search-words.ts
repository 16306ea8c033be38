import { transliterate } from './transliterate.ts'

/** Words as an index holds them: lower case, no accents, everything else a space. */
export const searchText = (text: string): string =>
  transliterate(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export const searchWords = (text: string): string[] =>
  searchText(text)
    .split(' ')
    .filter(word => word !== '')

/** The same without spaces: `HWRS-3`, `hwrs 3` and `HWRS3` are one acronym. */
export const compactKey = (text: string): string => searchText(text).replaceAll(' ', '')

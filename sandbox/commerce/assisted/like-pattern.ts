/** Pattern of a text that contains a word, for `LIKE … ESCAPE '\\'`. */
export const likePattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The words of a query. */
export const wordsOf = (query: string): readonly string[] => query.split(/\s+/).filter(word => word !== '')

/** SQL `LIKE` pattern that matches texts containing a word; the query needs `ESCAPE '\\'`. */
export const likePattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The words of a query. */
export const wordsOf = (query: string): readonly string[] => query.split(/\s+/).filter(word => word !== '')

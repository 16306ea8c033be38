/** `LIKE` pattern (with `ESCAPE '\\'`) for texts that contain a word. */
export const likePattern = (word: string): string => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The words of a query. */
export const wordsOf = (query: string): readonly string[] => query.split(/\s+/).filter(word => word !== '')

import { type SearchQuery, writeQuery } from './query.ts'

/**
 * A search to go on with. The address is of the engine's own pages; storefronts build theirs from the query.
 */
export const toSearchState = (query: SearchQuery) => {
  const value = writeQuery(query)
  return { url: `/search?q=${encodeURIComponent(value)}`, query: { value } }
}

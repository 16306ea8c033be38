import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/**
 * What editors know of searches: words that say nothing, and words of a page that its title does not have.
 */
const searchWordsSchema = z.object({
  stop: z.array(z.string()),
  /** By the path of the page. */
  pages: z.record(z.string(), z.string()),
})

export type PageSearchWords = z.infer<typeof searchWordsSchema>

/** Reads the words of a language. */
export const readSearchWords = (language: string): PageSearchWords =>
  searchWordsSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, 'data', `search-${language}.json`), 'utf8')),
  )

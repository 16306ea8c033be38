import { z } from 'zod'
import { CONTENT_LIMITS, hrefSchema } from './content.ts'

/** Limits of a search of the marketing site: characters of the query, number of results. */
export const CONTENT_SEARCH_LIMITS = { query: 200, results: 20 } as const

/**
 * `GET /content/{locale}/search.json?q=&limit=`: pages of the regional marketing site that match `q`, the
 * best first, in the language of the site. `quality`: `ALL` if the results contain all words of `q`; `SOME`
 * if no page contains all, so some words match. `total` counts the results beyond `limit` too. An empty `q`
 * has no results.
 */
export const contentSearchSchema = z.object({
  total: z.int().nonnegative(),
  quality: z.enum(['ALL', 'SOME']).optional(),
  results: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(CONTENT_LIMITS.label),
        summary: z.string().max(CONTENT_LIMITS.text).optional(),
        href: hrefSchema,
      }),
    )
    .max(CONTENT_SEARCH_LIMITS.results),
})

export type ContentSearch = z.infer<typeof contentSearchSchema>

import { z } from 'zod'
import { CONTENT_LIMITS, hrefSchema } from './content.ts'

/** Bounds of a search of the marketing site: characters asked for, pages answered. */
export const CONTENT_SEARCH_LIMITS = { query: 200, results: 20 } as const

/**
 * `GET /content/{locale}/search.json?q=&limit=`: pages of the regional marketing site that speak of `q`, the
 * best first, in the language of the site. `quality` says whether they speak of all of its words or, because
 * none does, of some. `total` counts those beyond `limit` too. An empty `q` finds nothing.
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

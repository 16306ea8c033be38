import { z } from 'zod'
import { suggest } from '@/lib/catalogue/search/suggest.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { jsonResponse } from '@/lib/handlers/respond.server'
import { ok } from '@/lib/result/result'

const NEEDS = {
  limit: 'suggest',
  query: z.object({ locale: localeSchema, q: z.string().default('') }),
  cacheControl: 'public, max-age=60',
} as const

/** Suggestions of the search box; the same for all visitors. An incomplete response is not cached. */
export const GET = defineRead(NEEDS, async ({ query: { locale, q } }) => {
  const answer = await suggest(locale, q)
  return answer.isPartial ? jsonResponse(answer) : ok(answer)
})

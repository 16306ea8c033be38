import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { suggestItems } from '@/lib/quick-order/suggest-items.server'

const NEEDS = {
  limit: 'suggest',
  query: z.object({ locale: localeSchema, term: z.string().default('') }),
  cacheControl: 'public, max-age=60',
} as const

/** Items to choose from while an item number is typed; the same for all visitors. */
export const GET = defineRead(NEEDS, ({ query: { locale, term } }) => suggestItems(locale, term))

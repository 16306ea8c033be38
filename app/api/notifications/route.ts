import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { loadNotifications } from '@/lib/notifications/load.server'
import { NOTIFICATIONS } from '@/lib/notifications/notification'
import { ok } from '@/lib/result/result'

const NEEDS = {
  limit: 'glance',
  query: z.object({ locale: localeSchema, [NOTIFICATIONS]: z.string().optional() }),
} as const

/**
 * Texts of the notifications that the address of a page lists: keys and seals are read here, so that pages
 * contain neither.
 */
export const GET = defineRead(NEEDS, async ({ query: { locale, [NOTIFICATIONS]: list } }) =>
  ok(await loadNotifications(list ?? null, locale)),
)

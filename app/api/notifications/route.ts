import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { loadNotifications } from '@/lib/notifications/load.server'
import { ok } from '@/lib/result/result'
import { NOTIFICATIONS_PARAMETER } from '@/lib/site/page-parameters'

const NEEDS = {
  limit: 'cheapRead',
  session: 'optional',
  query: z.object({ locale: localeSchema, [NOTIFICATIONS_PARAMETER]: z.string().optional() }),
} as const

/**
 * Texts of the notifications that the address of a page lists: keys and seals are read here, so that pages
 * contain neither. The session is read for those that are of one user.
 */
export const GET = defineRead(NEEDS, async ({ query: { locale, [NOTIFICATIONS_PARAMETER]: list } }) =>
  ok(await loadNotifications(list ?? null, locale)),
)

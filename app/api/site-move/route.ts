import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { redirectSeeOther, refuseRequest } from '@/lib/handlers/respond.server'
import { arrive } from '@/lib/registration/arrival.server'
import { findHostRule } from '@/lib/site/hosts'
import { TICKET_PARAMETER } from '@/lib/site/page-parameters'

const NEEDS = {
  limit: 'read',
  origin: 'required',
  query: z.object({ locale: localeSchema, [TICKET_PARAMETER]: z.string().optional() }),
} as const

/**
 * Takes over a visitor from another host of the deployment; the redirect removes the ticket from the address
 * (spec §4).
 */
export const GET = defineRead(NEEDS, async ({ request, origin, query, cookies: sent, now }) => {
  const { locale, [TICKET_PARAMETER]: ticket } = query
  const rule = findHostRule(getSettings().STORE_HOSTS, new URL(origin).host)
  if (!rule?.locales.includes(locale)) return refuseRequest(request, 400, 'locale')
  const referrer = request.headers.get('referer') ?? undefined
  const { location, cookies } = await arrive({ origin, locale, cookies: sent, ticket, referrer }, now)
  return redirectSeeOther(location, cookies)
})

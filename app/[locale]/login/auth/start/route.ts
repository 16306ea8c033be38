import { z } from 'zod'
import { startSignIn } from '@/lib/auth/sign-in-flow.server'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeSchema } from '@/lib/handlers/locale-schema'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import { parseReturnTo } from '@/lib/site/return-to'

const NEEDS = {
  limit: 'read',
  origin: 'required',
  params: z.object({ locale: localeSchema }),
  query: z.object({ returnTo: z.string().optional(), prompt: z.string().optional() }),
} as const

/**
 * Starts a sign-in: stores the sign-in flow in a sealed cookie and redirects to the identity provider (spec
 * §7).
 */
export const GET = defineRead(NEEDS, async ({ origin, params, query, cookies, now }) => {
  const start = {
    origin,
    locale: params.locale,
    returnTo: parseReturnTo(query.returnTo ?? null),
    silent: query.prompt === 'none',
  }
  const { authorizeUrl, cookies: changes } = await startSignIn(cookies, start, now)
  return redirectSeeOther(authorizeUrl.href, changes)
})

import 'server-only'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Method } from '@/lib/backends/http-client/backend-call'
import { getSettings } from '@/lib/config/env.server'
import { currentRequest } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

/** What the headers of a call depend on beside the request being served. */
export type CommerceCaller = {
  locale: Locale
  method: Method
  accessToken: string | undefined
  /** The answer must not come from a memory, whatever was written before. */
  fresh?: boolean | undefined
}

/**
 * The headers of every call of commerce (spec §7): platform key, access token, and of the request being
 * served the routing region of the person, the entry point, and no-cache after a write.
 */
export async function commerceHeaders(caller: CommerceCaller): Promise<Readonly<Record<string, string>>> {
  const { method, accessToken, locale } = caller
  const request = currentRequest()
  const isFresh = caller.fresh === true || (method === 'GET' && request?.hasWritten === true)
  if (request !== undefined && method !== 'GET') request.hasWritten = true
  return {
    'x-platform-key': getSettings().COMMERCE_PLATFORM_KEY,
    ...(accessToken === undefined ? {} : await tokenHeader(locale, accessToken)),
    ...(accessToken === undefined ? {} : named('x-routing-region', request?.routingRegion)),
    ...named('x-entry-point', request?.entryPoint),
    ...(isFresh ? { 'cache-control': 'no-cache' } : {}),
  }
}

/**
 * How two back ends work together is the same for everybody of a site, so it is asked for once for all of
 * them.
 */
async function tokenHeader(locale: Locale, accessToken: string): Promise<Record<string, string>> {
  const { values } = await getFlags(locale, undefined)
  return values['sso-use-hybris-session']
    ? { 'x-access-token': accessToken }
    : { authorization: `Bearer ${accessToken}` }
}

const named = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value }

import 'server-only'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import type { Method } from '@/lib/backends/http-client/backend-call'
import { getSettings } from '@/lib/config/env.server'
import { COMMERCE_HEADERS } from '@/lib/contract/commerce/headers'
import { currentRequest, type RequestContext } from '@/lib/request/request-context'
import type { Locale } from '@/lib/site/sites'

/** Input of the headers, besides the current request. */
export type CommerceCaller = {
  locale: Locale
  method: Method
  accessToken: string | undefined
  /** Whether a cached response is not acceptable, also without a previous write. */
  fresh?: boolean | undefined
}

/**
 * The headers of every call to commerce (spec §7): platform key, access token, routing region of the user,
 * entry point of the request, and `no-cache` for reads after a write in the same request.
 */
export async function commerceHeaders(caller: CommerceCaller): Promise<Readonly<Record<string, string>>> {
  const { method, accessToken, locale } = caller
  const request = currentRequest()
  const isFresh = caller.fresh === true || (method === 'GET' && request?.hasWritten === true)
  if (request !== undefined && method !== 'GET') request.hasWritten = true
  return {
    [COMMERCE_HEADERS.platformKey]: getSettings().COMMERCE_PLATFORM_KEY,
    ...(accessToken === undefined ? {} : await tokenHeader(locale, accessToken)),
    ...(accessToken === undefined ? {} : named(COMMERCE_HEADERS.routingRegion, request?.routingRegion)),
    ...(accessToken === undefined ? {} : assistedHeaders(request?.assisted)),
    ...named(COMMERCE_HEADERS.entryPoint, request?.entryPoint),
    ...(isFresh ? { 'cache-control': 'no-cache' } : {}),
  }
}

/**
 * Header of the access token. A flag decides its form; the flag is the same for all users of a site, so it
 * is evaluated for the anonymous user.
 */
async function tokenHeader(locale: Locale, accessToken: string): Promise<Record<string, string>> {
  const { values } = await getFlags(locale, undefined)
  return values['sso-use-hybris-session']
    ? { [COMMERCE_HEADERS.accessToken]: accessToken }
    : { authorization: `Bearer ${accessToken}` }
}

/** Names the customer as whom an agent acts, and the session of the assisted service that this belongs to. */
const assistedHeaders = (assisted: RequestContext['assisted']): Record<string, string> =>
  assisted === undefined
    ? {}
    : {
        [COMMERCE_HEADERS.emulatedUser]: assisted.customerId,
        [COMMERCE_HEADERS.assistedSession]: assisted.session,
      }

const named = (name: string, value: string | undefined): Record<string, string> =>
  value === undefined ? {} : { [name]: value }

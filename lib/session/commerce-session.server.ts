import 'server-only'
import { commerceHeaders } from '@/lib/backends/commerce/commerce-headers.server'
import type { Redirection } from '@/lib/backends/http-client/backend-call'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { parseOccErrors } from '@/lib/backends/http-client/occ-errors'
import { getSettings } from '@/lib/config/env.server'
import { type CustomerSession, customerSessionSchema } from '@/lib/contract/commerce/customer-session'
import type { Problem, Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** Commerce keeps a session of its own beside its API; there are two calls about it (spec §7). */
async function commerceSessionCall(
  operation: string,
  path: string,
  { locale, accessToken, host }: SessionHolder,
) {
  const method = 'GET' as const
  return {
    dependency: 'commerce' as const,
    operation,
    method,
    url: `${getSettings().COMMERCE_URL}/store/${path}`,
    headers: {
      ...(await commerceHeaders({ locale, method, accessToken, fresh: true })),
      ...(host === undefined ? {} : { 'x-forwarded-host': host }),
    },
    parseError: parseOccErrors,
  }
}

/** The user's session, and the site and host it is used on. */
type SessionHolder = { locale: Locale; accessToken: string; host?: string }

/** Asks whether the user's commerce session is still valid; a 401 means that it has ended. */
export const fetchCustomerSession = async (
  holder: SessionHolder,
): Promise<Result<CustomerSession, Problem>> =>
  callBackend({
    ...(await commerceSessionCall('fetchCustomerSession', 'customer/current', holder)),
    schema: customerSessionSchema,
  })

/**
 * `GET {logout url}?timeout={bool}`, with the address to which commerce would redirect the browser.
 * `timeout`: the idle timeout caused the sign-out.
 */
export async function leaveCommerce(
  holder: SessionHolder,
  timeout: boolean,
): Promise<Result<Redirection, Problem>> {
  const call = await commerceSessionCall('leaveCommerce', `logout?timeout=${timeout}`, holder)
  return callBackend({ ...call, retry: 'none', expect: 'redirect' })
}

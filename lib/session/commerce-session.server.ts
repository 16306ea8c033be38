import 'server-only'
import { commerceHeaders } from '@/lib/backends/commerce/commerce-headers.server'
import type { Redirection } from '@/lib/backends/http-client/backend-call'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import { parseOccErrors } from '@/lib/backends/http-client/occ-errors'
import { getSettings } from '@/lib/config/env.server'
import { type CustomerSession, customerSessionSchema } from '@/lib/contract/commerce/customer-session'
import type { Problem, Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'

/** Commerce keeps a session of its own beside its API; these are the two calls about it (spec §7). */
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

/** Whose session it is, and on which site and host they are. */
type SessionHolder = { locale: Locale; accessToken: string; host?: string }

/** Asks whether commerce's session of this person lives; a 401 says that it has ended. */
export const fetchCustomerSession = async (
  holder: SessionHolder,
): Promise<Result<CustomerSession, Problem>> =>
  callBackend({
    ...(await commerceSessionCall('fetchCustomerSession', 'customer/current', holder)),
    schema: customerSessionSchema,
  })

/**
 * `GET {logout url}?timeout={bool}`, with the address that commerce would have the browser go to. `timeout`:
 * the idle limit asked for it.
 */
export async function leaveCommerce(
  holder: SessionHolder,
  timeout: boolean,
): Promise<Result<Redirection, Problem>> {
  const call = await commerceSessionCall('leaveCommerce', `logout?timeout=${timeout}`, holder)
  return callBackend({ ...call, retry: 'none', expect: 'redirect' })
}

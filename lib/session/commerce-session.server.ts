import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { type CustomerSession, customerSessionSchema } from '@/lib/contract/commerce/customer-session'
import { callBackend } from '@/lib/http/call-backend.server'
import { parseOccErrors } from '@/lib/http/occ-errors'
import type { Problem, Result } from '@/lib/http/result'

/** Commerce keeps a session of its own beside its API; these are the two calls about it (spec §7). */
const commerceSessionCall = (operation: string, path: string, accessToken: string) => {
  const { COMMERCE_URL, COMMERCE_PLATFORM_KEY } = getSettings()
  return {
    dependency: 'commerce' as const,
    operation,
    method: 'GET' as const,
    url: `${COMMERCE_URL}/store/${path}`,
    headers: { authorization: `Bearer ${accessToken}`, 'x-platform-key': COMMERCE_PLATFORM_KEY },
    parseError: parseOccErrors,
  }
}

/** Asks whether commerce's session of this person lives; a 401 says that it has ended. */
export const fetchCustomerSession = (accessToken: string): Promise<Result<CustomerSession, Problem>> =>
  callBackend({
    ...commerceSessionCall('fetchCustomerSession', 'customer/current', accessToken),
    schema: customerSessionSchema,
  })

/**
 * `GET {logout url}?timeout={bool}`. `timeout`: the idle limit asked for it. Commerce answers with a redirect, whose address
 * our own way through the identity provider replaces.
 */
export async function leaveCommerce(
  accessToken: string,
  timeout: boolean,
): Promise<Result<unknown, Problem>> {
  const call = commerceSessionCall('leaveCommerce', `logout?timeout=${timeout}`, accessToken)
  return callBackend({ ...call, retry: 'none', expect: 'redirect' })
}

import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { type CustomerSession, customerSessionSchema } from '@/lib/contract/commerce/customer-session'
import { callBackend } from '@/lib/http/call-backend.server'
import { parseOccErrors } from '@/lib/http/occ-errors'
import type { Problem, Result } from '@/lib/http/result'

/** Asks commerce whether its session of this person lives (spec §7); a 401 says that it has ended. */
export const fetchCustomerSession = (accessToken: string): Promise<Result<CustomerSession, Problem>> =>
  callBackend({
    dependency: 'commerce',
    operation: 'fetchCustomerSession',
    method: 'GET',
    url: `${getSettings().COMMERCE_URL}/store/customer/current`,
    headers: { authorization: `Bearer ${accessToken}` },
    schema: customerSessionSchema,
    parseError: parseOccErrors,
  })

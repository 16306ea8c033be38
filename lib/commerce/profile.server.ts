import 'server-only'
import type { Problem, Result } from '@/lib/http/result'
import { type SignedInContext, sendCommerce } from './commerce-call.server'

type PhoneRecord = { phoneCountryCode: string; phoneNumber: string }

/** Saves the phone of a customer, digits only (spec §3). Repeating it changes nothing. */
export const savePhone = (
  context: SignedInContext,
  phone: PhoneRecord,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'savePhone',
    method: 'PATCH',
    path: ['users', context.user.id],
    body: phone,
  })

/** Saves whether a customer wants messages by email. Repeating it changes nothing. */
export const saveMarketingConsent = (
  context: SignedInContext,
  marketing: boolean,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation: 'saveMarketingConsent',
    method: 'PATCH',
    path: ['users', context.user.id],
    body: { consents: { marketing } },
  })

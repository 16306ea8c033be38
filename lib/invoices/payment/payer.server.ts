import 'server-only'
import type { CommerceContext, SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { Customer } from '@/lib/session/customer.server'
import type { Locale } from '@/lib/site/sites'
import { readInvoiceLookup } from '../lookup/lookup-cookie.server'

/**
 * Who pays invoices: a signed-in user, or somebody without an account who has looked one invoice up.
 * `id` is the customer of the payment provider whose cards these are.
 */
export type InvoicePayer =
  | { kind: 'user'; id: string; context: SignedInContext }
  | { kind: 'guest'; id: string; context: CommerceContext & { lookupToken: string }; invoice: string }

/** The payer of a request; undefined for a visitor who has looked nothing up, or whose look-up is over. */
export async function payerOf(
  customer: Customer,
  cookies: CookieMap,
  locale: Locale,
): Promise<InvoicePayer | 'unavailable' | undefined> {
  if (customer.kind === 'unavailable') return 'unavailable'
  if (customer.kind === 'signedIn')
    return { kind: 'user', id: customer.context.user.id, context: customer.context }
  const lookup = await readInvoiceLookup(cookies, locale)
  if (lookup === undefined) return undefined
  const { payer: id, token: lookupToken, invoice } = lookup
  return { kind: 'guest', id, invoice, context: { locale, lookupToken } }
}

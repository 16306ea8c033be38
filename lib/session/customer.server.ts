import 'server-only'
import type { CommerceContext, SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { Locale } from '@/lib/site/sites'
import { openSession } from './session-cookies.server'
import type { Session } from './session-state'
import { signedInContext } from './signed-in-context.server'

/**
 * The sender of a request as commerce calls need it. `unavailable`: signed in, but the identity provider
 * cannot issue a token now; this is not an anonymous customer. `isAssisted`: an agent acts as the customer.
 */
export type Customer =
  | { kind: 'signedIn'; context: SignedInContext; isAssisted?: true }
  | { kind: 'anonymous'; context: CommerceContext }
  | { kind: 'unavailable' }

/** The sender of a form or of a page request of a site. */
export type Sender = { locale: Locale; cookies: CookieMap; customer: Customer }

/**
 * Reads the customer from the cookies of a request.
 * @param now epoch milliseconds
 */
export async function readSender(locale: Locale, cookies: CookieMap, now: number): Promise<Sender> {
  const { session } = await openSession(cookies, now)
  return { locale, cookies, customer: customerOf(session, locale) }
}

/** The customer of a session, for calls on behalf of a site. */
export function customerOf(session: Session, locale: Locale): Customer {
  switch (session.state) {
    case 'anonymous':
      return { kind: 'anonymous', context: { locale } }
    case 'unavailable':
      return { kind: 'unavailable' }
    case 'signedIn':
      return {
        kind: 'signedIn',
        context: signedInContext(session, locale),
        ...(session.assisted !== undefined && { isAssisted: true }),
      }
  }
}

/** Id of the signed-in user; undefined if no user is signed in or the session is unavailable. */
export const senderId = ({ customer }: Pick<Sender, 'customer'>): string | undefined =>
  customer.kind === 'signedIn' ? customer.context.user.id : undefined

/**
 * The context of a sender who is known to be signed in.
 * @throws Error for any other sender; forms and pages that need it have checked before
 */
export function requireSignedIn({ customer }: Pick<Sender, 'customer'>): SignedInContext {
  if (customer.kind !== 'signedIn') throw new Error('no one is signed in')
  return customer.context
}

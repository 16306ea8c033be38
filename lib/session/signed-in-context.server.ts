import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import type { SignedIn } from '@/lib/session/session-state'
import type { Locale } from '@/lib/site/sites'

/** The context of back-end calls that a signed-in user makes on a site. */
export const signedInContext = (
  { user, accessToken }: Pick<SignedIn, 'accessToken'> & { user: Pick<SignedIn['user'], 'id'> },
  locale: Locale,
): SignedInContext => ({ locale, user: { id: user.id, accessToken } })

import 'server-only'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import type { Locale } from '@/lib/site/sites'
import { forgetCurrencySwitch } from '@/lib/site-handover/site-memory.server'
import { moveSite } from '@/lib/site-handover/site-move.server'
import { clearSwitchNotice } from '@/lib/site-handover/switch-notice.server'
import type { Shopper } from '../access/shopper.server'
import { isAskedAboutCart } from './site-question.server'
import { cartSitePath } from './site-switch'

type Departure = {
  origin: string
  /** Client IP address, for the rate limit. */
  address: string
  /** Path of the page that the shopper leaves; empty if unknown. */
  page: string
}

type Arrival = { locale: Locale; path: string | undefined }

/**
 * Where to redirect a shopper who has chosen a site: to that site on its own host, or to a confirmation page
 * if the cart is not empty.
 */
export async function goToSite(
  shopper: Shopper,
  { origin, address, page }: Departure,
  to: Arrival,
): Promise<{ location: string; cookies: readonly CookieChange[] }> {
  const { locale, cookies: sent } = shopper
  if (await isAskedAboutCart(shopper, to.locale, address))
    return { location: cartSitePath(locale, { to: to.locale, page }), cookies: [] }
  const { location, cookies } = await moveSite({ from: { origin, locale }, to, reason: 'choice', holder: {} })
  return { location, cookies: [...cookies, ...clearSwitchNotice(sent), ...forgetCurrencySwitch(sent)] }
}

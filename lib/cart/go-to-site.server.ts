import 'server-only'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import type { Locale } from '@/lib/site/sites'
import { forgetCurrencySwitch } from '@/lib/site-handover/site-memory.server'
import { moveSite } from '@/lib/site-handover/site-move.server'
import { clearSwitchNotice } from '@/lib/site-handover/switch-notice.server'
import type { Shopper } from './shopper.server'
import { isAskedAboutCart } from './site-question.server'
import { cartSitePath } from './site-switch'

type Departure = {
  origin: string
  /** Network address, whose choices are counted. */
  address: string
  /** Address of the page that is left; empty where it is not known. */
  page: string
}

type Arrival = { locale: Locale; path: string | undefined }

/**
 * Where a shopper goes who has chosen a site: there, on the host that serves it, or to the question about a
 * cart with something in it.
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

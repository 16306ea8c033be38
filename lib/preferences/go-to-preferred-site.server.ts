import 'server-only'
import { readShopper } from '@/lib/cart/access/shopper.server'
import { goToSite } from '@/lib/cart/site/go-to-site.server'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { preferencesPath } from '@/lib/site/preferences-paths'
import type { Locale } from '@/lib/site/sites'
import { choiceCookies } from '@/lib/site-handover/site-memory.server'
import { sectionPath } from './sections'

type Destination = {
  href: string
  cookies: readonly CookieChange[]
  /** Locale of the next page; undefined if it is on another host, where our flash message is not shown. */
  language: Locale | undefined
}

/** Where to go next: the preferences on the preferred site, or first the question about the cart. */
export async function goToPreferredSite(
  { locale, origin, address, sender }: FormSubmission,
  site: Locale,
): Promise<Destination> {
  if (site === locale)
    return { href: sectionPath(locale, 'site'), cookies: choiceCookies(locale), language: locale }
  const shopper = await readShopper(locale, sender.cookies, Date.now())
  const { location, cookies } = await goToSite(
    shopper,
    { origin, address, page: preferencesPath(locale) },
    { locale: site, path: preferencesPath(site) },
  )
  if (!location.startsWith('/')) return { href: location, cookies, language: undefined }
  const isThere = location === preferencesPath(site)
  return {
    href: isThere ? sectionPath(site, 'site') : location,
    cookies,
    language: isThere ? site : locale,
  }
}

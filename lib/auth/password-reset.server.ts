import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { getSite, type Locale } from '@/lib/site/sites'

/**
 * Address where users choose a new password: a page of the identity provider, which alone stores passwords,
 * in the language of the site. Undefined if this deployment has none; customer support resets passwords then.
 */
export function passwordResetHref(locale: Locale): string | undefined {
  const { PASSWORD_RESET_URL } = getSettings()
  if (PASSWORD_RESET_URL === undefined) return undefined
  const url = new URL(PASSWORD_RESET_URL)
  url.searchParams.set('locale', getSite(locale).languageTag)
  return url.href
}

import 'server-only'
import { getSettings } from '@/lib/config/env.server'

/** Script and site key of the captcha; undefined if this deployment has none. */
export function captchaSite(): { scriptUrl: string; siteKey: string; origin: string } | undefined {
  const { CAPTCHA_URL, CAPTCHA_BROWSER_URL = CAPTCHA_URL, CAPTCHA_SITE_KEY } = getSettings()
  if (CAPTCHA_BROWSER_URL === undefined || CAPTCHA_SITE_KEY === undefined) return undefined
  // The widget is rendered by our script, not by the mere presence of an element.
  const query = new URLSearchParams({ render: 'explicit' })
  return {
    scriptUrl: `${CAPTCHA_BROWSER_URL}/api.js?${query}`,
    siteKey: CAPTCHA_SITE_KEY,
    origin: new URL(CAPTCHA_BROWSER_URL).origin,
  }
}

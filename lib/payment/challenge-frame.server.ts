import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { getSite, type Locale } from '@/lib/site/sites'
import type { FieldsFrame } from './payment-provider'
import { paymentSources } from './payment-sources'

/**
 * Frame of a 3-D Secure challenge in the language of the site. Undefined for an address that is not of the
 * payment provider: no page shows anything else in a frame.
 */
export function challengeFrame(locale: Locale, url: string): FieldsFrame | undefined {
  if (!URL.canParse(url)) return undefined
  const address = new URL(url)
  if (!paymentSources(getSettings()).frames.includes(address.origin)) return undefined
  // A challenge may be told apart by its query alone.
  const query = new URLSearchParams(address.search)
  query.set('lang', getSite(locale).language)
  const { origin, pathname } = address
  return { kind: 'frame', address: `${origin}${pathname}?${query}`, origin }
}

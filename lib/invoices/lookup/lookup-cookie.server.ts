import 'server-only'
import { z } from 'zod'
import { SITE_IDS } from '@/lib/contract/site-ids'
import type { CookieChange, CookieMap } from '@/lib/cookies/cookie-change'
import { COOKIES } from '@/lib/cookies/cookie-table'
import { readCookie, setCookie } from '@/lib/cookies/own-cookies.server'
import { seal, unseal } from '@/lib/crypto/seal.server'
import { sealKey } from '@/lib/crypto/seal-key.server'
import { getSite, type Locale } from '@/lib/site/sites'

const CONTENT = z.object({
  site: z.enum(SITE_IDS),
  /** Number of the invoice. */
  invoice: z.string().max(20),
  /** Opens the invoice and its payment. */
  token: z.string().max(200),
  /** For whom the payment provider opens its card fields. */
  payer: z.string().max(100),
})

export type InvoiceLookup = Omit<z.infer<typeof CONTENT>, 'site'>

/**
 * The invoice that this browser has looked up on a site, if there is one. The token leaves our server
 * only in a sealed cookie.
 */
export async function readInvoiceLookup(
  cookies: CookieMap,
  locale: Locale,
): Promise<InvoiceLookup | undefined> {
  const content = await unseal(readCookie(cookies, 'invoiceLookup'), sealKey('invoice-lookup'), CONTENT)
  if (content === undefined || content.site !== getSite(locale).siteId) return undefined
  const { site: _, ...lookup } = content
  return lookup
}

/** Stores a look-up; it takes the place of the one before. */
export async function rememberInvoiceLookup(
  locale: Locale,
  lookup: InvoiceLookup,
): Promise<readonly CookieChange[]> {
  const content = { site: getSite(locale).siteId, ...lookup }
  const options = { ...sealKey('invoice-lookup'), maxAge: COOKIES.invoiceLookup.seconds }
  return [setCookie('invoiceLookup', await seal(content, options))]
}

import 'server-only'
import { getTranslator } from '@/lib/i18n/translator'
import { withNotification } from '@/lib/notifications/address'
import { signNotification } from '@/lib/notifications/signed.server'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'

/** The way to a cart that holds a quote, where the quote is ordered or left. */
export const cartLink = (locale: Locale): { label: string; href: string } => ({
  label: getTranslator(locale, 'cart')('notices.view'),
  href: cartPath(locale),
})

/** The address of a page that says that the cart holds a quote, with the link to the cart. */
export async function quotedAddress(address: string, locale: Locale, message: string): Promise<string> {
  const { label, href } = cartLink(locale)
  const html = `${message} <a href="${href}">${label}</a>`
  return withNotification(address, await signNotification({ message: html, status: 'ERROR', isHtml: true }))
}

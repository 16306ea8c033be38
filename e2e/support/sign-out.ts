import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

/**
 * Signs somebody out by the menu that carries their name, and waits for the page that this leads to: the
 * header shows nobody already while it is on its way.
 */
export async function signOutFromMenu(page: Page, name: string, locale: Locale): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name }).click()
  const arrived = page.waitForEvent('load')
  const { signOut } = getMessages(locale).layout.account
  await banner.getByRole('button', { name: signOut, exact: true }).click()
  await arrived
}

import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

/**
 * Signs out by the account menu with the user's name, and waits for the next page: the header is already
 * anonymous while that page is loading.
 */
export async function signOutFromMenu(page: Page, name: string, locale: Locale): Promise<void> {
  const banner = page.getByRole('banner')
  await banner.getByRole('button', { name }).click()
  const arrived = page.waitForEvent('load')
  const { signOut } = getMessages(locale).layout.account
  await banner.getByRole('button', { name: signOut, exact: true }).click()
  await arrived
}

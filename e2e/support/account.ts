import { expect, type Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { ACCOUNT_PAGES, type MyAccountPage } from '@/lib/site/account-pages'
import { getSite, type Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { factsBefore } from './facts'
import { documentTitle } from './texts'

/** Every account page, including the one that no menu links to. */
export const ALL_ACCOUNT_PAGES: readonly MyAccountPage[] = [
  'accountHome',
  ...ACCOUNT_PAGES.map(({ page }) => page),
  'supportLogin',
]

/** Facts of a registered user who administers an organization. */
export const registeredFacts = (locale: Locale): SeedFacts => ({
  ...factsBefore('organisation', locale),
  registrationCountry: getSite(locale).defaultCountry,
  registrationStatus: 'REGISTERED',
  marketing: false,
  organization: { uid: 'org-eastmarsh', administrator: true },
})

/** Expects this account page, with its name. */
export async function expectAccountPage(page: Page, locale: Locale, name: MyAccountPage): Promise<void> {
  const title = getMessages(locale).account.pages[name]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page).toHaveTitle(documentTitle(locale, title))
}

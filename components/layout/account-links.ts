import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { ACCOUNT_PAGES, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/** Links of the account menu, which a button for signing out follows. */
export const accountLinks = (locale: Locale) =>
  ACCOUNT_PAGES.map(({ page }) => ({
    page,
    label: accountPageTitle(locale, page),
    href: accountPath(locale, page),
  }))

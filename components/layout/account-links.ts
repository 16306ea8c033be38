import { accountPageTitle } from '@/lib/i18n/account-page-title'
import { ACCOUNT_PAGES, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/** Links of the account menu; the sign-out button follows them. */
export const accountLinks = (locale: Locale) =>
  ACCOUNT_PAGES.map(({ page }) => ({
    page,
    label: accountPageTitle(locale, page),
    href: accountPath(locale, page),
  }))

import { ACCOUNT_PAGES, type AccountPage, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/**
 * Links of the account menu, which a button for signing out follows; `nameOf` gives a page's name in the
 * language of the site.
 */
export const accountLinks = (locale: Locale, nameOf: (page: AccountPage) => string) =>
  ACCOUNT_PAGES.map(({ page }) => ({ page, label: nameOf(page), href: accountPath(locale, page) }))

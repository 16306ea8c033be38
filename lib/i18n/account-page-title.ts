import type { MyAccountPage } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { getTranslator } from './translator'

/** The title of an account page, used for its heading, its document title and links to it. */
export const accountPageTitle = (locale: Locale, page: MyAccountPage): string =>
  getTranslator(locale, 'account')(`pages.${page}`)

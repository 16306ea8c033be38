import type { MyAccountPage } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { getTranslator } from './translator'

/** The name of an account page: its heading, its title and every link to it. */
export const accountPageTitle = (locale: Locale, page: MyAccountPage): string =>
  getTranslator(locale, 'account')(`pages.${page}`)

import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import type { ActingAccount } from './acting-account.server'

/** Name of the account as the header shows it. */
export const actingAccountName = (locale: Locale, { organization }: ActingAccount): string =>
  organization ?? getTranslator(locale, 'cart')('account.personal')

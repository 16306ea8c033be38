import { accountPath } from '@/lib/site/account-pages'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import type { Locale } from '@/lib/site/sites'

/** Address of the saved carts with the confirmation to delete this one. */
export const deleteAddress = (locale: Locale, code: string): string =>
  `${accountPath(locale, 'savedCarts')}?${new URLSearchParams({ [DELETE_PARAMETER]: code })}`

import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/** Query parameter with the code of the saved cart that the user wants to delete. */
export const DELETE = 'delete'

/** Address of the saved carts with the confirmation to delete this one. */
export const deleteAddress = (locale: Locale, code: string): string =>
  `${accountPath(locale, 'savedCarts')}?${new URLSearchParams({ [DELETE]: code })}`

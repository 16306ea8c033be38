import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'

/** Query parameter with the code of the saved cart that somebody wants to delete. */
export const DELETE = 'delete'

/** The saved carts with the question whether this one shall go. */
export const deleteAddress = (locale: Locale, code: string): string =>
  `${accountPath(locale, 'savedCarts')}?${new URLSearchParams({ [DELETE]: code })}`

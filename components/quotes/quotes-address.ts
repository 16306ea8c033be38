import { accountPath } from '@/lib/site/account-pages'
import { listAddress } from '@/lib/site/list-address'

/** The addresses of the list of quotes. */
export const quotesAddress = listAddress({ path: locale => accountPath(locale, 'quotes') })

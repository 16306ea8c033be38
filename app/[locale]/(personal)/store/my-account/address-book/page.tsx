import { AddressBook } from '@/components/addresses/address-book'
import { addressBookAddress } from '@/lib/addresses/address-book-address'
import { loadAddressBook } from '@/lib/addresses/load-address-book.server'
import { readActingAccount } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { toAccountView } from '@/lib/organisation/account-view'
import { firstParam } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'addressBook',
  load: ({ context }) =>
    loadAddressBook(context, async organisations =>
      readActingAccount(await pageShopper(context.locale), organisations.map(toAccountView)),
    ),
  render: (book, { locale, parameters, hidden }) => (
    <AddressBook
      {...{ locale, book, hidden }}
      search={addressBookAddress.parse(parameters).search ?? ''}
      toDelete={firstParam(parameters, DELETE_PARAMETER)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

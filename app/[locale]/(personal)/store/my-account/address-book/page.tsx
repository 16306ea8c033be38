import { AddressBook } from '@/components/addresses/address-book'
import { addressBookAddress } from '@/lib/addresses/address-book-address'
import { loadAddressBook } from '@/lib/addresses/load-address-book.server'
import { firstParam } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'addressBook',
  load: ({ context }) => loadAddressBook(context),
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

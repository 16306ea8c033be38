import { AddressBook } from '@/components/account/address-book'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import { supportHref } from '@/lib/backends/content/site-links.server'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'addressBook',
  load: ({ context }) => listAddresses(context),
  render: (addresses, { locale }) => (
    <AddressBook {...{ locale, addresses }} supportHref={supportHref(locale)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

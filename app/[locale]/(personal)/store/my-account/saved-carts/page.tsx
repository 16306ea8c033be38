import { SavedCarts } from '@/components/saved-carts/saved-carts'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { firstParam } from '@/lib/site/address-parameters'
import { DELETE_PARAMETER } from '@/lib/site/page-parameters'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'savedCarts',
  load: ({ context }) => listSavedCarts(context),
  render: (lists, { locale, hidden, parameters }) => (
    <SavedCarts {...{ locale, lists, hidden }} toDelete={firstParam(parameters, DELETE_PARAMETER)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

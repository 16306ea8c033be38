import { SavedCarts } from '@/components/saved-carts/saved-carts'
import { loadSavedCartPage } from '@/lib/saved-carts/load-saved-carts.server'
import { savedCartsAddress } from '@/lib/saved-carts/saved-carts-address'
import { accountPage } from '../_shell/account-page'

const page = accountPage({
  page: 'savedCarts',
  address: ({ locale, parameters }) => savedCartsAddress.build(locale, savedCartsAddress.parse(parameters)),
  load: ({ context, parameters }) => loadSavedCartPage(context, parameters),
  render: (data, { locale, hidden, parameters }) => (
    <SavedCarts {...{ locale, data, hidden }} asked={savedCartsAddress.parse(parameters)} />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

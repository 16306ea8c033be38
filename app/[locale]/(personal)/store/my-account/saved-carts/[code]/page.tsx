import { SavedCartDetail } from '@/components/cart/details/saved-cart-detail'
import { SavedCartErrors } from '@/components/cart/details/saved-cart-errors'
import { accountDeletePath } from '@/lib/site/account-pages'
import { accountPage } from '../../_shell/account-page'
import { hasTypedErrors, loadDetail } from './_content/load-detail'
import { savedCartAddress } from './_content/saved-cart-address'

const page = accountPage({
  page: 'savedCarts',
  hasErrors: hasTypedErrors,
  address: savedCartAddress,
  detail: { nameOf: ({ cart: { name } }, { code }) => name ?? code },
  load: loadDetail,
  before: ({ cart, typed, errors }, { locale }) => <SavedCartErrors {...{ locale, cart, typed, errors }} />,
  render: (detail, { locale, code, flags, hidden }) => (
    <SavedCartDetail
      {...{ ...detail, locale, flags, hidden }}
      deleteHref={accountDeletePath(locale, 'savedCarts', code)}
    />
  ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

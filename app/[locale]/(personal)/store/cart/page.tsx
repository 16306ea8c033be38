import { CartScreen } from '@/components/cart/page/cart-screen'
import { SavedCartsSection } from '@/components/saved-carts/saved-carts-section'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { withCartAccount } from '@/lib/cart/access/cart-account'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { readCartLines } from '@/lib/cart/lines/cart-lines'
import { typedQuantities } from '@/lib/cart/lines/typed-lines'
import { isPostalCodeWrong } from '@/lib/cart/sums/load-estimate.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { fileRefusalOf } from '@/lib/quick-order/file-refusal'
import { pageHasErrors } from '@/lib/session/rejected-form-of-page.server'
import { pageMetadata } from '../../../_shell/page-metadata'
import { type StoreRequest, storePage } from '../_shell/store-page'
import { cartUpload } from './_view/cart-upload'
import { loadCartView } from './_view/load-cart-view'
import { readRejected } from './_view/read-rejected'

/** Loads the visitor's cart; loading creates none. */
async function load({ locale, parameters }: StoreRequest) {
  const shopper = await pageShopper(locale)
  const { customer } = shopper
  const userId = customer.kind === 'signedIn' ? customer.context.user.id : undefined
  const [{ view, savedCarts: lists }, { values: flags }, fields, { typedNotes, ...refused }] =
    await Promise.all([
      loadCartView(shopper, parameters),
      getFlags(locale, userId),
      newHiddenFields(userId),
      readRejected(locale, parameters),
    ])
  const hidden = withCartAccount(fields, view.state === 'shown' ? view.cart : undefined)
  const isSignedIn = customer.kind !== 'anonymous'
  const savedCarts = <SavedCartsSection {...{ locale, lists, hidden }} />
  const visitor = { isSignedIn, flags, typed: typedQuantities(parameters), typedNotes }
  const upload = cartUpload(locale, parameters, hidden)
  return { view, hidden, savedCarts, upload, visitor, ...refused }
}

const page = storePage({
  metadata: async ({ locale, parameters }) => {
    const isWrong =
      readCartLines(parameters).faults.length > 0 ||
      fileRefusalOf(parameters) !== undefined ||
      (await isPostalCodeWrong(locale, parameters)) ||
      (await pageHasErrors(parameters))
    return pageMetadata(locale, getTranslator(locale, 'cart')('title'), isWrong)
  },
  load,
  isAway: ({ view }) => view.state === 'away',
  render: (loaded, view) => <CartScreen {...loaded} {...view} />,
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

import { redirect } from 'next/navigation'
import { AccountQuestion } from '@/components/cart/page/account-question'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { withCartAccount } from '@/lib/cart/access/cart-account'
import { readCart } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { newHiddenFields } from '@/lib/forms/new-hidden-fields.server'
import { getTranslator } from '@/lib/i18n/translator'
import { listAccounts } from '@/lib/organisation/list-accounts.server'
import { pageHasErrors, rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import { cartAccountPath, loginPath } from '@/lib/site/paths'
import { pageMetadata } from '../../../../_shell/page-metadata'
import { type StoreRequest, storePage } from '../../_shell/store-page'

/** The accounts of the user and the cart; undefined while a back end is unavailable. */
async function load({ locale, parameters }: StoreRequest) {
  const shopper = await pageShopper(locale)
  const { customer } = shopper
  if (customer.kind === 'anonymous') redirect(loginPath(locale, cartAccountPath(locale)))
  if (customer.kind === 'unavailable') return undefined
  const [accounts, read, rejected, hidden] = await Promise.all([
    listAccounts(customer.context),
    readCart(shopper),
    rejectedFormOfPage(parameters),
    newHiddenFields(customer.context.user.id),
  ])
  if (!accounts.ok || !read.ok) return undefined
  const { cart } = read.value
  return { accounts: accounts.value, cart, rejected, hidden: withCartAccount(hidden, cart) }
}

const page = storePage({
  metadata: async ({ locale, parameters }) =>
    pageMetadata(locale, getTranslator(locale, 'cart')('account.title'), await pageHasErrors(parameters)),
  load,
  isAway: loaded => loaded === undefined,
  render: (loaded, view) =>
    loaded === undefined ? (
      <div className="column py-8 lg:py-12">
        <ServiceUnavailable {...view} as="page" subject="cart" retryHref={cartAccountPath(view.locale)} />
      </div>
    ) : (
      <AccountQuestion {...loaded} locale={view.locale} />
    ),
})

export const dynamic = 'force-dynamic'
export const generateMetadata = page.generateMetadata
export default page.Page

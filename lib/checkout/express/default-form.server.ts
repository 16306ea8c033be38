import 'server-only'
import { fetchUser } from '@/lib/backends/commerce/users.server'
import { listOrganisations } from '@/lib/organisation/organisations.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { sortAccounts } from '../account'
import { usualBilling } from '../billing'
import type { CheckoutForm } from '../checkout-forms'
import { deliveryDefaults } from '../delivery-defaults'
import { loadDelivery } from '../load-delivery.server'
import { loadKnownAddresses } from '../load-known-addresses.server'
import { loadPayment } from '../load-payment.server'
import { loadQualifiedUsers } from '../load-qualified-users.server'
import { NEW_CARD } from '../payment'
import type { CheckoutRequest } from '../submit/checkout-request'
import { defaultAccount } from './default-account'

type Request = Pick<CheckoutRequest, 'context' | 'cart'>

type Form = Readonly<Record<string, string>>

/** A form with the user's default; undefined where there is none. */
type DefaultForm = Result<Form | undefined, Problem>

const DEFAULTS: Readonly<Record<CheckoutForm, (request: Request) => Promise<DefaultForm>>> = {
  account: accountForm,
  'qualified-user': qualifiedUserForm,
  shipping: shippingForm,
  delivery: deliveryForm,
  payment: paymentForm,
}

/** The form that a step of the checkout would be sent with by a user who has a default for it. */
export const defaultForm = (step: CheckoutForm, request: Request): Promise<DefaultForm> =>
  DEFAULTS[step](request)

async function accountForm({ context, cart }: Request): Promise<DefaultForm> {
  const organizations = await listOrganisations(context)
  if (!organizations.ok) return organizations
  const { usable } = sortAccounts(organizations.value)
  const account = defaultAccount(usable, cart)
  return ok(account && { account: account.uid })
}

/** The user, if their own level suffices. */
async function qualifiedUserForm({ context, cart }: Request): Promise<DefaultForm> {
  const [found, user] = await Promise.all([loadQualifiedUsers(context, cart), fetchUser(context)])
  if (!found.ok) return found
  if (!user.ok) return user
  const self = found.value?.people.find(({ uid, eligible }) => eligible && uid === user.value.uid)
  return ok(self && { qualifiedUser: self.uid })
}

async function shippingForm({ context, cart }: Request): Promise<DefaultForm> {
  const known = await loadKnownAddresses(context, cart)
  if (!known.ok) return known
  const usual = known.value.find(({ address }) => address.defaultAddress === true)
  return ok(usual && { deliveryAddress: usual.id })
}

/** The first way of delivery, which is the standard one, and the inventory account that is known. */
async function deliveryForm({ context, cart }: Request): Promise<DefaultForm> {
  const loaded = await loadDelivery(context, cart)
  if (!loaded.ok) return loaded
  const { modes, inventory, known } = loaded.value
  const usual = deliveryDefaults(cart, known)
  const deliveryMode = usual.deliveryMode === '' ? modes?.[0]?.code : usual.deliveryMode
  const isMissing =
    (modes !== undefined && deliveryMode === undefined) || (inventory !== undefined && usual.inventory === '')
  return ok(isMissing ? undefined : { ...usual, deliveryMode: deliveryMode ?? '' })
}

/** The default card, else the only way to pay, unless that needs the number of a purchase order. */
async function paymentForm({ context, cart }: Request): Promise<DefaultForm> {
  const loaded = await loadPayment(context, cart)
  if (!loaded.ok) return loaded
  const { offers, billing } = loaded.value
  const known = offers.filter(({ code }) => code !== NEW_CARD)
  const usual = known.find(({ card }) => card?.defaultPayment) ?? (known.length === 1 ? known[0] : undefined)
  if (usual === undefined || usual.purchaseOrder?.required === true) return ok(undefined)
  return ok({ paymentType: usual.code, billingAddress: usualBilling(cart, billing) })
}

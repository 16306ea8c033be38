import 'server-only'
import { chooseBillingAddress, chooseVatNumber } from '@/lib/backends/commerce/checkout.server'
import { payableOf } from '@/lib/cart/sums/cart-total'
import type { OrganizationAddress } from '@/lib/contract/commerce/address'
import { PURCHASE_ORDER_NUMBER } from '@/lib/contract/commerce/payment/purchase-order'
import { formatPrice } from '@/lib/format/money'
import type { FieldRefusal } from '@/lib/forms/form-errors'
import { toBillingInput } from '@/lib/payment-cards/new-card.server'
import { readFields } from '@/lib/validation/form-input'
import { isSameBilling } from '../billing'
import { changesFlash } from '../changes-flash'
import { loadPayment } from '../load-payment.server'
import { checkPayment, NEW_CARD, PAYMENT_FIELDS } from '../payment'
import type { FoundOffer } from '../payment-offers'
import type { CheckoutOutcome, CheckoutRequest } from './checkout-request'
import { addNewCard, type NewCard } from './new-card.server'
import { refused, refusedOrFailed } from './outcomes'
import { chooseKnownCard, payBy, payByCard } from './pay-by.server'
import { submitBillingAddress } from './submit-billing-address.server'

/**
 * Sets how the order is paid: a card, VAT number, billing address, then the way to pay. The card comes first,
 * so that one that is refused changes nothing; the way to pay comes last, because with it goes the number of
 * a purchase order.
 */
export async function submitPayment(request: CheckoutRequest): Promise<CheckoutOutcome> {
  return (await submitBillingAddress(request)) ?? savePayment(request)
}

async function savePayment(request: CheckoutRequest): Promise<CheckoutOutcome> {
  const { form, context, cart } = request
  const loaded = await loadPayment(context, cart)
  if (!loaded.ok) return { kind: 'failed', problem: loaded.error }
  const { offers, billing, asksForVat } = loaded.value
  const checked = checkPayment(readFields(form, PAYMENT_FIELDS), {
    offers,
    billing: billing.map(({ code }) => code),
    pattern: PURCHASE_ORDER_NUMBER,
  })
  if (!checked.ok) return refused(...checked.error)
  const { paymentType, vatNumber, billingAddress, saveCard, ...order } = checked.value
  const offer = offers.find(({ code }) => code === paymentType)
  if (offer === undefined) return refused({ name: 'paymentType', code: 'unknownOption' })
  const outside = outsideOfSums(request, offer)
  if (outside !== undefined) return refused(outside)
  const chosen = billing.find(({ code }) => code === billingAddress)?.address
  const address = billedOfCard(offer) ?? (isOfOrganization(offer) ? undefined : chosen)
  const stopped =
    (await saveCardOf(request, offer, { address, isSaved: saveCard })) ??
    (asksForVat ? await saveVatNumber(request, vatNumber) : undefined) ??
    (await saveBilling(request, address, offer.card !== undefined))
  if (stopped !== undefined) return stopped
  const saved = offer.type.code === 'CARD' ? await payByCard(request) : await payBy(request, offer, order)
  if (!saved.ok) return saved.error
  return {
    kind: 'saved',
    saved: { cart: saved.value, flash: changesFlash(context.locale, cart, saved.value) },
  }
}

/** A card that is known is billed to the address that it was entered with. */
const billedOfCard = ({ card }: FoundOffer): OrganizationAddress | undefined => card?.billingAddress

/** Its members do not see where the card of an organization is billed; commerce bills it there. */
const isOfOrganization = ({ card }: FoundOffer): boolean => card?.organization !== undefined

/** Undefined once the card is saved, and where none pays. */
async function saveCardOf(
  request: CheckoutRequest,
  { code, card }: FoundOffer,
  entered: NewCard,
): Promise<CheckoutOutcome | undefined> {
  if (code === NEW_CARD) return addNewCard(request, entered)
  return card === undefined ? undefined : chooseKnownCard(request, card)
}

/** The refusal of a purchase order for a total that is too small or too large for one. */
function outsideOfSums(
  { cart, context: { locale } }: CheckoutRequest,
  { type: { purchaseOrder } }: FoundOffer,
): FieldRefusal | undefined {
  const { minimum, maximum } = purchaseOrder ?? {}
  const total = payableOf(cart)?.value
  if (minimum === undefined || maximum === undefined || total === undefined) return undefined
  if (total >= minimum.value && total <= maximum.value) return undefined
  const params = { least: formatPrice(locale, minimum), most: formatPrice(locale, maximum) }
  return { name: 'paymentType', code: 'outsideOfSums', params }
}

/** Undefined once it is saved. */
async function saveVatNumber(
  { context, cart }: CheckoutRequest,
  vatNumber: string,
): Promise<CheckoutOutcome | undefined> {
  if (vatNumber === (cart.vatNumber ?? '')) return undefined
  const changed = await chooseVatNumber(context, vatNumber)
  if (changed.ok) return undefined
  return refusedOrFailed(changed.error, { ValidationError: { name: 'vatNumber', code: 'invalid' } })
}

/** Undefined once it is saved. That of a known card is set only in place of another one. */
async function saveBilling(
  { context, cart: { sapBillingAddress: before } }: CheckoutRequest,
  address: OrganizationAddress | undefined,
  isOfCard: boolean,
): Promise<CheckoutOutcome | undefined> {
  if (address === undefined || (before === undefined ? isOfCard : isSameBilling(before, address)))
    return undefined
  const changed = await chooseBillingAddress(context, toBillingInput(address))
  if (changed.ok) return undefined
  return refusedOrFailed(changed.error, { ValidationError: { name: 'billingAddress', code: 'invalid' } })
}

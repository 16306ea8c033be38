import 'server-only'
import { listAddresses } from '@/lib/backends/commerce/addresses.server'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { createCard, listCardTypes } from '@/lib/backends/commerce/payment-details.server'
import { toAddressInput, toPostalAddress } from '@/lib/backends/commerce/postal-address'
import type { Address, AddressInput } from '@/lib/contract/commerce/address'
import type { PaymentDetailsInput } from '@/lib/contract/commerce/payment/payment-details'
import { formError } from '@/lib/forms/form-errors'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import type { CardFacts } from '@/lib/payment/payment-provider'
import { paymentProvider } from '@/lib/payment/provider.server'
import type { Problem } from '@/lib/result/result'
import type { CardForm } from './card-form'
import { backToCards } from './change-cards.server'

type NewCard = CardForm & { token: string }

const rejected = (code: string, params?: Readonly<Record<string, string>>): ResultOf<NextResult> => ({
  kind: 'rejected',
  errors: formError(code, params),
})

/**
 * Adds a card to those that the user keeps. What the card is comes from the payment provider, never from the
 * browser; its brand is checked before its bank is asked.
 */
export async function addCard(
  context: SignedInContext,
  { token, billingAddress, defaultCard }: NewCard,
  key: string,
): Promise<ResultOf<NextResult>> {
  const [addresses, facts, types] = await Promise.all([
    listAddresses(context),
    paymentProvider().describeToken(token),
    listCardTypes(context),
  ])
  if (!addresses.ok) return failedBy(addresses.error)
  if (!types.ok) return failedBy(types.error)
  if (!facts.ok) return facts.error.status === 404 ? rejected('cardTokenExpired') : failedBy(facts.error)
  const address = addresses.value.find(({ id }) => id === billingAddress)
  if (address === undefined) return rejected('addressGone')
  const isAccepted = types.value.some(({ code }) => code === facts.value.brand)
  if (!isAccepted) return rejected('cardBrand', { brands: types.value.map(({ name }) => name).join(', ') })
  const added = await createCard(context, toCard(facts.value, address, defaultCard), key)
  return added.ok ? backToCards(context.locale, 'added') : refusedBy(added.error)
}

const toCard = (facts: CardFacts, address: Address, defaultPayment: boolean): PaymentDetailsInput => ({
  subscriptionId: facts.token,
  cardNumber: `************${facts.last4}`,
  cardType: { code: facts.brand },
  expiryMonth: facts.expiryMonth,
  expiryYear: facts.expiryYear,
  accountHolderName: facts.accountHolderName,
  billingAddress: toBillingAddress(address),
  saved: true,
  defaultPayment,
})

/** The parts of an address that an invoice needs, with region and country by code. */
const toBillingAddress = (address: Address): AddressInput => ({
  ...toAddressInput(toPostalAddress(address)),
  firstName: address.firstName,
  lastName: address.lastName,
  ...(address.companyName !== undefined && { companyName: address.companyName }),
})

/** Declines that the user can act on; of any other, such as a lost card, they learn only from their bank. */
const DECLINES: Readonly<Record<string, string>> = {
  insufficientFunds: 'cardInsufficientFunds',
  expired: 'cardExpired',
  incorrectCvc: 'cardIncorrectCode',
}

const REFUSALS: Readonly<Record<string, string>> = {
  AlreadyExistsError: 'cardDuplicate',
  CardLimitError: 'cardLimit',
  UnknownIdentifierError: 'cardTokenExpired',
}

function refusedBy(problem: Problem): ResultOf<NextResult> {
  const { code = '', details = [] } = problem
  if (code === 'PaymentDeclinedError') return rejected(DECLINES[details[0]?.reason ?? ''] ?? 'cardDeclined')
  const refusal = REFUSALS[code]
  return refusal === undefined ? failedBy(problem) : rejected(refusal)
}

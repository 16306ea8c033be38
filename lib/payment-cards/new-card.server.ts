import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listCardTypes } from '@/lib/backends/commerce/payment-details.server'
import { toAddressInput, toPostalAddress } from '@/lib/backends/commerce/postal-address'
import type { AddressInput, OrganizationAddress } from '@/lib/contract/commerce/address'
import type { PaymentDetailsInput } from '@/lib/contract/commerce/payment/payment-details'
import type { CardBrand } from '@/lib/contract/payment'
import { type FormErrors, formError } from '@/lib/forms/form-errors'
import type { CardFacts } from '@/lib/payment/payment-provider'
import { paymentProvider } from '@/lib/payment/provider.server'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'

/** What a token looks like; nothing else becomes part of an address of the payment provider. */
const TOKEN = /^[\w-]{1,100}$/

/** Why a card that was entered cannot be used: what the user is told, or a problem of a back end. */
type CardFault = { kind: 'refused'; errors: FormErrors } | { kind: 'failed'; problem: Problem }

/** A card of a brand that the site accepts. */
type AcceptedCard = CardFacts & { brand: CardBrand }

/**
 * What the payment provider knows of the card behind a one-time token, if the site accepts its brand. It
 * never comes from the browser.
 */
export async function readNewCard(
  context: SignedInContext,
  token: string,
): Promise<Result<AcceptedCard, CardFault>> {
  if (!TOKEN.test(token)) return failed({ kind: 'refused', errors: formError('cardTokenExpired') })
  const [facts, types] = await Promise.all([
    paymentProvider().then(provider => provider.describeToken(token, context.user.id)),
    listCardTypes(context),
  ])
  if (!types.ok) return failed({ kind: 'failed', problem: types.error })
  if (!facts.ok)
    return failed(
      facts.error.status === 404
        ? { kind: 'refused', errors: formError('cardTokenExpired') }
        : { kind: 'failed', problem: facts.error },
    )
  const { brand } = facts.value
  if (brand !== undefined && types.value.some(({ code }) => code === brand))
    return ok({ ...facts.value, brand })
  const brands = types.value.map(({ name }) => name).join(', ')
  return failed({ kind: 'refused', errors: formError('cardBrand', { brands }) })
}

type Keeping = Pick<PaymentDetailsInput, 'saved' | 'defaultPayment' | 'organizationUid'>

/** A card as commerce receives it: masked, with the token that stands for it. */
export const toCardInput = (
  facts: AcceptedCard,
  billingAddress: OrganizationAddress | undefined,
  keeping: Keeping,
): PaymentDetailsInput => ({
  subscriptionId: facts.token,
  cardNumber: `************${facts.last4}`,
  cardType: { code: facts.brand },
  expiryMonth: facts.expiryMonth,
  expiryYear: facts.expiryYear,
  accountHolderName: facts.accountHolderName,
  ...(billingAddress && { billingAddress: toBillingInput(billingAddress) }),
  ...keeping,
})

/** The parts of an address that an invoice needs, with region and country by code. */
export const toBillingInput = (address: OrganizationAddress): AddressInput => {
  const { firstName, lastName, companyName, attention } = address
  return {
    ...toAddressInput(toPostalAddress(address)),
    ...(firstName !== undefined && { firstName }),
    ...(lastName !== undefined && { lastName }),
    ...(companyName !== undefined && { companyName }),
    ...(attention !== undefined && { attention }),
  }
}

/** Declines that the user can act on; of any other, such as a lost card, they learn only from their bank. */
const DECLINES: Readonly<Record<string, string>> = {
  insufficientFunds: 'cardInsufficientFunds',
  expired: 'cardExpired',
  incorrectCvc: 'cardIncorrectCode',
}

const REFUSALS: Readonly<Record<string, string>> = {
  AlreadyExistsError: 'cardDuplicate',
  CardLimitError: 'cardLimit',
  ForbiddenError: 'cardForbidden',
  UnknownIdentifierError: 'cardTokenExpired',
}

/** What the user is told if commerce refuses a new card; undefined for a problem of another kind. */
export function cardRefusal({ code = '', details = [] }: Problem): FormErrors | undefined {
  if (code === 'PaymentDeclinedError') return formError(DECLINES[details[0]?.reason ?? ''] ?? 'cardDeclined')
  const refusal = REFUSALS[code]
  return refusal === undefined ? undefined : formError(refusal)
}

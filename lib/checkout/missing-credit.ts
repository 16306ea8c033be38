import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Price } from '@/lib/contract/commerce/catalogue/price'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { OfferedPaymentType } from '@/lib/contract/commerce/payment/payment-type'

/** Why an order cannot be placed on account: the credit is suspended, or less is `left` than it costs. */
export type MissingCredit = { left: Price | undefined }

type Account = Pick<Organization, 'accountType' | 'creditStatus' | 'paymentTerms'>

/**
 * The credit that an organization lacks for a cart; undefined where the order can be placed on account, and
 * for accounts without credit.
 */
export function missingCredit(
  account: Account | undefined,
  { totalPriceWithTax: total }: Pick<Cart, 'totalPriceWithTax'>,
  offered: readonly Pick<OfferedPaymentType, 'code'>[],
): MissingCredit | undefined {
  if (account === undefined || account.accountType === 'PERSONAL') return undefined
  if (offered.some(({ code }) => code === 'ACCOUNT')) return undefined
  if (account.creditStatus === 'SUSPENDED') return { left: undefined }
  const { creditLimit, creditLeft: left } = account.paymentTerms ?? {}
  const isExceeded = left !== undefined && total !== undefined && left.value < total.value
  return isExceeded && creditLimit?.value !== 0 ? { left } : undefined
}

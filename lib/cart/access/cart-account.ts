import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'

type CartOfAccount = Pick<Cart, 'organization'>

/** The account that a cart is for, as the forms of its page carry it; empty until one is chosen. */
export const cartAccountOf = ({ organization }: CartOfAccount): string => organization?.uid ?? ''

/** Hidden fields of forms about a user's cart: by them a switch of the account in another tab is noticed. */
export const withCartAccount = (
  hidden: HiddenFieldValues,
  cart: CartOfAccount | undefined,
): HiddenFieldValues =>
  cart === undefined || hidden.formOwner === undefined
    ? hidden
    : { ...hidden, cartAccount: cartAccountOf(cart) }

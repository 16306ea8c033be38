import { type ProductContext, productContext } from '../catalogue/products/product-context.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'

/** Who asks, where and when: what everything about carts is done with. */
export type CartContext = ProductContext & {
  now: number
  /** Absent for an anonymous user, whose carts open by their guid. */
  customer: Customer | undefined
}

/** The same for a signed-in user. */
export type CustomerContext = CartContext & { customer: Customer }

/** The user whom the path names: `anonymous`, or the owner of the token. Throws 401 and 403. */
export const cartContext = async (commerce: Commerce, request: CommerceRequest): Promise<CartContext> => ({
  ...productContext(commerce, request),
  now: commerce.clock.now(),
  customer:
    pathSegment(request, 'user') === 'anonymous' ? undefined : await requireCustomer(commerce, request),
})

/** The same where anonymous users have no business. Throws 401. */
export const customerContext = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<CustomerContext> => asCustomer(await cartContext(commerce, request))

export const asCustomer = (context: CartContext): CustomerContext => {
  const { customer } = context
  if (customer === undefined) throw occError.insufficientAuthentication('A sign-in is needed.')
  return { ...context, customer }
}

/** A customer's carts of the site of the call. */
export const shelfOf = ({ audience, customer, now }: CustomerContext) => ({
  site: audience.site,
  customerId: customer.customerId,
  now,
})

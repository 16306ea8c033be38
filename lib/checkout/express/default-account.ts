import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { Organization } from '@/lib/contract/commerce/organization'

/** The account that the user acts for, else their default organization, else the only one. */
export const defaultAccount = (
  usable: readonly Organization[],
  { organization }: Pick<Cart, 'organization'>,
): Organization | undefined =>
  usable.find(({ uid }) => uid === organization?.uid) ??
  usable.find(({ association }) => association?.default === true) ??
  (usable.length === 1 ? usable[0] : undefined)

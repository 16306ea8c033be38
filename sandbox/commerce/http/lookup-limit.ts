import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from './environment.ts'

/**
 * Counts a look-up of a user's account number against the customer and the network address. Calls come from
 * the store's servers, which know the platform key and are therefore believed about the visitor's address.
 */
export const spendLookup = (
  { lookups, settings }: Commerce,
  request: CommerceRequest,
  customerId: string,
): void => {
  const forwarded = request.req.header('x-forwarded-for')?.split(',', 1)[0]?.trim()
  const address = forwarded || request.env?.incoming?.socket.remoteAddress || 'unknown'
  lookups.spend(`customer ${customerId}`, settings.lookups.perCustomer)
  lookups.spend(`address ${address}`, settings.lookups.perAddress)
}

import type { Commerce } from '../commerce.ts'
import type { CommerceRequest } from './environment.ts'

/**
 * The network address of a visitor. Calls come from the store's servers, which know the platform key and are
 * therefore believed about it.
 */
export const addressOf = (request: CommerceRequest): string => {
  const forwarded = request.req.header('x-forwarded-for')?.split(',', 1)[0]?.trim()
  return forwarded || request.env?.incoming?.socket.remoteAddress || 'unknown'
}

/**
 * Counts a look-up of a user's account number against the customer and the network address.
 */
export const spendLookup = (
  { lookups, settings }: Commerce,
  request: CommerceRequest,
  customerId: string,
): void => {
  lookups.spend(`customer ${customerId}`, settings.lookups.perCustomer)
  lookups.spend(`address ${addressOf(request)}`, settings.lookups.perAddress)
}

import type { Commerce } from '../commerce.ts'
import { type CommerceRequest, pathSegment } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { bearerOf } from './bearer.ts'
import type { Customer } from './customer.ts'
import { findOrCreateCustomer } from './customer-store.ts'
import { closingTime } from './identity-person.ts'

/** The customer whom the access token speaks for, created when seen first. Throws 401. */
export const requireTokenCustomer = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<Customer> => {
  const customer = await findTokenCustomer(commerce, request)
  if (customer === undefined) throw occError.insufficientAuthentication('A sign-in is needed.')
  return customer
}

/**
 * The same where visitors without a token are welcome, too; a token that is not good is still a 401. While an
 * agent acts as a customer, it is that one.
 */
export const findTokenCustomer = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<Customer | undefined> => {
  const assisted = request.get('assisted')
  if (assisted !== undefined) return assisted.customer
  const bearer = bearerOf(request)
  if (bearer === undefined) return undefined
  const owner = await commerce.tokens.find(bearer)
  if (owner?.isAgent === true) throw occError.forbidden('Support staff are no customers.')
  const customer =
    owner === undefined
      ? undefined
      : findOrCreateCustomer(commerce.database, owner.accountId, commerce.clock.now())
  if (customer === undefined || isClosed(commerce, customer))
    throw occError.invalidToken('The access token is invalid or has expired.')
  return customer
}

const isClosed = ({ database, clock }: Commerce, { iamId }: Customer): boolean => {
  const time = closingTime(database, iamId)
  return time !== undefined && time <= clock.now()
}

/**
 * The customer named by the path: `current`, or any of the token owner's own ids. Another user's id and an
 * id that does not exist get the same 403, so that ids cannot be found by trying. An agent names the customer
 * by number.
 */
export const requireCustomer = async (commerce: Commerce, request: CommerceRequest): Promise<Customer> => {
  const named = pathSegment(request, 'user')
  if (named === 'anonymous') throw occError.insufficientAuthentication('A sign-in is needed.')
  const customer = await requireTokenCustomer(commerce, request)
  const own = ['current', customer.customerId, customer.iamId, customer.uid]
  if (!own.includes(named)) throw occError.forbidden('The resource belongs to another user.')
  return customer
}

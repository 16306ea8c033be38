import { randomInt } from 'node:crypto'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import type { Answer } from '../http/answer.ts'
import type { CommerceRequest } from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { toWireDate } from '../wire-date.ts'
import { findOrganizationByNumber, setTemporaryNumber } from './organization-store.ts'
import { requireOwnOrganization } from './require-organization.ts'

/** No 0 and O, no 1, I and L: the number is read out and typed. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const LENGTH_AFTER_PREFIX = 11

/** `T` and eleven characters that cannot be mistaken for others. */
const drawTemporaryNumber = (): string =>
  `T${Array.from({ length: LENGTH_AFTER_PREFIX }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`

/**
 * Gives a new organisation the number it orders under until it has a real one; asking again gives the same.
 */
export const issueTemporaryNumber = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const { database, clock } = commerce
  return transaction(database, () => {
    const organization = requireOwnOrganization(commerce, request, customerId)
    if (organization.accountNumber !== undefined) {
      throw occError.alreadyExists('The organization has an account number.', { reason: 'accountNumber' })
    }
    const { temporaryNumber, temporaryIssuedAt } = organization
    if (temporaryNumber !== undefined)
      return { body: describe(temporaryNumber, temporaryIssuedAt ?? clock.now()) }
    const number = drawFreeNumber(commerce)
    const now = clock.now()
    setTemporaryNumber(database, organization.uid, number, now)
    return { status: 201, body: describe(number, now) }
  })
}

const describe = (customerAccountNumber: string, issuedAt: number) => ({
  customerAccountNumber,
  temporary: true,
  issuedAt: toWireDate(issuedAt),
})

const drawFreeNumber = ({ database }: Commerce): string => {
  for (;;) {
    const number = drawTemporaryNumber()
    if (findOrganizationByNumber(database, number) === undefined) return number
  }
}

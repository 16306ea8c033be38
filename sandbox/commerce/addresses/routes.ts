import { Hono } from 'hono'
import { addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { transaction } from '../../db/transaction.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { updateCustomer } from '../customers/customer-store.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { fieldFault, occError, validationError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { isOrderedTo } from '../orders/is-ordered-to.ts'
import { addToBook } from './add-to-book.ts'
import type { StoredAddress } from './address-row.ts'
import { deleteAddress, findAddress, listAddresses, updateAddress } from './address-store.ts'
import { judgeAddress } from './judge-address.ts'
import { toAddress } from './to-address.ts'

/** The address book (spec §3, contact address). */
export const createAddressRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const book = '/users/:user/addresses'
  routes.get(
    book,
    answering('AddressList', request => listBook(commerce, request)),
  )
  routes.post(
    book,
    answering('Address', request => createAddress(commerce, request)),
  )
  routes.get(
    `${book}/:address`,
    answering('Address', request => showAddress(commerce, request)),
  )
  routes.put(
    `${book}/:address`,
    answeringEmpty(request => replaceAddress(commerce, request)),
  )
  routes.patch(
    `${book}/:address`,
    answeringEmpty(request => patchAddress(commerce, request)),
  )
  routes.delete(
    `${book}/:address`,
    answeringEmpty(request => removeAddress(commerce, request)),
  )
  return routes
}

const listBook = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  const language = request.get('language')
  return {
    body: {
      addresses: listAddresses(commerce.database, customerId).map(entry => toAddress(entry, language)),
    },
  }
}

const showAddress = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { stored } = await requireAddress(commerce, request)
  return { body: toAddress(stored, request.get('language')) }
}

const createAddress = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const purpose = requirePurpose(request)
  const input = await readBody(request, addressInputSchema)
  const address = judgeAddress(input, customer)
  const { database, clock } = commerce
  return runIdempotent(commerce, request, {
    owner: customer.customerId,
    operation: 'createAddress',
    input: { input, purpose },
    work: () => {
      const asked = purpose === 'REGISTRATION' ? { ...address, ...EVERY_DEFAULT } : address
      const stored = addToBook(database, customer.customerId, asked, clock.now())
      if (purpose === 'REGISTRATION') {
        updateCustomer(database, customer.customerId, { registrationCountry: address.country.isocode })
      }
      return { status: 201, body: toAddress(stored, request.get('language')) }
    },
  })
}

const EVERY_DEFAULT = { defaultAddress: true, defaultBillingAddress: true } as const

/**
 * The wizard's address becomes the default and settles the registration country; any other is just stored.
 */
const requirePurpose = (request: CommerceRequest): 'REGISTRATION' | undefined => {
  const purpose = request.req.query('purpose')
  if (purpose === undefined || purpose === 'REGISTRATION') return purpose
  throw validationError([fieldFault('purpose', 'invalid', 'The purpose is REGISTRATION or absent.')])
}

/** What is absent from the body is reset, except the defaults, which another address would have to take. */
const replaceAddress = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const { customer, stored } = await requireAddress(commerce, request)
  const input = await readBody(request, addressInputSchema)
  const address = judgeAddress(input, customer)
  transaction(commerce.database, () =>
    updateAddress(commerce.database, customer.customerId, stored.id, address),
  )
}

const patchAddress = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const { customer, stored } = await requireAddress(commerce, request)
  const changes = await readBody(request, addressInputSchema.partial())
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const address = judgeAddress({ ...stored.body, ...Object.fromEntries(given) }, customer)
  transaction(commerce.database, () =>
    updateAddress(commerce.database, customer.customerId, stored.id, address),
  )
}

const removeAddress = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const { customer, stored } = await requireAddress(commerce, request)
  transaction(commerce.database, () => {
    if (isOrderedTo(commerce, stored, customer.customerId))
      throw occError.addressInUse('An open order has the address.', { reason: 'order' })
    deleteAddress(commerce.database, customer.customerId, stored.id)
  })
}

const requireAddress = async (
  commerce: Commerce,
  request: CommerceRequest,
): Promise<{ customer: Customer; stored: StoredAddress }> => {
  const customer = await requireCustomer(commerce, request)
  const id = pathSegment(request, 'address')
  const stored = findAddress(commerce.database, customer.customerId, id)
  if (stored === undefined) throw occError.notFound('There is no such address.', { reason: 'notFound' })
  return { customer, stored }
}

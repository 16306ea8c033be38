import { Hono } from 'hono'
import { type AddressInput, addressInputSchema } from '../../../lib/contract/commerce/address.ts'
import { MOST_ADDRESSES } from '../../../lib/contract/commerce/address-limits.ts'
import { transaction } from '../../db/transaction.ts'
import type { StoredAddress } from '../addresses/address-row.ts'
import { judgeOrganizationAddress } from '../addresses/judge-address.ts'
import {
  addOrganizationAddress,
  deleteOrganizationAddress,
  listOrganizationAddresses,
  updateOrganizationAddress,
} from '../addresses/organization-address-store.ts'
import { toOrganizationAddress } from '../addresses/to-address.ts'
import type { Commerce } from '../commerce.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering, answeringNothing } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { isOrderedTo } from '../orders/is-ordered-to.ts'
import { requireAdministeredUnit } from './require-administrator.ts'

/** Routes that add, change and delete addresses of an organisation, for its administrators. */
export const createUnitAddressRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const book = '/users/:user/orgUnits/:unit/addresses'
  routes.post(
    book,
    answering('Address', request => create(commerce, request)),
  )
  routes.patch(
    `${book}/:address`,
    answeringNothing(204, request => patch(commerce, request)),
  )
  routes.delete(
    `${book}/:address`,
    answeringNothing(200, request => remove(commerce, request)),
  )
  return routes
}

const create = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const input = await readBody(request, addressInputSchema)
  const { database, clock } = commerce
  return runIdempotent(commerce, request, {
    owner: customer.customerId,
    operation: 'createUnitAddress',
    input: { input, unit: pathSegment(request, 'unit') },
    work: () => {
      const { organization } = requireAdministeredUnit(commerce, request, customer)
      const address = judgeOrganizationAddress(input, organization, customer)
      if (listOrganizationAddresses(database, organization.uid).length >= MOST_ADDRESSES)
        throw occError.addressBookFull('There are too many addresses.', { reason: 'limitReached' })
      const stored = addOrganizationAddress(database, organization.uid, address, clock.now())
      return { status: 201, body: toOrganizationAddress(stored, request.get('language')) }
    },
  })
}

const patch = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  const changes = await readBody(request, addressInputSchema.partial())
  const { database } = commerce
  transaction(database, () => {
    const { organization } = requireAdministeredUnit(commerce, request, customer)
    const stored = requireUnitAddress(commerce, request, organization.uid)
    const address = judgeOrganizationAddress(changed(stored.body, changes), organization, customer)
    updateOrganizationAddress(database, organization.uid, stored.id, address)
  })
}

type Changes = { [Part in keyof AddressInput]?: AddressInput[Part] | undefined }

/** Applies a PATCH; a new country drops the old region and postal code. */
const changed = (stored: AddressInput, changes: Changes): AddressInput => {
  const { region: _region, postalCode: _postalCode, ...withoutPlace } = stored
  const isElsewhere = changes.country !== undefined && changes.country.isocode !== stored.country.isocode
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  return { ...(isElsewhere ? withoutPlace : stored), ...Object.fromEntries(given) }
}

/** Deletes an address, unless it is a default or an open order is delivered or invoiced to it. */
const remove = async (commerce: Commerce, request: CommerceRequest): Promise<void> => {
  const customer = await requireCustomer(commerce, request)
  transaction(commerce.database, () => {
    const { organization } = requireAdministeredUnit(commerce, request, customer)
    const address = requireUnitAddress(commerce, request, organization.uid)
    const { id, isDefault, isBillingDefault } = address
    if (isDefault || isBillingDefault)
      throw occError.addressInUse('The address is a default.', { reason: 'default' })
    if (isOrderedTo(commerce, address, organization.uid))
      throw occError.addressInUse('An open order has the address.', { reason: 'order' })
    deleteOrganizationAddress(commerce.database, id)
  })
}

const requireUnitAddress = (
  { database }: Commerce,
  request: CommerceRequest,
  organizationUid: string,
): StoredAddress => {
  const id = pathSegment(request, 'address')
  const stored = listOrganizationAddresses(database, organizationUid).find(known => known.id === id)
  if (stored === undefined)
    throw occError.notFound('There is no such address.', { reason: 'notFound', subjectType: 'address' })
  return stored
}

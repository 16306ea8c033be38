import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import type { OrganizationAddress } from '../../../lib/contract/commerce/address.ts'
import {
  findOrganizationAddress,
  listOrganizationAddresses,
} from '../addresses/organization-address-store.ts'
import { toOrganizationAddress } from '../addresses/to-address.ts'
import type { Commerce } from '../commerce.ts'
import type { Customer } from '../customers/customer.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { occError } from '../http/occ-error.ts'
import { isMember } from './association-store.ts'
import { listCustomerOrganizations } from './organization-store.ts'
import { personalUnit } from './personal-unit.ts'

/** A unit in the engine's form: an organisation, or the account of a person without one. */
type Unit = { uid: string; name: string; active: boolean; addresses: OrganizationAddress[] }

/** Accounts of a customer as the engine lists them, without a hierarchy; one alone is an organisation. */
export const createUnitRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  routes.get(
    '/users/:user/availableOrgUnitNodes',
    answering('UnitNodeList', request => listNodes(commerce, request)),
  )
  routes.get(
    '/users/:user/orgUnits/:unit/addresses',
    answering('AddressList', async request => {
      const { addresses } = await requireUnit(commerce, request)
      return { body: { addresses } }
    }),
  )
  return routes
}

const listNodes = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const unitNodes = unitsOf(commerce, customer, request.get('language')).map(({ uid, name, active }) => ({
    id: uid,
    name,
    active,
    children: [],
  }))
  return { body: { unitNodes } }
}

const unitsOf = ({ database }: Commerce, customer: Customer, language: string): Unit[] => {
  const { uid, name, billingAddress } = personalUnit(database, customer, language)
  const organizations = listCustomerOrganizations(database, customer.customerId)
    .filter(organization => isMember(database, organization.uid, customer.customerId))
    .map(organization => ({
      uid: organization.uid,
      name: organization.name,
      active: organization.status === 'ACTIVE',
      addresses: addressesOf(database, organization.uid, language),
    }))
  const personal = {
    uid,
    name,
    active: true,
    addresses: billingAddress === undefined ? [] : [billingAddress],
  }
  return [personal, ...organizations]
}

/** The address book of an organisation, and its verified address, which is no entry of the address book. */
const addressesOf = (database: DatabaseSync, uid: string, language: string): OrganizationAddress[] => {
  const book = listOrganizationAddresses(database, uid).map(stored => toOrganizationAddress(stored, language))
  const matched = findOrganizationAddress(database, uid, 'MATCHED')
  return matched === undefined
    ? book
    : [...book, { ...toOrganizationAddress(matched, language), visibleInAddressBook: false }]
}

/** Units of others and such that do not exist get the same answer, so that none is found by trying. */
const requireUnit = async (commerce: Commerce, request: CommerceRequest): Promise<Unit> => {
  const customer = await requireCustomer(commerce, request)
  const wanted = pathSegment(request, 'unit')
  const unit = unitsOf(commerce, customer, request.get('language')).find(({ uid }) => uid === wanted)
  if (unit === undefined) throw occError.forbidden('The unit is not one of this user.')
  return unit
}

import { Hono } from 'hono'
import {
  organizationLookupInputSchema,
  similarOrganizationsInputSchema,
} from '../../../lib/contract/commerce/organization.ts'
import { normalizePostalCode } from '../addresses/postal-code.ts'
import { listQualifiedUsers } from '../checkout/account-calls.ts'
import type { Commerce } from '../commerce.ts'
import { levelReading } from '../customers/level-reading.ts'
import { requireCustomer } from '../customers/resolve-customer.ts'
import { type Answer, answering, answeringEmpty } from '../http/answer.ts'
import {
  type CommerceEnvironment,
  type CommerceRequest,
  type CommerceRoutes,
  pathSegment,
} from '../http/environment.ts'
import { spendLookup } from '../http/lookup-limit.ts'
import { occError } from '../http/occ-error.ts'
import { readBody } from '../http/read-body.ts'
import { associate, dissociate } from './associate.ts'
import { createOrganization } from './create-organization.ts'
import { findSimilarOrganizations } from './find-similar.ts'
import { findOrganizationByNumber, listCustomerOrganizations } from './organization-store.ts'
import { patchOrganization } from './patch-organization.ts'
import { personalUnitUid, toPersonalOrganization } from './personal-unit.ts'
import { requireOwnOrganization } from './require-organization.ts'
import { issueTemporaryNumber } from './temporary-number.ts'
import { programmesFor, termsOf } from './terms-of.ts'
import { toOrganization } from './to-organization.ts'

/** Organisations of a customer (spec §3 organization, §4 organization path). */
export const createOrganizationRoutes = (commerce: Commerce): CommerceRoutes => {
  const routes: CommerceRoutes = new Hono<CommerceEnvironment>()
  const all = '/users/:user/organizations'
  const one = `${all}/:organization`
  routes.get(
    all,
    answering('OrganizationList', request => list(commerce, request)),
  )
  routes.post(
    all,
    answering('Organization', request => createOrganization(commerce, request)),
  )
  routes.post(
    `${all}/lookup`,
    answering('Organization', request => lookUp(commerce, request)),
  )
  routes.post(
    `${all}/similar`,
    answering('SimilarOrganizationList', request => listSimilar(commerce, request)),
  )
  routes.patch(
    one,
    answeringEmpty(request => patchOrganization(commerce, request)),
  )
  routes.put(
    `${one}/association`,
    answering('AssociationAnswer', request => associate(commerce, request)),
  )
  routes.delete(
    `${one}/association`,
    answeringEmpty(request => dissociate(commerce, request)),
  )
  routes.post(
    `${one}/temporaryAccountNumber`,
    answering('TemporaryAccountNumber', request => issueTemporaryNumber(commerce, request)),
  )
  routes.get(`${one}/qualifiedUsers`, answering('QualifiedUserList', listQualifiedUsers(commerce)))
  routes.get(
    '/users/:user/orgUnits/:organization',
    answering('Organization', request => show(commerce, request)),
  )
  return routes
}

const list = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const { database } = commerce
  const language = request.get('regionalLanguage')
  const reading = levelReading(commerce, request)
  const linked = listCustomerOrganizations(database, customer.customerId)
  const organizations = [
    toPersonalOrganization(database, customer, language),
    ...linked.map(record => ({
      ...toOrganization(reading, record, customer.customerId, language),
      ...termsOf(commerce, request, record, customer.customerId),
    })),
  ]
  return { body: { organizations } }
}

const show = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const customer = await requireCustomer(commerce, request)
  const language = request.get('regionalLanguage')
  if (pathSegment(request, 'organization') === personalUnitUid(customer)) {
    return { body: toPersonalOrganization(commerce.database, customer, language) }
  }
  const organization = requireOwnOrganization(commerce, request, customer.customerId)
  const { customerId } = customer
  return {
    body: {
      ...toOrganization(levelReading(commerce, request), organization, customerId, language),
      ...termsOf(commerce, request, organization, customerId),
      ...programmesFor(commerce, request, organization),
    },
  }
}

/** Every miss gets the same words, so that numbers cannot be distinguished by the answer. */
const lookUp = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  spendLookup(commerce, request, customerId)
  const { customerAccountNumber } = await readBody(request, organizationLookupInputSchema)
  const organization = findOrganizationByNumber(commerce.database, customerAccountNumber)
  if (organization === undefined || organization.status === 'CLOSED') {
    const details = { reason: 'notFound', subjectType: 'customerAccountNumber' }
    throw occError.notFound('No organization has this customer account number.', details)
  }
  const reading = levelReading(commerce, request)
  return { body: toOrganization(reading, organization, customerId, request.get('regionalLanguage')) }
}

const listSimilar = async (commerce: Commerce, request: CommerceRequest): Promise<Answer> => {
  const { customerId } = await requireCustomer(commerce, request)
  spendLookup(commerce, request, customerId)
  const { name, address } = await readBody(request, similarOrganizationsInputSchema)
  const { country, postalCode } = address
  const place = { country, postalCode: normalizePostalCode(country.isocode, postalCode ?? '') }
  const candidate = { name, address: place }
  return {
    body: { organizations: findSimilarOrganizations(commerce.database, candidate, request.get('language')) },
  }
}

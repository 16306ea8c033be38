import type { DatabaseSync } from 'node:sqlite'
import { Hono } from 'hono'
import { z } from 'zod'
import type { VerificationRecord } from '../../lib/contract/commerce/address.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import type { StoredAddress } from './addresses/address-row.ts'
import { listAddresses } from './addresses/address-store.ts'
import { findOrganizationAddress } from './addresses/organization-address-store.ts'
import { createCatalogueControlRoutes } from './catalogue/control-routes.ts'
import { type Commerce, createCommerce } from './commerce.ts'
import { findCustomerByIamId } from './customers/customer-store.ts'
import { createInvoiceControlRoutes } from './invoice-payments/control-routes.ts'
import { createOrderControlRoutes } from './orders/control-routes.ts'
import { findAssociation } from './organizations/association-store.ts'
import { createRoleControlRoutes } from './organizations/control-routes.ts'
import { decideAsCustomerService } from './organizations/decide-as-customer-service.ts'
import { findOrganization, listCustomerOrganizations } from './organizations/organization-store.ts'
import { putProgrammes, storedProgrammeSchema } from './programmes/programme-store.ts'
import { grantAccess } from './qglobal/decide-access.ts'
import { insertQglobalAccount, listWaiting } from './qglobal/qglobal-store.ts'
import { createQualificationControlRoutes } from './qualifications/control-routes.ts'
import { createQuoteControlRoutes } from './quotes/control-routes.ts'
import { createExemptionControlRoutes } from './taxes/control-routes.ts'

const decisionSchema = z.object({
  organizationUid: z.string(),
  /** Identity user id. */
  userId: z.string(),
  status: z.enum(['ASSOCIATED', 'REJECTED']),
})

const programmesSchema = z.strictObject({
  programmes: z
    .array(storedProgrammeSchema)
    .refine(given => new Set(given.map(({ code }) => code)).size === given.length, 'one of a kind'),
})

const accessSchema = z.object({
  accountNumber: z.string(),
  /** Identity user id. */
  userId: z.string(),
  granted: z.boolean(),
})

const accountSchema = z.strictObject({ accountNumber: z.string().min(1), name: z.string().min(1) })

type Decision = z.infer<typeof decisionSchema>

/**
 * Steps in for people who work elsewhere: `POST /associations` decides a link that waits for approval, as
 * customer service, `POST /qglobalAccess` a request for a Q-global account, `POST /qglobalAccounts` opens one
 * that no organisation has yet,
 * `PUT /organizations/{uid}/programmes` gives an organisation its price programmes,
 * below `/organizations` requests for the role of an administrator are decided,
 * `GET /customers/{identity user id}` looks into the engine as its staff can; below `/catalogue`
 * products are changed, below `/orders` orders are worked on, below `/quotes` quotes are answered, below
 * `/invoices` invoices are disputed and transfers arrive, below `/exemptions` certificates are reviewed,
 * below `/qualifications` evidence is judged.
 */
export const createCommerceControlRoutes = (
  context: SandboxContext,
  commerce: Commerce = createCommerce(context),
): Hono => {
  const { database } = context
  const routes = new Hono()
  routes.post('/associations', async request => {
    const decision = decisionSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!decision.success) return request.json({ message: z.prettifyError(decision.error) }, 400)
    const decided = transaction(database, () => decide(commerce, decision.data))
    return decided ? request.body(null, 204) : request.json({ message: 'No such link is waiting' }, 404)
  })
  routes.post('/qglobalAccess', async request => {
    const decision = accessSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!decision.success) return request.json({ message: z.prettifyError(decision.error) }, 400)
    const decided = transaction(database, () => decideAccess(commerce, decision.data))
    return decided ? request.body(null, 204) : request.json({ message: 'No such request is waiting' }, 404)
  })
  routes.post('/qglobalAccounts', async request => {
    const account = accountSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!account.success) return request.json({ message: z.prettifyError(account.error) }, 400)
    insertQglobalAccount(database, { ...account.data, organizationUid: null })
    return request.body(null, 204)
  })
  routes.put('/organizations/:uid/programmes', async request => {
    const wanted = programmesSchema.safeParse(await request.req.json().catch(() => undefined))
    if (!wanted.success) return request.json({ message: z.prettifyError(wanted.error) }, 400)
    const uid = request.req.param('uid')
    if (findOrganization(database, uid) === undefined)
      return request.json({ message: 'No such organization' }, 404)
    transaction(database, () => putProgrammes(database, uid, wanted.data.programmes))
    return request.body(null, 204)
  })
  routes.route('/organizations', createRoleControlRoutes(commerce))
  routes.route('/orders', createOrderControlRoutes(commerce))
  routes.route('/invoices', createInvoiceControlRoutes(commerce))
  routes.route('/quotes', createQuoteControlRoutes(commerce))
  routes.route('/exemptions', createExemptionControlRoutes(commerce))
  routes.route('/qualifications', createQualificationControlRoutes(commerce))
  routes.route('/catalogue', createCatalogueControlRoutes(database))
  routes.get('/customers/:userId', request => {
    const record = describeCustomer(database, request.req.param('userId'))
    return record === undefined ? request.json({ message: 'No such customer' }, 404) : request.json(record)
  })
  return routes
}

/** What the engine has stored of a customer: status, address book, and organisations linked or asked for. */
export type CustomerReport = {
  jobTitle: string | undefined
  registrationStatus: string | undefined
  registrationCountry: string | undefined
  addresses: AddressReport[]
  organizations: {
    uid: string
    name: string
    temporaryNumber: string | undefined
    address: AddressReport | undefined
  }[]
}

type AddressReport = {
  line1: string
  line3: string | undefined
  country: string
  verification: VerificationRecord | undefined
}

const describeAddress = ({
  body: { line1, line3, country, verificationResult },
}: StoredAddress): AddressReport => ({
  line1,
  line3,
  country: country.isocode,
  verification: verificationResult,
})

const describeCustomer = (database: DatabaseSync, userId: string): CustomerReport | undefined => {
  const customer = findCustomerByIamId(database, userId)
  if (customer === undefined) return undefined
  const { customerId, jobTitle, registrationStatus, registrationCountry } = customer
  const addresses = listAddresses(database, customerId).map(describeAddress)
  const organizations = listCustomerOrganizations(database, customerId).map(
    ({ uid, name, temporaryNumber }) => {
      const billing = findOrganizationAddress(database, uid, 'PRIMARY_BILLING')
      return { uid, name, temporaryNumber, address: billing && describeAddress(billing) }
    },
  )
  return { jobTitle, registrationStatus, registrationCountry, addresses, organizations }
}

const decideAccess = (commerce: Commerce, decision: z.infer<typeof accessSchema>): boolean => {
  const customerId = findCustomerByIamId(commerce.database, decision.userId)?.customerId
  const waiting = listWaiting(commerce.database).find(
    known => known.customerId === customerId && known.accountNumber === decision.accountNumber,
  )
  if (waiting === undefined) return false
  grantAccess(commerce, waiting, decision.granted)
  return true
}

const decide = (commerce: Commerce, { organizationUid, userId, status }: Decision): boolean => {
  const { database } = commerce
  const customerId = findCustomerByIamId(database, userId)?.customerId
  const known = customerId === undefined ? undefined : findAssociation(database, organizationUid, customerId)
  if (customerId === undefined || known?.status !== 'PENDING_APPROVAL') return false
  decideAsCustomerService(commerce, known, status === 'ASSOCIATED')
  return true
}

import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { addressInputSchema } from '../../lib/contract/commerce/address.ts'
import { associationSchema } from '../../lib/contract/commerce/association.ts'
import { insertAddress, listAddresses } from '../commerce/addresses/address-store.ts'
import { answerMarketing } from '../commerce/consents/consent-store.ts'
import { findOrCreateCustomer, updateCustomer } from '../commerce/customers/customer-store.ts'
import { putAssociation } from '../commerce/organizations/association-store.ts'
import type { SandboxContext } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { EVERY_ACCOUNT } from './every-account.ts'
import { creditFactsSchema, invoiceFactsSchema } from './invoice-facts.ts'
import { seedCredit, seedInvoice } from './invoices.ts'
import { orderFactsSchema } from './order-facts.ts'
import { seedOrder } from './orders.ts'

const organizationFactsSchema = z.object({
  uid: z.string(),
  administrator: z.boolean(),
  status: associationSchema.shape.status.default('ASSOCIATED'),
  isDefault: z.boolean().default(true),
})

/**
 * What commerce knows of a person beyond the account; also what the control service may state for a new user.
 */
const customerFactsSchema = z
  .object({
    jobTitle: z.string().optional(),
    industry: z.string().optional(),
    sector: z.string().optional(),
    phoneCountryCode: z.string().optional(),
    phoneNumber: z.string().optional(),
    registrationStatus: z.enum(['REGISTER_EXISTING', 'REGISTERED']).optional(),
    registrationCountry: z.string().optional(),
    language: z.string().optional(),
    /** Whether marketing messages are wanted; null: never asked. */
    marketing: z.boolean().nullable().optional(),
    address: addressInputSchema.optional(),
    /** Further addresses of the address book. */
    moreAddresses: z.array(addressInputSchema).default([]),
    /** The one they belong to or have asked for; orders are placed for it unless it says otherwise. */
    organization: organizationFactsSchema.optional(),
    /** Others that they belong to or have asked for. */
    moreOrganizations: z.array(organizationFactsSchema).default([]),
    /** What they have ordered before. */
    orders: z.array(orderFactsSchema).default([]),
    /** Invoices of no order, and credit notes. */
    invoices: z.array(invoiceFactsSchema).default([]),
    credits: z.array(creditFactsSchema).default([]),
  })
  .strict()

export type SeedFacts = z.input<typeof customerFactsSchema>

const PERSONAL = {
  jobTitle: 'school-psychologist',
  industry: 'schools',
  sector: 'public-school',
  phoneCountryCode: '1',
  phoneNumber: '6145550142',
} as const

const SETTLED = {
  ...PERSONAL,
  registrationStatus: 'REGISTERED',
  registrationCountry: 'US',
  address: {
    line1: '64 Harrow Lane',
    town: 'Eastmarsh',
    region: { isocode: 'US-OH' },
    postalCode: '44250-1133',
    country: { isocode: 'US' },
  },
} as const

const { phoneCountryCode: _code, phoneNumber: _number, ...WITHOUT_PHONE } = SETTLED

/**
 * The seeded people, each at one point of the registration. Ada is not here: she has an account and nothing
 * else.
 */
export const DEMO_CUSTOMERS: Readonly<Record<string, SeedFacts>> = {
  'uid-ben': PERSONAL,
  'uid-carla': {
    registrationCountry: 'SG',
    address: { line1: '3 Vantry Rise', town: 'Singapore', postalCode: '238823', country: { isocode: 'SG' } },
    organization: {
      uid: 'org-westmere',
      administrator: false,
      status: 'PENDING_APPROVAL',
      isDefault: false,
    },
  },
  'uid-dina': {
    ...PERSONAL,
    registrationCountry: 'US',
    address: {
      line1: '100 North Main Street',
      town: 'Eastmarsh',
      region: { isocode: 'US-OH' },
      postalCode: '44250-1201',
      country: { isocode: 'US' },
    },
  },
  'uid-edith': {
    ...PERSONAL,
    sector: 'public-district',
    registrationStatus: 'REGISTERED',
    registrationCountry: 'US',
    address: {
      line1: '1420 Alder Creek Road',
      town: 'Eastmarsh',
      region: { isocode: 'US-OH' },
      postalCode: '44250-1180',
      country: { isocode: 'US' },
    },
    moreAddresses: [
      {
        addressType: 'INSTITUTION',
        companyName: 'Eastmarsh Unified School District',
        attention: 'Assessment office, room 12',
        line1: '100 North Main Street',
        town: 'Eastmarsh',
        region: { isocode: 'US-OH' },
        postalCode: '44250-1201',
        country: { isocode: 'US' },
        phone: '+16145550142',
        verificationResult: {
          result: 'VERIFIED',
          choice: 'AS_ENTERED',
          verifiedAt: '2026-09-28T10:23:55+0000',
        },
      },
    ],
    organization: { uid: 'org-eastmarsh', administrator: true },
  },
  'uid-finn': {
    jobTitle: 'clinical-psychologist',
    industry: 'clinical-practice',
    sector: 'private-practice',
    phoneCountryCode: '1',
    phoneNumber: '5035550117',
    registrationStatus: 'REGISTER_EXISTING',
    registrationCountry: 'US',
    address: {
      line1: '9 Sorrelby Court',
      town: 'Portland',
      region: { isocode: 'US-OR' },
      postalCode: '97201',
      country: { isocode: 'US' },
    },
    organization: { uid: 'org-larkhill', administrator: false, isDefault: false },
  },
  'uid-hugo': {
    jobTitle: 'neuropsychologist',
    industry: 'research',
    sector: 'research-institute',
    phoneCountryCode: '81',
    phoneNumber: '312345678',
    registrationStatus: 'REGISTERED',
    registrationCountry: 'JP',
    address: {
      line1: '2-7-4 Tessalymachi',
      town: 'Chiyoda-ku',
      region: { isocode: 'JP-13' },
      postalCode: '100-0005',
      country: { isocode: 'JP' },
    },
  },
  'uid-iris': {
    jobTitle: 'speech-language-pathologist',
    industry: 'clinical-practice',
    sector: 'speech-and-hearing',
    phoneCountryCode: '1',
    phoneNumber: '4185550163',
    registrationStatus: 'REGISTERED',
    registrationCountry: 'CA',
    language: 'fr',
    address: {
      line1: '310 rue des Érables',
      town: 'Québec',
      region: { isocode: 'CA-QC' },
      postalCode: 'G1R 2B5',
      country: { isocode: 'CA' },
    },
  },
  'uid-jonas': SETTLED,
  'uid-kira': WITHOUT_PHONE,
  'uid-lena': { ...SETTLED, marketing: null },
  'uid-mira': {
    ...SETTLED,
    organization: { uid: 'org-cedarlight', administrator: false, isDefault: false },
    moreOrganizations: [{ uid: 'org-westmere', administrator: false, isDefault: false }],
  },
  'uid-nora': { ...SETTLED, organization: { uid: 'org-westmere', administrator: false } },
  'uid-petra': {
    ...SETTLED,
    organization: { uid: 'org-lindenrow', administrator: true, isDefault: false },
  },
  'uid-quentin': { ...SETTLED, organization: { uid: 'org-lindenrow', administrator: false } },
  'uid-rosa': {
    ...SETTLED,
    ...EVERY_ACCOUNT,
  },
  'uid-otto': { ...SETTLED, organization: { uid: 'org-cedarlight', administrator: false } },
}

type Stores = Pick<SandboxContext, 'database' | 'clock'>

/** Gives the seeded people what they have done so far. The identity provider must have been seeded before. */
export const seedCustomers = ({ database, clock }: Stores): void => {
  for (const [iamId, facts] of Object.entries(DEMO_CUSTOMERS)) {
    const { orders: _, invoices: _invoices, credits: _credits, ...known } = customerFactsSchema.parse(facts)
    seedCustomer(database, iamId, known, clock.now())
  }
}

/**
 * Gives a user whom the control service has just made the facts of its request; throws on facts it does not
 * know.
 */
export const seedCreatedCustomer = (stores: Stores, iamId: string, facts: unknown): void => {
  const { orders, invoices, credits, ...known } = customerFactsSchema.parse(facts ?? {})
  seedCustomer(stores.database, iamId, known, stores.clock.now())
  for (const order of orders) seedOrder(stores, iamId, order)
  for (const invoice of invoices) seedInvoice(stores, iamId, invoice)
  for (const credit of credits) seedCredit(stores, iamId, credit)
}

type Facts = Omit<z.infer<typeof customerFactsSchema>, 'orders' | 'invoices' | 'credits'>

const seedCustomer = (database: DatabaseSync, iamId: string, facts: Facts, now: number): void =>
  transaction(database, () => {
    const { address, moreAddresses, organization, moreOrganizations, marketing, ...known } = facts
    const customer = findOrCreateCustomer(database, iamId, now)
    if (customer === undefined) throw new Error(`there is no identity account ${iamId}`)
    const { customerId, firstName, lastName } = customer
    updateCustomer(database, customerId, known)
    if (marketing !== undefined)
      answerMarketing(database, { customerId, consent: marketing ?? undefined, now })
    if (address !== undefined && listAddresses(database, customerId).length === 0) {
      for (const entry of [address, ...moreAddresses])
        insertAddress(database, customerId, { firstName, lastName, ...entry }, now)
    }
    for (const { uid: organizationUid, ...link } of [organization ?? [], moreOrganizations].flat())
      putAssociation(database, { ...link, organizationUid, customerId, since: now })
  })

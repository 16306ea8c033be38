import type { AccountHome } from '@/lib/account-home/account-home'
import type { Address } from '@/lib/contract/commerce/address'
import type { Organization } from '@/lib/contract/commerce/organization'
import type { Qualification } from '@/lib/contract/commerce/qualification/qualification'
import type { QuoteSummary } from '@/lib/contract/commerce/quote/quote'
import type { User } from '@/lib/contract/commerce/user'
import { toAccountView } from '@/lib/organisation/account-view'
import type { AccountView } from '@/lib/organisation/account-view-schema'

const price = (value: number) => ({ currencyIso: 'USD', value })

/** The time of the tests. */
export const NOW = Date.parse('2027-03-10T12:00:00Z')

export const RECORD: User = {
  id: 'u1',
  uid: 'u1',
  customerId: 'c1',
  iamUsername: 'nora.vale',
  name: 'Nora Vale',
  firstName: 'Nora',
  lastName: 'Vale',
  roles: [],
  jobTitle: { code: 'teacher', name: 'Teacher' },
  industry: { code: 'schools', name: 'Schools' },
  sector: { code: 'public', name: 'Public' },
  phoneNumber: '5550142',
  qualification: { level: 'B', status: 'APPROVED', validUntil: '2028-01-01' },
  defaultB2BUnit: {
    uid: 'o0',
    name: 'Nora Vale',
    accountType: 'PERSONAL',
    billingAddress: {
      line1: '4 Elm Street',
      town: 'Austin',
      postalCode: '78701',
      country: { isocode: 'US' },
    },
  },
}

const pagination = (totalResults: number) => ({
  currentPage: 0,
  pageSize: 3,
  totalPages: 1,
  totalResults,
  sort: '',
})

export const quote = (given: Partial<QuoteSummary>): QuoteSummary => ({
  code: '30000001',
  name: 'Autumn screening',
  state: 'BUYER_OFFER',
  updatedTime: '2027-03-01T10:00:00+0000',
  totalItems: 2,
  ...given,
})

/** An account of the user as pages show it. */
export const account = (given: Partial<Organization>): AccountView => toAccountView(organization(given))

const organization = (given: Partial<Organization>): Organization => ({
  uid: 'o1',
  name: 'Cedarlight Clinic',
  accountType: 'ORGANIZATION',
  addresses: {},
  status: 'ACTIVE',
  association: { status: 'ASSOCIATED', administrator: false, default: true, since: '2027-01-01' },
  ...given,
})

/** An account in which nothing waits for its user. */
export const QUIET: AccountHome = {
  failedRequest: undefined,
  accounts: [],
  acting: undefined,
  exemptions: {},
  record: RECORD,
  addresses: [],
  requests: [],
  unlisted: undefined,
  approvals: [],
  qualifications: [],
  levels: [
    { code: 'A', name: 'Level A', rank: 1 },
    { code: 'B', name: 'Level B', rank: 2 },
    { code: 'C', name: 'Level C', rank: 3 },
  ],
  openStep: undefined,
  orders: { orders: [], pagination: pagination(0) },
  heldOrders: { orders: [], pagination: pagination(0) },
  quotes: { quotes: [], pagination: pagination(0) },
  overdue: { invoices: [], pagination: pagination(0), ageing: [] },
  savedCarts: [],
  suggested: undefined,
}

/** Nothing is known, because no back end answers. */
export const UNKNOWN: AccountHome = {
  failedRequest: 'r-17',
  accounts: undefined,
  acting: undefined,
  exemptions: {},
  record: undefined,
  addresses: undefined,
  requests: undefined,
  unlisted: undefined,
  approvals: undefined,
  qualifications: undefined,
  levels: undefined,
  openStep: undefined,
  orders: undefined,
  heldOrders: undefined,
  quotes: undefined,
  overdue: undefined,
  savedCarts: undefined,
  suggested: undefined,
}

export const overdueOf = (count: number, amounts: readonly number[]): AccountHome['overdue'] => ({
  invoices: [],
  pagination: pagination(count),
  ageing: amounts.map(amount => ({
    currencyIso: 'USD',
    current: price(0),
    days1To30: price(amount),
    days31To60: price(0),
    days61To90: price(0),
    over90: price(0),
    overdue: price(amount),
    total: price(amount),
    credit: price(0),
  })),
})

export const heldOrder = (code: string): AccountHome['heldOrders'] => ({
  orders: [
    {
      code,
      guid: code,
      status: 'ON_VALIDATION',
      statusDisplay: 'processing',
      placed: '2027-03-09T10:00:00+0000',
      total: price(120),
    },
  ],
  pagination: pagination(1),
})

export const evidence = ({
  validUntil,
  ...given
}: Pick<Qualification, 'status'> & { validUntil?: string | undefined }): Qualification => ({
  id: 'q1',
  kind: 'organisation',
  detail: { organisation: { name: 'Guild' }, membershipNumber: 'M-1' },
  grantsLevel: { code: 'B', name: 'Level B' },
  documents: [],
  history: [],
  ...given,
  ...(validUntil !== undefined && { validUntil }),
})

/** An entry of the address book, with what its verification has answered. */
export const addressAt = (
  line1: string,
  verification?: Omit<NonNullable<Address['verificationResult']>, 'verifiedAt'>,
): Address => ({
  id: line1,
  firstName: 'Nora',
  lastName: 'Vale',
  line1,
  town: 'Austin',
  country: { isocode: 'US' },
  ...(verification && { verificationResult: { ...verification, verifiedAt: '2027-01-01T00:00:00Z' } }),
})

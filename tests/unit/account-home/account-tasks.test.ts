import { describe, expect, it } from 'vitest'
import { accountTasks } from '@/lib/account-home/account-tasks'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { stepHref } from '@/lib/site/step-paths'
import { pagesNotOffered } from '@/lib/support/menu-pages'
import {
  account,
  addressAt,
  evidence,
  heldOrder,
  NOW,
  overdueOf,
  QUIET,
  quote,
  RECORD,
  UNKNOWN,
} from './samples'

const LOCALE = 'en-us'

const AGENT = {
  agent: 'a1',
  organization: undefined,
  siteId: 'usassessments',
  endsAt: NOW,
  isFinal: false,
} as const

const tasks = (home: Partial<typeof QUIET>, hiddenPages: readonly string[] = []) =>
  accountTasks({ locale: LOCALE, home: { ...QUIET, ...home }, hiddenPages, now: NOW })

const keys = (home: Partial<typeof QUIET>, hiddenPages?: readonly string[]) =>
  tasks(home, hiddenPages).map(({ key }) => key)

const listed = (...quotes: ReturnType<typeof quote>[]) => ({
  quotes,
  pagination: { totalResults: quotes.length },
})

describe('what waits for the user', () => {
  it('is nothing where all is done, and where nothing is known', () => {
    expect(tasks({})).toEqual([])
    expect(tasks(UNKNOWN)).toEqual([])
  })

  it('is first the registration, as long as it is not complete, and what it does not ask for', () => {
    const { phoneNumber, defaultB2BUnit, ...record } = RECORD
    const [task, ...others] = tasks({ openStep: 'contact-address', record, overdue: overdueOf(2, [80]) })
    expect(others.map(({ key }) => key)).toEqual(['overdue'])
    expect(task).toMatchObject({
      title: 'Continue with: Contact address',
      href: stepHref(LOCALE, 'contact-address'),
    })
  })

  it('names the day on which the account closes before anything else, and leads to where it is kept', () => {
    const record = { ...RECORD, closesOn: '2026-10-01' }
    const [task, ...others] = tasks({ record, overdue: overdueOf(2, [80]) })
    expect(task).toMatchObject({
      title: 'Your account closes on October 1, 2026',
      href: accountPath(LOCALE, 'preferences'),
    })
    expect(others.map(({ key }) => key)).toEqual(['overdue'])
    expect(keys({ record }, ['preferences'])).toEqual([])
  })

  it('leads an agent of support to nothing that only the customer may open', () => {
    const { phoneNumber, ...record } = RECORD
    const barred = pagesNotOffered({ assisted: AGENT }, DEFAULT_FLAGS.values)
    expect(keys({ record })).toEqual(['phone'])
    expect(keys({ record }, barred)).toEqual([])
    const registration = { key: 'registration', title: 'Continue with: Contact address' }
    expect(tasks({ openStep: 'contact-address' }, barred)).toEqual([
      { ...registration, text: 'Only the customer can do this, not support.' },
    ])
  })

  it('names the details that the profile lacks, all at once', () => {
    const { jobTitle, industry, sector, phoneNumber, ...record } = RECORD
    const complete = { jobTitle, industry, sector, phoneNumber }
    const texts = (given: Partial<typeof complete>) =>
      tasks({ record: { ...record, ...given } }).map(({ title, text }) => `${title}: ${text}`)
    expect(texts({})).toEqual([
      'Complete your profile: Still missing: Job title\u00a0· Industry\u00a0· Sector\u00a0· Phone number',
    ])
    expect(texts({ ...complete, sector: undefined })).toEqual([
      'Complete your profile: Still missing: Sector',
    ])
    expect(texts(complete)).toEqual([])
  })

  it('asks to check addresses that were kept as entered, by name', () => {
    const verified = addressAt('1 Oak Road', { result: 'VERIFIED', choice: 'SELECTED' })
    const chosen = addressAt('2 Oak Road', { result: 'CORRECTED', choice: 'RECOMMENDED' })
    const entered = addressAt('3 Oak Road', { result: 'NOT_VERIFIED', choice: 'AS_ENTERED' })
    const unchecked = addressAt('4 Oak Road', { result: 'UNAVAILABLE', choice: 'AS_ENTERED' })
    expect(tasks({ addresses: [verified, chosen, addressAt('5 Oak Road')] })).toEqual([])
    expect(tasks({ addresses: [verified, entered] })).toMatchObject([
      {
        title: 'Check your address',
        text: expect.stringContaining('3 Oak Road, Austin'),
        href: accountDetailPath(LOCALE, 'addressBook', '3 Oak Road'),
      },
    ])
    expect(tasks({ addresses: [entered, unchecked] })).toMatchObject([
      { title: 'Check 2 addresses', href: accountPath(LOCALE, 'addressBook') },
    ])
    expect(keys({ addresses: [entered] }, ['addressBook'])).toEqual([])
  })

  it('says whose requests are not listed where the user administers many organizations', () => {
    expect(tasks({ unlisted: { asked: 10, all: 12 } })).toMatchObject([
      { text: expect.stringContaining('You administer 12'), href: accountPath(LOCALE, 'accounts') },
    ])
  })

  it('begins with what is overdue, then orders on hold, quotes, and what is missing', () => {
    const { phoneNumber, ...record } = RECORD
    expect(
      keys({
        record,
        overdue: overdueOf(1, [80]),
        heldOrders: heldOrder('70000001'),
        quotes: listed(quote({ code: '30000001' })),
        accounts: [
          account({
            association: {
              status: 'PENDING_APPROVAL',
              administrator: false,
              default: false,
              since: '2027-01-01',
            },
          }),
        ],
      }),
    ).toEqual(['overdue', 'order-70000001', 'quote-30000001', 'phone', 'join-o1'])
  })

  it('names how many invoices are overdue, and how much in each currency', () => {
    expect(tasks({ overdue: overdueOf(1, [80]) })[0]).toMatchObject({
      title: 'Pay 1 overdue invoice',
      text: 'Overdue: $80.00',
    })
    expect(tasks({ overdue: overdueOf(3, [80, 0, 20]) })[0]).toMatchObject({
      title: 'Pay 3 overdue invoices',
      text: 'Overdue: $80.00 + $20.00',
    })
  })

  it('asks for an answer to an offer and for the order of an accepted one, with the days left', () => {
    const until = { expirationTime: '2027-03-12T12:00:00+0000' }
    const [offer, accepted, ...others] = tasks({
      quotes: listed(
        quote({ ...until }),
        quote({ code: '30000002', state: 'BUYER_APPROVED', ...until }),
        quote({ code: '30000003', state: 'BUYER_SUBMITTED' }),
      ),
    })
    expect(others).toEqual([])
    expect(offer).toMatchObject({
      title: 'Answer quote 30000001: Autumn screening',
      text: 'Prices hold until March 12, 2027 (2 days left)',
      href: accountDetailPath(LOCALE, 'quotes', '30000001'),
    })
    expect(accepted?.title).toBe('Order from quote 30000002: Autumn screening')
  })

  it('asks an administrator to decide each request, on the page of the organization', () => {
    const organization = { uid: 'o7', name: 'Westmere' }
    const requests = [
      { organization, person: { id: 'c1', name: 'Otto Dunmore' }, kind: 'join' },
      { organization, person: { id: 'c2', name: 'Otto Dunmore' }, kind: 'role' },
    ] as const
    const href = accountDetailPath(LOCALE, 'accounts', 'o7')
    expect(tasks({ requests })).toEqual([
      {
        key: 'request-o7-c1',
        title: 'Otto Dunmore asks to join Westmere',
        text: 'Approve or decline the request. They can order for Westmere once you approve.',
        href,
      },
      {
        key: 'request-o7-c2',
        title: 'Otto Dunmore asks to administer Westmere',
        text: 'Approve or decline the request. Administrators decide about members and purchase orders.',
        href,
      },
    ])
  })

  it('asks an approver to answer an order of a colleague, on its page', () => {
    const order = { code: '7', orgUnit: { uid: 'o7', name: 'Westmere' } }
    const total = { currencyIso: 'USD', value: 97.2 }
    const buyer = { uid: 'otto', name: 'Otto Dunmore' }
    const summary = {
      ...order,
      guid: 'g',
      status: 'ON_VALIDATION',
      statusDisplay: 'x',
      placed: '',
      total,
    } as const
    const approvals = [
      { code: '7', approvalDecisionRequired: true, order: { ...summary, orgCustomer: buyer } },
    ]
    expect(tasks({ approvals })).toEqual([
      {
        key: 'approval-7',
        title: 'Approve order 7 from Otto Dunmore',
        text: '$97.20 for Westmere. Approve or decline the order.',
        href: accountDetailPath(LOCALE, 'orderHistory', '7'),
      },
    ])
    expect(keys({ approvals }, ['orderHistory'])).toEqual([])
  })

  it('asks for an address where the record has none', () => {
    const { defaultB2BUnit, ...record } = RECORD
    expect(tasks({ record })).toMatchObject([{ key: 'address', href: accountPath(LOCALE, 'addressBook') }])
  })

  it('leads to no page that a flag hides', () => {
    const { defaultB2BUnit, ...record } = RECORD
    const home = {
      record,
      qualifications: [evidence({ status: 'DRAFT' })],
      heldOrders: heldOrder('70000001'),
    }
    expect(keys(home)).toEqual(['order-70000001', 'qualification-q1', 'address'])
    expect(keys(home, ['orderHistory', 'qualifications', 'addressBook'])).toEqual([])
  })
})

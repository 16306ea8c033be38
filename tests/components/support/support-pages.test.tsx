import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CustomerSearch } from '@/components/support/customer-search'
import { startErrors } from '@/components/support/start-errors'
import { StartForm } from '@/components/support/start-form'
import { SupportLog } from '@/components/support/support-log'
import type { AssistedCustomer, AssistedLog } from '@/lib/contract/commerce/assisted-service'
import { getMessages } from '@/lib/i18n/messages'
import { supportCustomerPath, supportSearchPath } from '@/lib/site/support-paths'
import { supportLogAddress } from '@/lib/support/log-address'
import { checkStart, readStartFields } from '@/lib/support/start-form'

const LOCALE = 'en-us'
const texts = getMessages(LOCALE).support

const customer = (given: Partial<AssistedCustomer>): AssistedCustomer => ({
  uid: 'edith.marsh',
  name: 'Edith Marsh',
  firstName: 'Edith',
  lastName: 'Marsh',
  customerId: 'C100',
  email: 'edith@example.com',
  baseSite: 'usassessments',
  ...given,
})

const page = (totalResults: number, pageSize = 10, currentPage = 0) => ({
  currentPage,
  pageSize,
  totalPages: Math.ceil(totalResults / pageSize),
  totalResults,
})

const search = (entries: readonly AssistedCustomer[], total = entries.length) =>
  render(
    <CustomerSearch
      locale={LOCALE}
      query={{ text: 'marsh' }}
      found={{ entries: [...entries], pagination: page(total) }}
    />,
  )

describe('the search of customers', () => {
  it('leads to the start form of a customer of this site', () => {
    search([customer({ orgUnit: { uid: 'o1', name: 'Eastmarsh' } })])
    expect(screen.getByText('Customer number C100 · Eastmarsh')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Act for this customer: Edith Marsh' })
    expect(link).toHaveAttribute('href', supportCustomerPath(LOCALE, 'C100'))
  })

  it('leads to the right site for a customer of another one', () => {
    search([customer({ baseSite: 'nlassessments' })])
    expect(screen.queryByRole('link', { name: /^Act for/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Find this customer there: Edith Marsh' })).toHaveAttribute(
      'href',
      supportSearchPath('nl-nl', 'edith@example.com'),
    )
  })

  it.each([
    ['a locked account', { locked: true }, texts.search.locked],
    ['a customer without a country', { baseSite: undefined }, texts.search.nowhere],
  ])('offers nothing for %s, and says why', (_case, given, text) => {
    search([customer(given)])
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  it('says that there is nobody, and pages through many', () => {
    search([])
    expect(screen.getByText('No customer matches “marsh”.')).toBeInTheDocument()
    search([customer({})], 25)
    expect(screen.getByRole('link', { name: getMessages(LOCALE).search.paging.next })).toHaveAttribute(
      'href',
      supportSearchPath(LOCALE, 'marsh', 2),
    )
  })
})

describe('the form before an agent acts as a customer', () => {
  const typed = { customerId: 'C100', reasonCode: '', reason: 'r'.repeat(201), ticket: '' }
  const checked = checkStart(typed)
  const rejected = {
    fields: typed,
    errors: checked.ok ? { fieldErrors: [], formErrors: [] } : checked.error,
  }

  it('tells each error at its field and in the summary, and keeps what was typed', () => {
    render(
      <StartForm locale={LOCALE} customerId="C100" rejected={rejected} hidden={{ submissionKey: 'k-1' }} />,
    )
    const reason = screen.getByLabelText(texts.start.reason)
    expect(reason).toHaveValue(typed.reason)
    expect(reason).toHaveAccessibleDescription(/in 200 characters or fewer/)
    expect(screen.getByLabelText(texts.start.ticket)).toHaveAccessibleDescription(/Enter the ticket number/)
    expect(startErrors(LOCALE, rejected).summary).toEqual([
      { fieldId: 'reasonCode', text: 'Choose a reason' },
      { fieldId: 'reason', text: 'Say what the customer needs in 200 characters or fewer' },
      { fieldId: 'ticket', text: 'Enter the ticket number' },
    ])
  })

  it('accepts a reason and a ticket', () => {
    const stated = { customerId: 'C100', reasonCode: 'order', reason: '', ticket: 'T-1' }
    expect(checkStart(stated)).toEqual({ ok: true, value: stated })
  })

  it('takes a ticket number in small letters, with blanks around it', () => {
    expect(readStartFields({ ticket: ' cs-20417 ' }).ticket).toBe('CS-20417')
  })

  it.each(['4711', 'CS', 'CS20417', 'CS-', 'CS-12a', 'CUSTOMERS-1', 'CS-12345678901', 'CS-1\nX'])(
    'refuses %j as a ticket number, and says how one looks',
    ticket => {
      const refused = checkStart({ customerId: 'C100', reasonCode: 'order', reason: '', ticket })
      expect(refused).toMatchObject({ error: { fieldErrors: [{ name: 'ticket', code: 'format' }] } })
      const errors = refused.ok ? undefined : refused.error
      expect(startErrors(LOCALE, errors && { fields: {}, errors }).summary).toEqual([
        { fieldId: 'ticket', text: texts.start.errors.ticket.format },
      ])
    },
  )

  it('refuses a reason that the log would show in another order than it was typed', () => {
    const turned = { customerId: 'C100', reasonCode: 'order', reason: 'refund \u202e001', ticket: 'T-1' }
    const refused = checkStart(turned)
    const errors = refused.ok ? undefined : refused.error
    expect(startErrors(LOCALE, errors && { fields: {}, errors }).summary).toEqual([
      { fieldId: 'reason', text: getMessages(LOCALE).errors.codes.forbiddenCharacters },
    ])
  })

  it('asks for words about another reason', () => {
    expect(checkStart({ customerId: 'C100', reasonCode: 'other', reason: '', ticket: 'T-1' })).toMatchObject({
      error: { fieldErrors: [{ name: 'reason', code: 'required' }] },
    })
  })
})

const ALL = { page: 1, filters: {} }

describe('the log of what agents did', () => {
  const session = (given: Partial<AssistedLog['sessions'][number]>): AssistedLog['sessions'][number] => ({
    id: 's-1',
    agent: { id: 'a-1', name: 'Vera Castell' },
    customer: { customerId: 'C100', name: 'Edith Marsh' },
    reasonCode: 'order',
    reason: 'Cannot find an item',
    ticket: 'T-1',
    started: '2027-03-10T12:00:00+0000',
    writes: [],
    totalWrites: 0,
    ...given,
  })

  it('says who acted as whom, why, when, and what was changed', () => {
    render(
      <SupportLog
        locale={LOCALE}
        asked={ALL}
        log={{
          sessions: [
            session({
              ended: '2027-03-10T12:09:00+0000',
              writes: [{ method: 'POST', path: 'carts', at: '2027-03-10T12:05:00+0000' }],
            }),
            session({ id: 's-2' }),
          ],
          pagination: page(41, 20),
        }}
      />,
    )
    const [first, second] = screen
      .getAllByRole('heading', { name: 'Edith Marsh' })
      .map(heading => heading.closest('li') as HTMLElement)
    for (const text of [
      'Vera Castell',
      texts.reasons.order,
      'Cannot find an item',
      'T-1',
      `${getMessages(LOCALE).cart.title} POST carts`,
      '7:09',
    ])
      expect(first).toHaveTextContent(text)
    expect(second).toHaveTextContent(texts.log.open)
    expect(within(second as HTMLElement).getByText(texts.log.noChanges)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: getMessages(LOCALE).search.paging.next })).toHaveAttribute(
      'href',
      supportLogAddress.build(LOCALE, { ...ALL, page: 2 }),
    )
  })

  it('says that there is nothing yet', () => {
    render(<SupportLog locale={LOCALE} asked={ALL} log={{ sessions: [], pagination: page(0) }} />)
    expect(screen.getByText(texts.log.none)).toBeInTheDocument()
  })
})

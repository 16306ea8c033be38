import { beforeEach, describe, expect, it } from 'vitest'
import { INVOICE_STATUSES } from '../../../../lib/contract/commerce/invoice/invoice.ts'
import { seedInvoices } from '../../../../sandbox/seed/invoices.ts'
import { seedOrders } from '../../../../sandbox/seed/orders.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { EDITH } from '../checkout/checkout-calls.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { invoiceCalls, PETRA, SEEDED } from './invoice-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
  seedInvoices(commerce.context)
})

const { list, show, credits, control } = invoiceCalls(() => commerce)
const orders = orderCalls(() => commerce)

const numbersOf = async (query: string, as?: string) =>
  (await list(query, as)).invoices.map(({ invoiceNumber }) => invoiceNumber)

describe('the invoices of the sample data', () => {
  it('are in every status and in two currencies', async () => {
    const { invoices, pagination } = await list()
    expect(new Set(invoices.map(({ status }) => status))).toEqual(new Set(INVOICE_STATUSES))
    expect(new Set(invoices.map(({ total }) => total.currencyIso))).toEqual(new Set(['USD', 'CAD']))
    expect(pagination.totalResults).toBe(10)
  })

  it('are summed by their age, per currency, with what credit notes have', async () => {
    const { ageing } = await list('&status=PAID')
    const [usd, cad] = ageing
    expect(usd).toMatchObject({
      currencyIso: 'USD',
      current: { value: 1_281.5 },
      days1To30: { value: 398.75 },
      days31To60: { value: 150 },
      days61To90: { value: 99.5 },
      over90: { value: 755 },
      overdue: { value: 1_403.25 },
      total: { value: 2_684.75 },
      credit: { value: 125 },
    })
    expect(cad).toMatchObject({ currencyIso: 'CAD', total: { value: 250, formattedValue: 'CA$250.00' } })
  })

  it('tell since when they are overdue, disputed, and what came off them', async () => {
    expect(await show(SEEDED.overdue)).toMatchObject({ status: 'OVERDUE', daysOverdue: 15, payable: true })
    expect((await show(SEEDED.disputed)).disputed?.reason).toMatch(/manuals/)
    expect(await show(SEEDED.partPaid)).toMatchObject({
      open: { value: 799 },
      payments: [{ method: 'BANK_TRANSFER', status: 'CAPTURED', amount: { value: 500 } }],
    })
    expect(await show(SEEDED.credited)).toMatchObject({
      status: 'CREDITED',
      payable: false,
      payments: [{ method: 'CREDIT', creditNumber: '59000001' }],
    })
    expect((await credits()).credits).toMatchObject([{ creditNumber: SEEDED.credit, open: { value: 125 } }])
  })

  it('can be disputed by those who clear it', async () => {
    expect(await control(SEEDED.open, 'PUT', { disputed: true, reason: 'Wrong price.' })).toBe(204)
    expect((await show(SEEDED.open)).disputed).toEqual({ since: '2026-09-28', reason: 'Wrong price.' })
    expect(await control(SEEDED.open, 'PUT', { disputed: false })).toBe(204)
    expect(await show(SEEDED.open)).not.toHaveProperty('disputed')
    expect(await control('1', 'PUT', { disputed: true })).toBe(404)
    expect(await control(SEEDED.open, 'PUT', { paid: true })).toBe(400)
  })
})

describe('a list of invoices', () => {
  it.each([
    ['&status=PAID,CREDITED&sort=byNumber:asc', [SEEDED.paid, SEEDED.credited]],
    [`&query=${SEEDED.open}`, [SEEDED.open]],
    ['&query=00010', [SEEDED.personal]],
    ['&query=lr-2045', [SEEDED.overdue]],
    ['&query=7000', []],
    ['&query=5700000&pageSize=2&currentPage=1&sort=byNumber:asc', ['57000003', '57000004']],
    ['&organizationUid=personal', [SEEDED.personal]],
    ['&issuedFrom=2026-09-16&issuedUntil=2026-09-20', [SEEDED.partPaid]],
    ['&amountFrom=644&amountUntil=644.00', [SEEDED.paid]],
    ['&sort=byAmount:desc&pageSize=1', [SEEDED.partPaid]],
    ['&sort=byIssueDate:desc&pageSize=1', [SEEDED.open]],
    ['&sort=byDueDate:asc&pageSize=1', ['57000006']],
  ])('is filtered, sorted and paged: %s', async (query, expected) => {
    expect(await numbersOf(query)).toEqual(expected)
  })

  it.each(INVOICE_STATUSES)('finds by the status %s exactly the invoices that state it', async status => {
    const { invoices } = await list()
    const stating = invoices.filter(invoice => invoice.status === status)
    expect(stating).not.toEqual([])
    expect(await numbersOf(`&status=${status}`)).toEqual(stating.map(({ invoiceNumber }) => invoiceNumber))
  })

  it.each(['sort=byPaper:asc', 'status=LOST', 'issuedFrom=yesterday', 'amountFrom=a', 'organizationUid=%27'])(
    'refuses %s',
    async query => {
      const answer = await commerce.us(`/users/current/invoices?${query}`, { as: PETRA })
      await expectRefusal(answer, 400, { type: 'ValidationError' })
    },
  )

  it('shows members without the right which organization they cannot see, and nobody else’s', async () => {
    const { invoices, lockedOrganizations, ageing } = await list('', 'uid-quentin')
    expect([invoices, ageing]).toEqual([[], []])
    expect(lockedOrganizations).toEqual([{ uid: 'org-lindenrow', name: 'Linden Row Psychology' }])
    for (const number of [SEEDED.open, '1'])
      await expectRefusal(await commerce.us(`/users/current/invoices/${number}`, { as: 'uid-edith' }), 404, {
        type: 'NotFoundError',
      })
    const elsewhere = `/occ/v2/caassessments/users/current/invoices/${SEEDED.open}`
    await expectRefusal(await commerce.call(elsewhere, { as: PETRA }), 404, { type: 'NotFoundError' })
  })
})

describe('an order', () => {
  it('is invoiced once, with the first parcel', async () => {
    const { code, totalPriceWithTax } = await orders.placed(EDITH, await orders.ready())
    expect(await numbersOf('', EDITH.as)).toEqual([])
    await orders.ahead(code, 23)
    const { invoices } = await list('', EDITH.as)
    expect(invoices).toMatchObject([
      {
        invoiceNumber: `5${code.slice(1)}`,
        orderCode: code,
        purchaseOrderNumber: 'PO-1',
        status: 'OPEN',
        total: { value: totalPriceWithTax?.value },
        open: { value: totalPriceWithTax?.value },
      },
    ])
    commerce.advance(31 * 86_400)
    expect(await list(`&query=${code}`, EDITH.as)).toMatchObject({ invoices: [{ status: 'OVERDUE' }] })
  })

  it('on terms is credited for what came back', async () => {
    seedOrders(commerce.context)
    commerce.advance(6 * 86_400)
    await orders.step('returns/7000001', { ahead: 86_400 })
    expect((await credits()).credits).toMatchObject([
      { creditNumber: SEEDED.credit },
      { returnCode: '7000001', open: { value: 203.4 } },
    ])
  })
})

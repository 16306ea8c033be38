import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readPdf } from '../../support/read-pdf.ts'
import { ITEMS } from './cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue/catalogue-harness.ts'
import { ADDRESSES, EDITH, MIRA } from './checkout/checkout-calls.ts'
import { expectRefusal, looseSchema, readExactly } from './commerce-harness.ts'
import { orderCalls } from './orders/order-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = orderCalls(() => commerce)

const DAY = 24

/** Members of a return that an SAP storefront requests. */
const RETURN_FIELDS =
  'BASIC,returnEntries(BASIC,refundAmount(formattedValue),orderEntry(basePrice(formattedValue),' +
  'product(name,code,baseOptions,images(DEFAULT,galleryIndex)))),deliveryCost(formattedValue),' +
  'totalPrice(formattedValue),subTotal(formattedValue)'

const ask = async (path: string, body?: object, status = 200) =>
  readExactly(await calls.about(EDITH, path, body), looseSchema, status)

/** The code of an order of two kits and a manual, so many hours old. */
const ordered = async (hours = 0): Promise<string> => {
  const cart = await calls.shipped(EDITH, ADDRESSES.washington, [ITEMS.kit, 2], [ITEMS.manual, 1])
  const payment = 'paymentType=PURCHASE_ORDER&purchaseOrderNumber=PO-1&purchaseOrderReused=true'
  await calls.settled(EDITH, cart, `/paymenttype?${payment}`)
  const { code } = await calls.placed(EDITH, cart)
  if (hours > 0) await calls.ahead(code, hours)
  return code
}

const units = (quantity: number) => [{ orderEntryNumber: 0, quantity }]

const price = { formattedValue: expect.stringMatching(/^\$\d/) }

const entryOfKit = expect.objectContaining({
  basePrice: expect.objectContaining(price),
  totalPrice: expect.objectContaining(price),
  product: expect.objectContaining({
    code: ITEMS.kit,
    images: expect.arrayContaining([expect.objectContaining({ format: 'thumbnail' })]),
  }),
})

describe('an SAP storefront gets', () => {
  it('the columns of its order history, a page of it, and the orders in which it can be sorted', async () => {
    const codes = [await ordered(), await ordered()]
    expect(await ask('/orders?pageSize=1&currentPage=1&sort=byDate')).toEqual({
      orders: [
        expect.objectContaining({
          code: codes[0],
          placed: expect.any(String),
          statusDisplay: 'created',
          total: expect.objectContaining(price),
          purchaseOrderNumber: 'PO-1',
        }),
      ],
      sorts: [
        { code: 'byDate', selected: true },
        { code: 'byOrderNumber', selected: false },
      ],
      pagination: { currentPage: 1, pageSize: 1, totalPages: 2, totalResults: 2, sort: 'byDate' },
    })
  })

  it('parcels of an order whose lines have prices and pictures, and where one of them is', async () => {
    const code = await ordered(4 * DAY)
    const { consignments, ...order } = await ask(`/orders/${code}?fields=FULL`)
    expect(order).toMatchObject({ cancellable: false, returnable: true, unconsignedEntries: [] })
    expect(consignments).toMatchObject([
      { status: 'DELIVERY_COMPLETED', entries: [{ orderEntry: entryOfKit, quantity: 2 }, { quantity: 1 }] },
    ])
    const [{ code: parcel }] = z.tuple([z.object({ code: z.string() })]).parse(consignments)
    expect(await ask(`/orders/${code}/consignments/${parcel}/tracking`)).toMatchObject({
      statusDisplay: 'delivery.completed',
      carrierDetails: { name: expect.any(String) },
      trackingID: expect.any(String),
      trackingUrl: expect.stringMatching(/^https:/),
      targetArrivalDate: expect.any(String),
      trackingEvents: expect.arrayContaining([
        { eventDate: expect.any(String), referenceCode: 'PICKED_UP', detail: expect.any(String) },
      ]),
    })
  })

  it('lines that it can cancel, and an empty answer once it has cancelled some', async () => {
    const code = await ordered()
    const { entries, unconsignedEntries } = await ask(`/orders/${code}?fields=FULL`)
    expect(unconsignedEntries).toMatchObject([entryOfKit, {}])
    expect(entries).toMatchObject([{ entryNumber: 0, cancellableQuantity: 2 }, { cancellableQuantity: 1 }])
    const body = { cancellationRequestEntryInputs: units(1) }
    const answer = await calls.about(EDITH, `/orders/${code}/cancellation`, body)
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(await ask(`/orders/${code}?fields=FULL`)).toMatchObject({
      entries: [{ cancellableQuantity: 1 }, {}],
    })
  })

  it('a return that it has requested, listed in both of its orders, until it takes it back', async () => {
    const orderCode = await ordered(4 * DAY)
    const request = { orderCode, returnRequestEntryInputs: units(1) }
    const path = `/orderReturns?fields=${encodeURIComponent(RETURN_FIELDS)}`
    const first = await ask(path, request, 201)
    expect(first).toMatchObject({
      status: 'APPROVAL_PENDING',
      cancellable: true,
      order: { code: orderCode },
      returnEntries: [
        {
          expectedQuantity: 1,
          refundAmount: price,
          orderEntry: { basePrice: price, product: { code: ITEMS.kit, baseOptions: [] } },
        },
      ],
      totalPrice: price,
      subTotal: price,
    })
    const second = await ask(path, request, 201)
    const list = (sort: string) => ask(`/orderReturns?fields=BASIC&pageSize=5&sort=${sort}`)
    for (const [sort, rmas] of [
      ['byDate', [second.rma, first.rma]],
      ['byRMA', [first.rma, second.rma]],
    ] as const)
      expect(await list(sort)).toMatchObject({
        returnRequests: rmas.map(rma => ({ rma, order: { code: orderCode } })),
        sorts: ['byDate', 'byRMA'].map(code => ({ code, selected: code === sort })),
        pagination: { sort, totalResults: 2 },
      })
    await expectRefusal(await calls.about(EDITH, '/orderReturns?sort=byPrice'), 400, { subject: 'sort' })
    const back = await calls.about(
      EDITH,
      `/orderReturns/${String(first.code)}`,
      { status: 'CANCELLING' },
      'PATCH',
    )
    expect([back.status, await back.text()]).toEqual([200, ''])
    expect(
      await ask(`/orderReturns/${String(first.code)}?fields=${encodeURIComponent(RETURN_FIELDS)}`),
    ).toMatchObject({ status: 'CANCELED', cancellable: false })
  })

  it('a cart with what was ordered, and what could not be taken', async () => {
    const code = await ordered()
    const answer = await commerce.us(`/orgUsers/current/cartFromOrder?orderCode=${code}`, {
      as: EDITH.as,
      body: {},
    })
    expect(await readExactly(answer, looseSchema, 201)).toMatchObject({
      cartModifications: [
        { statusCode: 'success', quantityAdded: 2, entry: { product: { code: ITEMS.kit } } },
        { statusCode: 'success', quantityAdded: 1 },
      ],
    })
  })
})

describe('the invoices of an order', () => {
  const listed = (code: string) => `/orders/${code}/invoices?currentPage=0&pageSize=5&sort=invoiceId:asc`

  it('are none before the first parcel has left', async () => {
    expect(await ask(listed(await ordered()))).toEqual({
      invoices: [],
      sorts: [{ code: 'invoiceId', asc: true }],
      pagination: { count: 5, page: 0, totalCount: 0, totalPages: 0 },
    })
  })

  it('are listed with net and total amount, and downloaded as PDF by their customer only', async () => {
    const code = await ordered()
    await calls.cancel(EDITH, code, { 0: 1 })
    await calls.ahead(code, 4 * DAY)
    const { invoices, pagination } = await ask(listed(code))
    const [invoice] = z
      .tuple([
        z.object({
          invoiceId: z.string(),
          createdAt: z.string(),
          netAmount: z.object({ value: z.number(), formattedValue: z.string() }),
          totalAmount: z.object({ value: z.number(), formattedValue: z.string() }),
        }),
      ])
      .parse(invoices)
    expect(pagination).toEqual({ count: 5, page: 0, totalCount: 1, totalPages: 1 })
    const { totalPriceWithTax, entries } = await calls.show(EDITH, code)
    const cancelled = entries[0]?.cancelledItemsPrice?.value ?? 0
    expect(invoice.totalAmount.value).toBeCloseTo((totalPriceWithTax?.value ?? 0) - cancelled, 2)
    expect(invoice.netAmount.value).toBeLessThan(invoice.totalAmount.value)
    const path = `/orders/${code}/invoices/${invoice.invoiceId}/download`
    const answer = await calls.about(EDITH, path)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const { text, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
    expect(title).toBe(`Invoice ${invoice.invoiceId}`)
    for (const told of [code, ITEMS.kit, invoice.totalAmount.formattedValue]) expect(text).toContain(told)
    await expectRefusal(await calls.about(MIRA, path), 400, { type: 'UnknownIdentifierError' })
    await expectRefusal(await calls.about(EDITH, `/orders/${code}/invoices/59999999/download`), 400, {
      type: 'UnknownIdentifierError',
      subjectType: 'Invoice',
    })
  })
})

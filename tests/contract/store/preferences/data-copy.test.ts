import { expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { accountExemptionActionPath } from '@/lib/site/organisation-paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { CERTIFICATE } from '../../support/form-values.ts'
import { LISTS, quantities } from '../cart/cart-harness.ts'
import { serveSeededOrders } from '../orders/seeded-orders-harness.ts'
import { loadNotifications } from '../sign-in/sign-in-harness.ts'

const store = serveSeededOrders()

const PATH = '/api/data-copy?locale=en-us'

const BILLING = JSON.stringify({
  line1: '4 Elm Street',
  town: 'Austin',
  postalCode: '78701',
  country: { isocode: 'US' },
  region: { isocode: 'US-TX' },
})

const SECTIONS = [
  'accounts',
  'addresses',
  'qualifications',
  'taxExemptions',
  'paymentCards',
  'consents',
  'preferences',
  'signIns',
  'orders',
  'returns',
  'invoices',
  'quotes',
  'savedCarts',
  'cart',
]

const copied = async () => JSON.parse(await (await store.browser.send(PATH)).text())

/** SQL of a table whose rows belong to no site. */
const EVERY_SITE = "'usassessments'"

/** The values of a column, of Petra’s rows and of those of all other customers. */
const valuesOf = (column: string, table: string, site: string) => {
  const rows = store
    .database()
    .prepare(
      `SELECT ${column} AS value, iam_id = 'uid-petra' AND ${site} = 'usassessments' AS isOwn
       FROM ${table} JOIN commerce_customers USING (customer_id)`,
    )
    .all()
  const values = (isOwn: 0 | 1) => rows.filter(row => row.isOwn === isOwn).map(({ value }) => String(value))
  return { own: values(1), foreign: values(0) }
}

/** Stops commerce answering an operation of the current user. */
const failing = (path: string) =>
  store.control('POST', '/faults', { service: 'commerce', method: 'GET', path: `^.*${path}$`, status: 503 })

it('a copy of one’s data is one JSON file with everything that is on record, to the last page', async () => {
  const answer = await store.browser.send(PATH)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
  })
  const copy = JSON.parse(await answer.text())
  expect(Object.keys(copy)).toEqual(['site', 'writtenAt', 'customer', ...SECTIONS])
  expect(copy.customer).toMatchObject({ firstName: 'Petra', lastName: 'Lind' })
  const total = (table: string) =>
    store
      .database()
      .prepare(
        `SELECT COUNT(*) AS total FROM ${table} JOIN commerce_customers USING (customer_id)
         WHERE iam_id = 'uid-petra' AND site = 'usassessments'`,
      )
      .get()?.total
  expect(copy.orders).toHaveLength(Number(total('commerce_orders')))
  expect(copy.quotes).toHaveLength(Number(total('commerce_quotes')))
})

it('a copy of one’s data has the evidence that was sent', async () => {
  store.browser.forget()
  await store.browser.signIn('quentin.ash')
  const copy = JSON.parse(await (await store.browser.send(PATH)).text())
  const sent = store
    .database()
    .prepare(
      "SELECT COUNT(*) AS total FROM commerce_qualifications JOIN commerce_customers USING (customer_id) WHERE iam_id = 'uid-quentin'",
    )
    .get()?.total
  expect(Number(sent)).toBeGreaterThan(0)
  expect(copy.qualifications).toHaveLength(Number(sent))
})

it('a copy of one’s data has no token of a card, and its number only masked', async () => {
  store.database().exec(
    `INSERT INTO commerce_payment_details
     SELECT 'card-of-petra', customer_id, 'token-of-petra', 'print-of-petra', 'visa', '4242', '04', '2039',
       'Petra Lind', '${BILLING}', 1, 0, 0, NULL FROM commerce_customers WHERE iam_id = 'uid-petra'`,
  )
  const text = await (await store.browser.send(PATH)).text()
  const { paymentCards } = JSON.parse(text)
  expect(paymentCards).toMatchObject([
    { cardNumber: expect.stringMatching(/^\D+4242$/), accountHolderName: 'Petra Lind' },
  ])
  expect(text).not.toMatch(/subscriptionId|token-of-petra/)
})

it('whoever is not signed in is led to sign-in, and back to the preferences', async () => {
  store.browser.forget()
  const answer = await store.browser.send(PATH)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringContaining('/login')])
})

it('a copy of one’s data has the lines, addresses and notes of orders, quotes and carts', async () => {
  await store.sent(LISTS, { intent: 'new', name: 'Autumn', ...quantities({ [ITEMS.kit]: 2 }) })
  await store.sent('/api/cart/lines?locale=en-us', { title: 'AGSC-3', ...quantities({ [ITEMS.kit]: 3 }) })
  const copy = await copied()
  const hasLines = {
    entries: expect.arrayContaining([expect.objectContaining({ product: expect.anything() })]),
  }
  for (const name of ['orders', 'quotes', 'cart'])
    for (const entry of copy[name]) expect([name, entry]).toEqual([name, expect.objectContaining(hasLines)])
  expect(copy.cart).toHaveLength(1)
  expect(copy.orders).toContainEqual(
    expect.objectContaining({ deliveryAddress: expect.objectContaining({ line1: expect.any(String) }) }),
  )
  expect(copy.savedCarts).toContainEqual(expect.objectContaining({ name: 'Autumn', ...hasLines }))
})

it('a copy of one’s data has the returns', async () => {
  const { own } = valuesOf(
    'commerce_order_returns.code',
    'commerce_order_returns JOIN commerce_orders ON order_code = commerce_orders.code',
    'site',
  )
  expect(own.length).toBeGreaterThan(0)
  expect((await copied()).returns.map(({ code }: { code: string }) => code).toSorted()).toEqual(
    own.toSorted(),
  )
})

it('a copy of one’s data has the names of the certificates that the user has sent', async () => {
  store.browser.forget()
  await store.browser.signIn('edith.marsh')
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...CERTIFICATE, ...(await store.mark()) }))
    form.append(name, value)
  form.append('certificate', new File(['%PDF-1.7 certificate'], 'oregon.pdf'))
  await store.sent(accountExemptionActionPath('en-us'), form)
  expect((await copied()).taxExemptions).toEqual([
    expect.objectContaining({
      organization: 'org-eastmarsh',
      fileName: 'oregon.pdf',
      certificateNumber: 'OR-1',
    }),
  ])
})

it('a copy of one’s data has nothing of another user', async () => {
  const text = await (await store.browser.send(PATH)).text()
  for (const [column, table, site] of [
    ['code', 'commerce_orders', 'site'],
    ['code', 'commerce_quotes', 'site'],
    ['id', 'commerce_addresses', EVERY_SITE],
    ['id', 'commerce_qualifications', EVERY_SITE],
  ] as const) {
    const { own, foreign } = valuesOf(column, table, site)
    expect(foreign.length).toBeGreaterThan(0)
    expect([table, foreign.filter(value => text.includes(`"${value}"`) && !own.includes(value))]).toEqual([
      table,
      [],
    ])
  }
})

it('a copy of one’s data that cannot be begun leads back to the preferences, which say so', async () => {
  await failing('/users/[^/]+')
  const answer = await store.browser.send(PATH)
  const to = new URL(answer.headers.get('location') ?? '', 'http://store.invalid')
  expect([answer.status, to.pathname]).toEqual([303, accountPath('en-us', 'preferences')])
  const told = await loadNotifications(to.searchParams.get('notifications'), 'en-us')
  expect(told.map(({ message }) => message)).toEqual([getMessages('en-us').unavailable.file])
})

it.each(['/users/current/quotes', '/users/current/orders/[0-9]+', '/users/current/orderReturns'])(
  'a copy of one’s data breaks off if %s cannot be read: half a file is never taken for a whole one',
  async path => {
    await failing(path)
    const answer = await store.browser.send(PATH)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow()
  },
)

it('a copy of one’s data keeps what its list says of a saved cart that is deleted meanwhile', async () => {
  await store.sent(LISTS, { intent: 'new', name: 'Gone', ...quantities({ [ITEMS.kit]: 2 }) })
  await store.control('POST', '/faults', {
    service: 'commerce',
    method: 'GET',
    path: '^.*/savedcart$',
    status: 404,
    body: { errors: [{ type: 'NotFoundError', message: 'gone' }] },
  })
  expect((await copied()).savedCarts).toContainEqual(expect.objectContaining({ name: 'Gone' }))
})

it('is written ten times an hour at most, and its page says when there is another', async () => {
  for (let times = 0; times < 10; times += 1) {
    const copy = await store.browser.send(PATH)
    expect(copy.status).toBe(200)
    await copy.body?.cancel()
  }
  const calls = (await store.calls()).length
  const limited = await store.browser.send(PATH)
  const { pathname, searchParams } = new URL(limited.headers.get('location') ?? '', 'http://store.invalid')
  expect([limited.status, pathname]).toEqual([303, accountPath('en-us', 'preferences')])
  const [told] = await loadNotifications(searchParams.get('notifications'), 'en-us')
  expect(told?.message).toMatch(/too many|wait|minutes|hour/i)
  expect((await store.calls()).length).toBe(calls)
})

import { expect, it } from 'vitest'
import { serveSeededOrders } from './store-seeded-orders-harness.ts'

const store = serveSeededOrders()

const PATH = '/api/data-copy?locale=en-us'

const BILLING = JSON.stringify({
  line1: '4 Elm Street',
  town: 'Austin',
  postalCode: '78701',
  country: { isocode: 'US' },
  region: { isocode: 'US-TX' },
})

const LISTS = [
  'accounts',
  'addresses',
  'qualifications',
  'paymentCards',
  'consents',
  'preferences',
  'orders',
  'invoices',
  'quotes',
  'savedCarts',
  'signIns',
]

it('a copy of one’s data is one JSON file with everything that is on record, to the last page', async () => {
  const answer = await store.browser.send(PATH)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
  })
  const copy = JSON.parse(await answer.text())
  expect(Object.keys(copy)).toEqual(['site', 'writtenAt', 'customer', ...LISTS])
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

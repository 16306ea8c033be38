import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderedFacts } from '@/e2e/support/ordered'
import { BANK_TRANSFER, PAYMENT_FIELDS } from '@/lib/invoices/payment/payment-fields'
import { paymentAddress } from '@/lib/invoices/payment/selection'
import { unitsField } from '@/lib/order-changes/order-fields'
import { accountDetailPath } from '@/lib/site/account-pages'
import { invoiceConfirmationPath, invoicePaymentActionPath, invoicesPath } from '@/lib/site/invoice-paths'
import { orderActionPath, orderCancellationPath, orderReturnPath } from '@/lib/site/order-paths'
import { loginPath, placeOrderActionPath } from '@/lib/site/paths'
import { DATABASE_FILE } from '@/sandbox/db/database'
import { RedisServer } from '../support/redis-server'
import { expectOneOrder } from './support/one-order'
import { arriveAtReview, createBuyer, goOnUntilTold, place, signIn } from './support/placing'
import type { PlainBrowser } from './support/plain-browser'
import { type PlainForm, shownValues } from './support/plain-form'
import { openStage, type Stage } from './support/stage'

let redis: RedisServer
let stage: Stage
let twin: number

beforeAll(async () => {
  redis = await RedisServer.start()
  stage = await openStage({ REDIS_URL: redis.url })
  twin = await stage.startTwin()
})
afterAll(async () => {
  await stage.end()
  await redis.kill()
})

/** A browser whose requests go to the two containers in turn. */
function balancedBrowser(): PlainBrowser {
  let requests = 0
  return stage.newBrowser(() => {
    requests += 1
    return requests % 2 === 0 ? stage.port : twin
  })
}

function rows(sql: string, value: string) {
  const database = new DatabaseSync(join(stage.dataFolder, DATABASE_FILE), { readOnly: true })
  try {
    return database.prepare(sql).all(value)
  } finally {
    database.close()
  }
}

const CODE = `SELECT code FROM commerce_orders
  WHERE customer_id = (SELECT customer_id FROM commerce_customers WHERE iam_id = ?)
  ORDER BY created_at`

/** A signed-in user with orders: one that has arrived, and one that was received just now. */
async function visitor() {
  const person = await createBuyer(stage, orderedFacts('en-us'))
  const browser = balancedBrowser()
  await signIn(browser, person, loginPath('en-us'))
  const codes = rows(CODE, person.id).map(({ code }) => String(code))
  return { browser, arrived: codes.at(1) ?? '', received: codes.at(-1) ?? '' }
}

const UNITS = unitsField(0)

type Change = {
  page: (locale: 'en-us', code: string) => string
  form: 'cancellation' | 'returns'
  /** What commerce has written down: one row for each time that something was changed. */
  written: string
  of: 'received' | 'arrived'
}

const CHANGES: Readonly<Record<string, Change>> = {
  'a cancellation': {
    page: orderCancellationPath,
    form: 'cancellation',
    written: 'SELECT quantity FROM commerce_order_cancellations WHERE order_code = ?',
    of: 'received',
  },
  'a return': {
    page: orderReturnPath,
    form: 'returns',
    written: `SELECT json_extract(entries, '$[0].quantity') AS quantity FROM commerce_order_returns
      WHERE order_code = ?`,
    of: 'arrived',
  },
}

test.each(Object.entries(CHANGES))(
  '%s is typed at one container and sent at the other, once only',
  async (_what, change) => {
    const { browser, ...codes } = await visitor()
    const code = codes[change.of]
    const action = orderActionPath('en-us', change.form)
    await browser.open(change.page('en-us', code))
    await browser.send({ [UNITS]: '99' }, { intent: 'units', form: browser.form(action) })
    expect(shownValues(browser.form(action))[UNITS], 'what was refused is kept').toBe('99')
    const form = browser.form(action)
    const send = (tab: PlainBrowser, sent: PlainForm = form) =>
      tab.send({ [UNITS]: '1' }, { intent: 'units', form: sent })
    const tabs = [browser, browser.newTab(), browser.newTab()]
    await Promise.all(tabs.map(tab => send(tab)))
    await send(browser)
    const page = accountDetailPath('en-us', 'orderHistory', code)
    for (const tab of tabs) expect([tab.posted, tab.screen.path.split('?')[0]]).toEqual([303, page])
    expect(rows(change.written, code)).toEqual([{ quantity: 1 }])
  },
)

test('an order is paid once, however often its page is loaded or sent again at either container', async () => {
  const buyer = await arriveAtReview(stage, balancedBrowser())
  const { browser, form } = buyer
  await place(buyer)
  await goOnUntilTold(buyer)
  const told = browser.screen.path
  for (let count = 0; count < 4; count += 1) await browser.reload()
  for (let count = 0; count < 2; count += 1) await place(buyer, form)
  await browser.open(told)
  expect(browser.screen.html).not.toContain(placeOrderActionPath('en-us'))
  expectOneOrder(stage, buyer)
})

test('an invoice is paid once, however often its form is sent and its result loaded at either container', async () => {
  const invoices = [{ site: 'usassessments' as const, daysAgo: 3, total: 12_345 }]
  const person = await createBuyer(stage, { ...orderedFacts('en-us'), invoices })
  const browser = balancedBrowser()
  await signIn(browser, person, loginPath('en-us'))
  await browser.open(invoicesPath('en-us'))
  const number = /invoices\/(57\d{6})/.exec(browser.screen.html)?.[1] ?? ''
  await browser.open(paymentAddress('en-us', { invoices: [{ number }], credits: [] }))
  const form = browser.form(invoicePaymentActionPath('en-us'))
  const pay = (tab: PlainBrowser) => tab.send({ [PAYMENT_FIELDS.way]: BANK_TRANSFER }, { form })
  const tabs = [browser, browser.newTab(), browser.newTab()]
  await Promise.all(tabs.map(pay))
  await pay(browser)
  for (let count = 0; count < 4; count += 1) await browser.reload()
  expect(browser.screen.path).toContain(invoiceConfirmationPath('en-us'))
  const written = `SELECT status FROM commerce_invoice_payments WHERE lines LIKE '%' || ? || '%'`
  expect(rows(written, number)).toEqual([{ status: 'PENDING_TRANSFER' }])
})

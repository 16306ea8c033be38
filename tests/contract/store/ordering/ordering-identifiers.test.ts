import { beforeEach, describe, expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { SCRIPT } from '../cart/cart-harness.ts'
import { logLines } from '../sign-in/sign-in-harness.ts'
import { STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()

const LINES = { [ITEMS.usage]: 2, [ITEMS.formsOfLevelC]: 1 }

/** Submits a step as a script; the answer without what differs in every answer. */
async function refusal(step: string, form: Readonly<Record<string, string>>) {
  const response = await store.browser.send(`/api/checkout/${step}?locale=en-us`, {
    form: { ...form },
    headers: SCRIPT,
  })
  const body: object = await response.json()
  return { status: response.status, body }
}

const warnings = () => logLines().filter(line => line.includes('a choice was not one of its sender'))

type Swap = { step: string; form: (id: string) => Readonly<Record<string, string>>; theirs: () => string }

/** The first value that is found. @throws if there is none */
const first = (sql: string): string => {
  const [value] = Object.values(store.database().prepare(sql).get() ?? {})
  if (value === undefined) throw new Error(`nothing is found by ${sql}`)
  return String(value)
}

/** A card that Edith has saved. */
const ADD_CARD = `INSERT INTO commerce_payment_details
  SELECT 'card-of-edith', customer_id, 'token-of-edith', 'print-of-edith', 'visa', '4242', '04', '2039',
    'Edith Marsh', '{}', 1, 0, 0, NULL FROM commerce_customers WHERE iam_id = 'uid-edith'`

/** Every identifier that a form of the checkout sends, with one of somebody else. */
const SWAPS: Readonly<Record<string, Swap>> = {
  'an account': { step: 'account', form: account => ({ account }), theirs: () => 'org-eastmarsh' },
  'a colleague': {
    step: 'qualified-user',
    form: qualifiedUser => ({ qualifiedUser }),
    theirs: () => 'edith.marsh',
  },
  'an address': {
    step: 'shipping',
    form: deliveryAddress => ({ deliveryAddress }),
    theirs: () => first("SELECT id FROM commerce_addresses WHERE organization_uid = 'org-eastmarsh'"),
  },
  'an inventory account': {
    step: 'delivery',
    form: inventoryNumber => ({ ...STEPS.delivery, inventory: 'other', inventoryNumber }),
    theirs: () => 'QG-EAST-77',
  },
  'a card': {
    step: 'payment',
    form: card => ({ paymentType: `CARD:${card}` }),
    theirs: () => first('SELECT id FROM commerce_payment_details'),
  },
}

const STRANGE: Readonly<Record<string, string>> = { 'an inventory account': 'QG-NONE-99' }

describe('an identifier of somebody else', () => {
  beforeEach(() =>
    store.arrive(
      {
        account: { account: 'org-westmere' },
        'qualified-user': { qualifiedUser: 'nora.kessel' },
        shipping: STEPS.shipping,
        delivery: { ...STEPS.delivery, inventory: 'new' },
      },
      { username: 'mira.solberg', lines: LINES },
    ),
  )

  it.each(Object.entries(SWAPS))(
    'in place of %s gets the answer of one that does not exist',
    async (what, swap) => {
      store.database().exec(ADD_CARD)
      const before = await store.cart()
      const theirs = await refusal(swap.step, swap.form(swap.theirs()))
      expect(warnings()).toHaveLength(1)
      expect(warnings()[0]).not.toContain(swap.theirs())
      const none = await refusal(swap.step, swap.form(STRANGE[what] ?? 'x9999999'))
      expect(theirs.status).toBe(422)
      expect(theirs).toEqual(none)
      expect(await store.cart()).toEqual(before)
    },
  )
})

it('the order of somebody else is one that does not exist', async () => {
  await store.arrive()
  await store.place()
  const code = first('SELECT code FROM commerce_orders ORDER BY code DESC LIMIT 1')
  await store.signIn('mira.solberg')
  const { fetchOrder } = await import('@/lib/backends/commerce/orders.server')
  const context = await store.context()
  const problemOf = async (order: string) => {
    const read = await fetchOrder(context, order)
    if (read.ok) throw new Error('it was shown')
    const { requestId: _, details, ...problem } = read.error
    return { ...problem, details: details?.map(({ type, reason }) => ({ type, reason })) }
  }
  expect(await problemOf(code)).toEqual(await problemOf('39999999'))
})

it('an attempt of somebody else is unknown', async () => {
  await store.arrive()
  await store.place()
  const key = first('SELECT key FROM commerce_order_attempts')
  await store.signIn('mira.solberg')
  const { fetchOrderAttempt } = await import('@/lib/backends/commerce/orders.server')
  expect(await fetchOrderAttempt(await store.context(), key)).toEqual({
    ok: true,
    value: { status: 'UNKNOWN' },
  })
})

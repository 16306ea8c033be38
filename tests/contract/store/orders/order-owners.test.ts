import { beforeEach, describe, expect, it, vi } from 'vitest'
import { unitsField } from '@/lib/order-changes/order-fields'
import { invoicePdfPath, orderPdfPath, packingListPdfPath, returnNotePdfPath } from '@/lib/site/order-paths'
import { ARRIVED, RECEIVED, serveSeededOrders } from './seeded-orders-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// For an order of another user, every page, file and form answers as for an order that does not exist.

const store = serveSeededOrders()

/** The number of an order that nobody has. */
const NONE = '39999999'

type Way = (code: string) => Promise<unknown>

/** A file: where its handler leads to, without the number of the order. */
const file =
  (path: (locale: 'en-us', code: string) => string): Way =>
  async code => {
    const { status, headers } = await store.browser.send(path('en-us', code))
    return [status, headers.get('location')?.replaceAll(code, 'CODE'), headers.get('content-type')]
  }

const page =
  (part: string): Way =>
  async code =>
    (await store.draw(code, part).catch((error: Error) => error.message)).replaceAll(code, 'CODE')

const form =
  (name: Parameters<typeof store.send>[0], fields: Record<string, string> = {}): Way =>
  async code => {
    const { path, told } = await store.send(name, code, fields)
    return [path.replaceAll(code, 'CODE'), told]
  }

/** Every way by which the number of an order reaches the store. */
const WAYS: Readonly<Record<string, Way>> = {
  'its page': page(''),
  'the page of a cancellation': page('/cancel'),
  'the page of a return': page('/return'),
  'the page on which it is ordered again': page('/reorder'),
  'its confirmation': file(orderPdfPath),
  'its packing list': file(packingListPdfPath),
  'its invoice': file(invoicePdfPath),
  'a cancellation': form('cancellation', { intent: 'whole' }),
  'a return': form('returns', { [unitsField(0)]: '1' }),
  'a purchase order number': form('purchase-order', { purchaseOrderNumber: 'X1' }),
  'a qualified user': form('qualified-user', { qualifiedUser: 'nora.kessel' }),
  'the mail of an activation': form('activation'),
  'another order of the same': form('reorder', { [unitsField(0)]: '1', intent: 'cart' }),
}

/** What a stranger could have changed. The status is not part of it: the clock changes it, too. */
const WRITTEN = [
  'SELECT code, hold_reasons, purchase_order_number, certificate_at, snapshot FROM commerce_orders',
  'SELECT * FROM commerce_order_cancellations',
  'SELECT * FROM commerce_order_returns',
  'SELECT id FROM commerce_documents',
]

const written = (): string => JSON.stringify(WRITTEN.map(sql => store.database().prepare(sql).all()))

describe.each([
  ['of another organization', 'otto.dunmore'],
  ['of nobody’s, who has a level of another scheme', 'hugo.sato'],
])('to a user %s', (_, username) => {
  beforeEach(async () => {
    store.browser.forget()
    await store.signIn(username)
  })

  it.each(Object.entries(WAYS))('%s answers as for an order that does not exist', async (_way, ask) => {
    const before = written()
    for (const number of [RECEIVED, ARRIVED]) expect(await ask(store.seeded(number))).toEqual(await ask(NONE))
    expect(written()).toBe(before)
  })
})

/** A colleague without a role sees neither the page nor the papers of an order that is not his own. */
it.each(Object.entries(WAYS))(
  'to a colleague who is no administrator, %s answers as for an order that does not exist',
  async (_, ask) => {
    store.browser.forget()
    await store.signIn('quentin.ash')
    expect(await ask(store.seeded(RECEIVED))).toEqual(await ask(NONE))
  },
)

/** An administrator sees the orders of colleagues, and changes nothing of them. */
it.each(Object.entries(WAYS).filter(([way]) => !way.startsWith('its page')))(
  'to the administrator of a colleague’s organization, %s changes nothing',
  async (_, ask) => {
    const own = store.database().prepare('SELECT customer_id FROM commerce_orders WHERE code = ?')
    const petra = own.get(store.seeded(RECEIVED))?.customer_id ?? ''
    const code = store
      .database()
      .prepare(
        `SELECT code FROM commerce_orders WHERE customer_id <> ? AND site = 'usassessments'
         AND organization_uid = (SELECT organization_uid FROM commerce_orders WHERE code = ?)`,
      )
      .get(petra, store.seeded(RECEIVED))?.code
    const before = written()
    await ask(String(code))
    expect(written()).toBe(before)
  },
)

it('the return note of somebody else leads where that of nobody leads', async () => {
  const [note = { code: 0 }] = store.database().prepare('SELECT code FROM commerce_order_returns').all()
  store.browser.forget()
  await store.signIn('otto.dunmore')
  const [theirs, none] = [String(note.code), '7999999']
  expect(await file(returnNotePdfPath)(theirs)).toEqual(await file(returnNotePdfPath)(none))
})

it.each(['0', '-1', '1e7', '30000001 ', '%2e%2e', "1' OR '1'='1", '𝟛𝟘𝟘𝟘𝟘𝟘𝟘𝟙', '9'.repeat(400)])(
  'a number that is none, %j, opens nothing',
  async code => {
    for (const ask of [WAYS['its page'], WAYS['a cancellation'], WAYS['its invoice']]) {
      const answer = JSON.stringify(await ask?.(code))
      expect(answer).not.toContain('LR-')
    }
  },
)

it.each(Object.entries(WAYS).filter(([way]) => way.startsWith('its ') || way.startsWith('the page')))(
  'without a session, %s asks for a sign-in first',
  async (_, ask) => {
    const code = store.seeded(RECEIVED)
    store.browser.forget()
    expect(JSON.stringify(await ask(code))).toContain('/login')
  },
)

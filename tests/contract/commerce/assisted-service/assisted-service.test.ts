import { beforeEach, describe, expect, it } from 'vitest'
import {
  assistedLogSchema,
  assistedSearchSchema,
  assistedSessionSchema,
} from '../../../../lib/contract/commerce/assisted-service.ts'
import { cartSchema } from '../../../../lib/contract/commerce/cart/cart.ts'
import { seedOrders } from '../../../../sandbox/seed/orders.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { EDITH } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { quoteCalls } from '../quotes/quote-calls.ts'
import { assistedCalls, LIAM, VERA } from './assisted-calls.ts'

const OTIS = 'agent-otis'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const orders = orderCalls(() => commerce)
const quotes = quoteCalls(() => commerce)
const assisted = assistedCalls(() => commerce)

const service = (path: string, options: Parameters<CatalogueHarness['call']>[1] = {}) =>
  commerce.call(`/assistedservicewebservices${path}`, { as: VERA, ...options })

const search = async (query: string, as = VERA) =>
  readExactly(
    await service(`/customers/search?baseSite=usassessments&${query}`, { as }),
    assistedSearchSchema,
  )

const namesOf = async (query: string) => (await search(query)).entries.map(({ name }) => name)
const idOf = async (email: string): Promise<string> =>
  (await search(`query=${email}`)).entries[0]?.customerId ?? ''

const edithId = () => idOf('edith.marsh@example.com')

const refused = { type: 'ForbiddenError' }

const WHY = { reasonCode: 'quote', reason: '', ticket: 'T-1' }

const begin = async () => ({ 'x-assisted-session': await assisted.begin('edith.marsh') })

const addLine = async (customerId: string, given?: Record<string, string>) => {
  const headers = given ?? (await begin())
  const carts = `/users/${customerId}/carts`
  const { code } = await readExactly(
    await commerce.us(`${carts}?fields=FULL`, { as: VERA, method: 'POST', headers }),
    cartSchema,
    201,
  )
  const added = await commerce.us(`${carts}/${code}/entries`, {
    as: VERA,
    body: { product: { code: ITEMS.kit }, quantity: 1 },
    headers,
  })
  expect(added.status).toBe(200)
  return code
}

describe('the customer search', () => {
  it('finds by name, email and customer number, with the organization and the site', async () => {
    const { entries } = await search('query=marsh edith')
    expect(entries).toEqual([
      {
        uid: 'edith.marsh',
        name: 'Edith Marsh',
        firstName: 'Edith',
        lastName: 'Marsh',
        customerId: expect.any(String),
        email: 'edith.marsh@example.com',
        orgUnit: { uid: 'org-eastmarsh', name: 'Eastmarsh Unified School District' },
        baseSite: 'usassessments',
      },
    ])
    expect(await namesOf('query=edith.marsh@example.com')).toEqual(['Edith Marsh'])
    expect(await namesOf(`query=${entries[0]?.customerId}`)).toEqual(['Edith Marsh'])
    expect(await namesOf('query=nobody')).toEqual([])
    expect(await namesOf('query=%25')).toEqual([])
  })

  it('finds who has placed an order', async () => {
    seedOrders(commerce.context)
    const code = commerce.context.database
      .prepare(
        "SELECT code FROM commerce_orders JOIN commerce_customers USING (customer_id) WHERE uid = 'petra.lind'",
      )
      .get()?.code
    expect(await namesOf(`orderId=${code}`)).toEqual(['Petra Lind'])
    expect(await namesOf('orderId=99999999')).toEqual([])
  })

  it('tells the site of a customer elsewhere, and pages by name', async () => {
    expect((await search('query=hugo')).entries[0]?.baseSite).toBe('asiaassessments')
    const { entries, pagination } = await search('query=example.com&pageSize=2&currentPage=1')
    expect(entries).toHaveLength(2)
    expect(pagination).toMatchObject({ currentPage: 1, pageSize: 2 })
  })

  it('is for agents alone, and names a site', async () => {
    const path = '/customers/search?baseSite=usassessments&query=edith'
    await expectRefusal(await service(path, { as: 'uid-edith' }), 403, refused)
    await expectRefusal(await service(path, { as: OTIS }), 403, refused)
    await expectRefusal(await service('/customers/search?query=edith'), 400, {
      type: 'MissingServletRequestParameterError',
    })
  })
})

describe('an agent acting as a customer', () => {
  it('reads and writes by the number of the customer, whose own token reaches nobody else', async () => {
    const id = await edithId()
    const code = await addLine(id)
    const own = await commerce.us(`/users/current/carts/${code}?fields=FULL`, { as: 'uid-edith' })
    expect((await readExactly(own, cartSchema)).totalItems).toBe(1)
    await expectRefusal(await commerce.us(`/users/${id}`, { as: 'uid-nora' }), 403, refused)
    await expectRefusal(await commerce.us('/users/current', { as: VERA }), 403, refused)
    await expectRefusal(await commerce.us(`/users/${id}`, { as: OTIS }), 403, refused)
  })

  it.each([
    ['GET', '/paymentdetails'],
    ['POST', '/carts/current/paymentdetails'],
    ['PUT', '/carts/current/qualifieduser'],
    ['POST', '/orders?cartId=1&termsChecked=true'],
    ['POST', '/qualifications'],
    ['POST', '/closure'],
    ['PATCH', ''],
    ['GET', '/consenttemplates'],
  ])('is refused %s %s', async (method, path) => {
    const id = await edithId()
    const call = await commerce.us(`/users/${id}${path}`, { as: VERA, method })
    await expectRefusal(call, 403, { ...refused, message: 'Support staff have no access to this.' })
  })

  it('is named by a header in calls without a user, which has no effect for a customer', async () => {
    const id = await edithId()
    const types = async (as: string) =>
      (await commerce.us('/paymenttypes', { as, headers: { 'sap-commerce-cloud-user-id': id } })).json()
    const own = await (await commerce.us('/paymenttypes', { as: 'uid-edith' })).json()
    expect(await types(VERA)).toEqual(own)
    const jonas = await (await commerce.us('/paymenttypes', { as: 'uid-jonas' })).json()
    expect(await types('uid-jonas')).toEqual(jonas)
  })

  it('binds the cart of a visitor to a customer, and no other cart', async () => {
    const id = await edithId()
    const anonymous = await readExactly(
      await commerce.us('/users/anonymous/carts?fields=FULL', { method: 'POST' }),
      cartSchema,
      201,
    )
    const bind = (guid: string) =>
      service(`/bind-cart?baseSite=usassessments&cartId=${guid}&customerId=${id}`, { method: 'POST' })
    expect((await bind(anonymous.guid ?? '')).status).toBe(200)
    const own = await commerce.us('/users/current/carts/current?fields=FULL', { as: 'uid-edith' })
    expect((await readExactly(own, cartSchema)).guid).toBe(anonymous.guid)
    await expectRefusal(await bind(anonymous.guid ?? ''), 400, { type: 'CartError', reason: 'cannotRestore' })
  })
})

describe('what an agent has written', () => {
  it('shows on the order that the customer places, and on no other', async () => {
    const plain = await orders.placed(EDITH, await orders.ready())
    expect(plain.assistedBySupport).toBeUndefined()
    const cart = await orders.ready()
    const note = await commerce.us(`/users/${await edithId()}/carts/${cart}/entries/0`, {
      as: VERA,
      method: 'PATCH',
      body: { quantity: 2 },
      headers: await begin(),
    })
    expect(note.status).toBe(200)
    const { code } = await orders.placed(EDITH, cart)
    expect((await orders.show(EDITH, code)).assistedBySupport).toBe(true)
  })

  it('shows on a quote that the agent has asked for', async () => {
    const id = await edithId()
    const headers = await begin()
    const cartId = await addLine(id, headers)
    const made = await commerce.us(`/users/${id}/quotes`, { as: VERA, body: { cartId }, headers })
    const { code }: { code: string } = await made.json()
    expect((await quotes.show(code)).assistedBySupport).toBe(true)
  })

  it('stands in the log with who, whom, why and when, which a lead can read, and the agent', async () => {
    const customerId = await edithId()
    const started = await service('/sessions?baseSite=usassessments', {
      body: { customerId, ...WHY },
    })
    const { id } = await readExactly(started, assistedSessionSchema, 201)
    await addLine(customerId, { 'x-assisted-session': id })
    const ended = await service(`/sessions/${id}?baseSite=usassessments`, { method: 'DELETE' })
    expect(ended.status).toBe(200)
    const log = await readExactly(
      await service('/log?baseSite=usassessments', { as: LIAM }),
      assistedLogSchema,
    )
    expect(log.sessions).toEqual([
      {
        id,
        agent: { id: VERA, name: 'Vera Castell' },
        customer: { customerId, name: 'Edith Marsh' },
        ...WHY,
        started: '2026-09-28T10:00:00+0000',
        ended: '2026-09-28T10:00:00+0000',
        writes: [
          { method: 'POST', path: 'carts', at: '2026-09-28T10:00:00+0000' },
          { method: 'POST', path: expect.stringMatching(/^carts\/\d{8}\/entries$/), at: expect.any(String) },
        ],
        totalWrites: 2,
      },
    ])
    const own = await readExactly(await service('/log?baseSite=usassessments'), assistedLogSchema)
    expect(own.sessions).toEqual(log.sessions)
    await expectRefusal(await service('/log?baseSite=usassessments', { as: OTIS }), 403, refused)
  })

  it('stands in the log of no other agent, and of no other site', async () => {
    const customerId = await edithId()
    await service('/sessions?baseSite=usassessments', { as: LIAM, body: { customerId, ...WHY } })
    const nothing = { sessions: [], pagination: { totalResults: 0, totalPages: 0 } }
    const read = async (site: string, as: string) =>
      readExactly(await service(`/log?baseSite=${site}`, { as }), assistedLogSchema)
    expect(await read('usassessments', VERA)).toMatchObject(nothing)
    expect(await read('caassessments', LIAM)).toMatchObject(nothing)
    expect((await read('usassessments', LIAM)).sessions).toHaveLength(1)
  })

  it('needs a reason and a ticket, a customer of the site, and an account that is not locked', async () => {
    const start = (customerId: string, why = {}) =>
      service('/sessions?baseSite=usassessments', { body: { customerId, ...WHY, ...why } })
    const edith = await edithId()
    await expectRefusal(await start(edith, { reasonCode: 'none' }), 400, { subject: 'reasonCode' })
    await expectRefusal(await start(edith, { reasonCode: 'other' }), 400, { subject: 'reason' })
    await expectRefusal(await start(edith, { ticket: '4711' }), 400, { subject: 'ticket' })
    await expectRefusal(await start(await idOf('hugo.sato@example.com')), 403, refused)
    commerce.context.database.exec("UPDATE identity_users SET permanently_locked = 1 WHERE id = 'uid-edith'")
    expect((await search('query=edith')).entries[0]?.locked).toBe(true)
    await expectRefusal(await start(await edithId()), 400, { type: 'IllegalStateError' })
  })
})

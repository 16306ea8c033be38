import { beforeEach, describe, expect, it } from 'vitest'
import { readBadge, readCart } from '@/lib/cart/access/read-cart.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { addLines } from '@/lib/cart/changes/add-lines.server'
import { changeEntries } from '@/lib/cart/changes/change-entries.server'
import { failedBy } from '@/lib/handlers/form-result'
import { runInRequest } from '@/lib/request/request-context'
import { USER } from '../../registration/back-ends'
import { serveBackEnds } from '../../registration/store'

const backEnds = serveBackEnds()

const GUID = '0d2f7f64-6c1c-4f0a-9a43-3f9f4a0c7d11'
const NEW_GUID = '7a1b6f0e-5f6e-4f2e-8f7d-1d1f3b0d9c22'

const shopper = (customer: Shopper['customer'], guid?: string): Shopper => ({
  locale: 'en-us',
  cookies: new Map(),
  customer,
  guid,
})

const ANONYMOUS = { kind: 'anonymous', context: { locale: 'en-us' } } as const
const NORA = {
  kind: 'signedIn',
  context: { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } },
} as const
const AWAY = { kind: 'unavailable' } as const

const gone = {
  status: 400,
  body: {
    errors: [{ type: 'CartError', message: 'x', reason: 'notFound', subjectType: 'cart', subject: 'x' }],
  },
}

const badge = (guid: string, totalItems = 0) => ({
  status: 201,
  body: { code: '00000001', guid, totalItems },
})

/** A cart as it is read after something was added. */
const cart = (guid: string, totalItems: number) => ({
  body: { code: '00000001', guid, totalItems, totalUnitCount: totalItems, net: true },
})

const added = (code: string, quantity: number) => ({
  statusCode: 'success',
  quantity,
  quantityAdded: quantity,
  entry: { entryNumber: 0, quantity, product: { code, name: code } },
})

const LINES = ['A', 'B', 'C'].map(code => ({ code, quantity: 2 }))

const OWN_ENTRIES = 'POST orgUsers/current/carts/current/entries/'

const entriesOf = (guid: string) => `POST users/anonymous/carts/${guid}/entries`

describe('lines for a cart that is gone whatever is done', () => {
  // Whether there is such an item is unknown, so commerce is asked with the lines themselves.
  beforeEach(() => backEnds().reply('GET products/A', { status: 500, body: {} }))

  it('are tried once more in a new one, and never a third time', async () => {
    backEnds().reply(OWN_ENTRIES, gone)
    backEnds().reply('POST users/current/carts', badge(GUID))
    expect(await addLines(shopper(NORA), LINES, 'key-1')).toMatchObject({ ok: false })
    expect(backEnds().writes()).toEqual([OWN_ENTRIES, 'POST users/current/carts', OWN_ENTRIES])
  })

  it('of an anonymous user, too', async () => {
    backEnds().reply(entriesOf(GUID), gone)
    backEnds().reply(entriesOf(NEW_GUID), gone)
    backEnds().reply('POST users/anonymous/carts', badge(NEW_GUID))
    expect(await addLines(shopper(ANONYMOUS, GUID), LINES, 'key-1')).toMatchObject({ ok: false })
    expect(backEnds().writes()).toEqual([entriesOf(GUID), 'POST users/anonymous/carts', entriesOf(NEW_GUID)])
  })
})

describe('lines of an anonymous user', () => {
  it('are added one by one, each under a key of its own, and no one’s token goes along', async () => {
    backEnds().reply(entriesOf(GUID), ({ body }) => {
      const { product, quantity } = body as ReturnType<typeof toBody> // what the call sends
      return { body: added(product.code, quantity) }
    })
    backEnds().reply(`GET users/anonymous/carts/${GUID}`, cart(GUID, 6))
    const answer = await addLines(shopper(ANONYMOUS, GUID), LINES, 'key-1')
    expect(answer).toMatchObject({ ok: true, value: { missing: [], cart: { totalItems: 6 } } })
    const sent = backEnds().sentTo(entriesOf(GUID))
    expect(sent.map(({ body }) => body)).toEqual(LINES.map(toBody))
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1.0', 'key-1.1', 'key-1.2'])
    for (const { headers } of backEnds().sent) expect(headers).not.toHaveProperty('authorization')
  })

  it('that could not be sent any more are named, and those before them are kept', async () => {
    let count = 0
    backEnds().reply(entriesOf(GUID), () => {
      count += 1
      return count === 1 ? { body: added('A', 2) } : { status: 500, body: {} }
    })
    backEnds().reply(`GET users/anonymous/carts/${GUID}`, { status: 500, body: {} })
    const answer = await addLines(shopper(ANONYMOUS, GUID), LINES, 'key-1')
    expect(answer).toMatchObject({
      ok: true,
      value: {
        modifications: [{ statusCode: 'success' }],
        missing: LINES.slice(1),
        cart: undefined,
      },
    })
    const cookies = answer.ok ? answer.value.cookies.map(({ name }) => name) : []
    expect(cookies).toEqual(['store.cart', 'store.has_cart'])
  })
})

const toBody = ({ code, quantity }: { code: string; quantity: number }) => ({ product: { code }, quantity })

describe('a signed-in user whose session cannot be read now', () => {
  it('is neither an anonymous user nor without a cart: nothing is asked, and it is shown as an outage', async () => {
    const away = shopper(AWAY, GUID)
    for (const answer of [
      await addLines(away, LINES, 'key-1'),
      await readCart(away),
      await readBadge(away),
      await changeEntries(away, { lines: LINES, key: 'key-1' }),
    ]) {
      if (answer.ok) throw new Error('something was done')
      expect(failedBy(answer.error)).toEqual({ kind: 'failed', reason: 'unavailable' })
    }
    expect(backEnds().sent).toEqual([])
  })
})

describe('why nothing was done', () => {
  it.each([
    [401, undefined, 'signedOut'],
    [429, { 'retry-after': '7' }, 'rateLimited'],
    [503, undefined, 'unavailable'],
    [409, undefined, 'conflict'],
  ] as const)('of a %d', async (status, headers, reason) => {
    backEnds().reply(OWN_ENTRIES, { status, body: {}, ...(headers && { headers }) })
    const answer = await addLines(shopper(NORA), LINES, 'key-1')
    if (answer.ok) throw new Error('something was added')
    expect(failedBy(answer.error)).toMatchObject({ reason, ...(headers && { retryAfterSeconds: 7 }) })
  })
})

describe('a cart from before that cannot be read', () => {
  it('does not stand in the way of adding, and its cookie stays', async () => {
    backEnds().reply(`GET users/anonymous/carts/${GUID}`, { status: 500, body: {} })
    backEnds().reply('GET users/current/carts/current', cart(NEW_GUID, 6))
    backEnds().reply(OWN_ENTRIES, { body: { cartModifications: LINES.map(line => added(line.code, 2)) } })
    const answer = await addLines(shopper(NORA, GUID), LINES, 'key-1')
    expect(answer).toMatchObject({ ok: true, value: { cookies: [], cart: { totalItems: 6 } } })
    const [anonymous] = backEnds().sentTo(`GET users/anonymous/carts/${GUID}`)
    expect(anonymous?.headers).not.toHaveProperty('authorization')
  })
})

/** Runs within a request that has to be answered in this time. */
const within = <T>(ms: number, work: () => T): T =>
  runInRequest({ requestId: 'r1', decideBy: performance.now() + ms }, work)

describe('lines that were sent without an answer', () => {
  it.each([
    ['hangs', 'silence'],
    ['breaks the connection', 'hang-up'],
    ['is behind a gateway that gives up', { status: 504, body: {} }],
  ] as const)('may have been added where commerce %s', async (_how, reply) => {
    backEnds().reply(OWN_ENTRIES, reply)
    const answer = await within(400, () => addLines(shopper(NORA), LINES, 'key-1'))
    const nothing = { modifications: [], missing: LINES, isUnconfirmed: true, cart: undefined }
    expect(answer).toMatchObject({ ok: true, value: nothing })
  })

  it.each([
    ['refuses them', 503],
    ['has too much to do', 429],
  ])('were not added where commerce %s', async (_how, status) => {
    backEnds().reply(OWN_ENTRIES, { status, body: {} })
    const answer = await addLines(shopper(NORA), LINES, 'key-1')
    expect(answer.ok).toBe(false)
  })

  it('were not added where the cart for them was not made', async () => {
    backEnds().reply('GET products/A', { status: 500, body: {} })
    backEnds().reply('POST users/anonymous/carts', 'hang-up')
    const answer = await addLines(shopper(ANONYMOUS), LINES, 'key-1')
    expect(answer.ok).toBe(false)
  })

  it('may have been added after others that were', async () => {
    let count = 0
    backEnds().reply(entriesOf(GUID), () => {
      count += 1
      return count === 1 ? { body: added('A', 2) } : 'hang-up'
    })
    backEnds().reply(`GET users/anonymous/carts/${GUID}`, { status: 500, body: {} })
    const answer = await addLines(shopper(ANONYMOUS, GUID), LINES, 'key-1')
    expect(answer).toMatchObject({ ok: true, value: { missing: LINES.slice(1), isUnconfirmed: true } })
  })
})

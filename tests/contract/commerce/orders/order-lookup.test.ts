import { beforeEach, describe, expect, it } from 'vitest'
import {
  guestOrderSchema,
  orderLookupSchema,
  orderLookupTokenSchema,
} from '../../../../lib/contract/commerce/order/guest-order.ts'
import { rankSumZ } from '../../../support/rank-sum.ts'
import { timesInTurn } from '../../../support/times-in-turn.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { EDITH } from '../checkout/checkout-calls.ts'
import { expectRefusal, readErrors, readExactly } from '../commerce-harness.ts'
import { orderCalls } from './order-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = orderCalls(() => commerce)

const begin = (body: object) => commerce.us('/orders/lookup', { body })

const begun = async (body: object) => readExactly(await begin(body), orderLookupSchema, 202)

/** Mails are sent after the answer. */
const mailed = async (): Promise<string | undefined> => {
  await new Promise(resolve => setImmediate(resolve))
  const letter = commerce.sentMail.findLast(({ subject }) => subject.startsWith('Your code'))
  return /^\d{6}$/m.exec(letter?.text ?? '')?.[0]
}

const confirm = (lookupId: string, code: string) =>
  commerce.us('/orders/lookup/confirm', { body: { lookupId, code } })

const view = (token: string) => commerce.us('/orders/lookup/view', { body: { token } })

const ordered = async () => (await calls.placed(EDITH, await calls.ready())).code

const OWNER = { email: 'Edith.Marsh@example.com' }

/** A look-up that has opened an order. */
const opened = async (orderCode: string): Promise<string> => {
  const { lookupId } = await begun({ orderCode, ...OWNER })
  const answer = await confirm(lookupId, (await mailed()) ?? '')
  return (await readExactly(answer, orderLookupTokenSchema)).token
}

describe('an order without a sign-in', () => {
  it.each([OWNER, { postalCode: '98101 2001' }])('is opened by a mailed code: %o', async known => {
    const orderCode = await ordered()
    const { lookupId } = await begun({ orderCode, ...known })
    const code = (await mailed()) ?? ''
    const { token } = await readExactly(await confirm(lookupId, code), orderLookupTokenSchema)
    const order = await readExactly(await view(token), guestOrderSchema)
    expect(order).toMatchObject({ code: orderCode, status: 'CREATED' })
    expect(JSON.stringify(order)).not.toMatch(/price|Edith|Kestrel Street|PO-1/i)
  })

  it.each([
    ['a wrong address', { ...OWNER, email: 'mira.solberg@example.com' }],
    ['a wrong postal code', { postalCode: '98102' }],
    ['nothing but the number', {}],
    ['another number', { orderCode: '39999999', ...OWNER }],
    ['no number', { orderCode: 'x', ...OWNER }],
  ])('answers %s in the same way, and mails nothing', async (_, given) => {
    const orderCode = await ordered()
    const answer = await begun({ orderCode, ...given })
    expect(Object.keys(answer)).toEqual(Object.keys(await begun({ orderCode, ...OWNER })))
    await mailed()
    commerce.sentMail.length = 0
    await begun({ orderCode, ...given })
    expect(await mailed()).toBeUndefined()
    await expectRefusal(await confirm(answer.lookupId, '123456'), 404, { type: 'NotFoundError' })
  })

  it('opens with a code once, within a quarter of an hour and five tries', async () => {
    const orderCode = await ordered()
    const { lookupId } = await begun({ orderCode, ...OWNER })
    const code = (await mailed()) ?? ''
    const other = await begun({ orderCode, ...OWNER })
    expect((await confirm(other.lookupId, code)).status).toBe(404)
    expect((await confirm(lookupId, code)).status).toBe(200)
    expect((await confirm(lookupId, code)).status).toBe(404)

    const third = await begun({ orderCode, ...OWNER })
    const right = (await mailed()) ?? ''
    const wrong = right === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) expect((await confirm(third.lookupId, wrong)).status).toBe(404)
    expect((await confirm(third.lookupId, right)).status).toBe(404)

    const late = await begun({ orderCode, ...OWNER })
    const old = (await mailed()) ?? ''
    commerce.advance(15 * 60)
    expect((await confirm(late.lookupId, old)).status).toBe(404)
  })

  it('stays open for a quarter of an hour', async () => {
    const token = await opened(await ordered())
    commerce.advance(14 * 60)
    expect((await view(token)).status).toBe(200)
    commerce.advance(60)
    expect((await view(token)).status).toBe(404)
    expect((await view('x')).status).toBe(404)
  })

  it('shows parcels and what is still to come', async () => {
    const orderCode = await ordered()
    const token = await opened(orderCode)
    const read = async () => readExactly(await view(token), guestOrderSchema)
    expect((await read()).unconsignedEntries).toHaveLength(1)
    await calls.ahead(orderCode, 30)
    const { consignments, unconsignedEntries } = await read()
    expect(unconsignedEntries).toEqual([])
    expect(consignments).toMatchObject([{ status: 'IN_TRANSIT', carrierDetails: { name: 'Kestrel Parcel' } }])
  })

  it('is looked for a limited number of times', async () => {
    const orderCode = await ordered()
    for (let count = 0; count < 20; count += 1) expect((await begin({ orderCode })).status).toBe(202)
    expect((await readErrors(await begin({ orderCode }))).status).toBe(429)
  })
})

it('takes the same time whether there is an order or not, as far as its distribution shows', async () => {
  const orderCode = await ordered()
  const kinds = {
    hit: () => ({ orderCode, ...OWNER }),
    'wrong address': () => ({ orderCode, email: 'mira.solberg@example.com' }),
    'unknown number': (round: number) => ({ orderCode: String(39_000_000 + round), ...OWNER }),
  }
  const times = await timesInTurn(kinds, begin, () => commerce.advance(3_600))
  const { hit = [], ...misses } = times
  for (const [kind, miss] of Object.entries(misses))
    expect(Math.abs(rankSumZ(hit, miss)), kind).toBeLessThan(5)
})

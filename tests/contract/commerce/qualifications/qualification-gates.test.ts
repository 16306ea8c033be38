import { beforeEach, describe, expect, it } from 'vitest'
import { cartValidationSchema } from '../../../../lib/contract/commerce/cart/cart-validation.ts'
import { createFlagStore } from '../../../../sandbox/flags/flag-store.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { ADDRESSES, MIRA } from '../checkout/checkout-calls.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { DAY, DEGREE, PATH, qualificationCalls, UNLISTED } from './qualification-calls.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
  const flags = createFlagStore(commerce.context.database)
  for (const kind of ['degree', 'accredited-institution'])
    flags.set(`my-account-qualifications-${kind}`, true)
})

const calls = orderCalls(() => commerce)
const { control, sent, upload } = qualificationCalls(() => commerce)

/** A cart of Mira's, for an organization without a level, that lacks nothing but the level of its line. */
const cartWith = async (item: string): Promise<string> => {
  const cart = await calls.shipped(MIRA, ADDRESSES.washington, [item, 1])
  await calls.settled(MIRA, cart, '/organization?organizationUid=org-westmere')
  await calls.settled(MIRA, cart, '/paymenttype?paymentType=PURCHASE_ORDER&purchaseOrderNumber=1')
  return cart
}

const isSatisfied = async (cart: string) =>
  (await calls.shown(MIRA, cart)).entries[0]?.qualification?.satisfied

const findings = async (cart: string) => {
  const answer = await calls.call(MIRA, cart, '/validate?fields=FULL', { method: 'POST' })
  const { cartModifications } = await readExactly(answer, cartValidationSchema)
  return cartModifications.map(({ statusCode }) => statusCode)
}

const expectBarred = async (cart: string) => {
  await expectRefusal(await calls.place(MIRA, cart), 400, {
    type: 'QualificationError',
    reason: 'levelInsufficient',
  })
  expect(await findings(cart)).toEqual(['qualificationRequired'])
}

describe('a title that is above the level of its buyer', () => {
  it.each([
    ['B', ITEMS.formsOfLevelB, UNLISTED],
    ['C', ITEMS.formsOfLevelC, DEGREE],
  ])('of level %s is ordered once evidence is approved', async (_level, item, evidence) => {
    const cart = await cartWith(item)
    const { id } = await sent(evidence)
    await expectBarred(cart)
    await control(id, { status: 'APPROVED' })
    expect(await isSatisfied(cart)).toBe(true)
    expect(await findings(cart)).toEqual([])
    expect(await calls.placed(MIRA, cart)).toMatchObject({ status: 'CREATED' })
  })

  it.each([
    ['the cart', (cart: string) => isSatisfied(cart)],
    ['the order', async (cart: string) => (await calls.place(MIRA, cart)).ok],
    ['the check of the cart', async (cart: string) => (await findings(cart)).length === 0],
  ])('is open by the clock where %s is asked for first', async (_call, ask) => {
    const cart = await cartWith(ITEMS.formsOfLevelC)
    const { id } = await sent(DEGREE)
    await upload(id)
    commerce.advance(DAY - 1)
    await expectBarred(cart)
    commerce.advance(1)
    expect(await ask(cart)).toBe(true)
  })

  it('stays barred where the evidence is declined, and without a file', async () => {
    const cart = await cartWith(ITEMS.formsOfLevelB)
    const { id } = await sent(UNLISTED)
    await upload(id)
    await sent(DEGREE)
    commerce.advance(DAY)
    await expectBarred(cart)
  })

  it.each([
    [
      'the approval is taken back',
      (id: string) => control(id, { status: 'REJECTED', reason: 'NAME_DIFFERS' }),
    ],
    ['the approval expires', async () => commerce.advance(2 * DAY)],
  ])('is barred again where %s', async (_end, end) => {
    const cart = await cartWith(ITEMS.formsOfLevelC)
    const { id } = await sent(DEGREE)
    await control(id, { status: 'APPROVED', validUntil: '2026-09-29' })
    expect(await findings(cart)).toEqual([])
    await end(id)
    await expectBarred(cart)
    expect((await commerce.us(PATH, MIRA)).status).toBe(200)
  })
})

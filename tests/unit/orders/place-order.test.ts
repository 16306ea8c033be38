import { beforeEach, describe, expect, it, vi } from 'vitest'
import { checkoutDrafts } from '@/lib/checkout/checkout-drafts.server'
import { reviewedId } from '@/lib/checkout/review/reviewed.server'
import { readAttemptState } from '@/lib/orders/placing/attempt-state.server'
import { placeReviewedOrder } from '@/lib/orders/placing/place-order.server'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { cartOf, usd } from '../../components/cart/samples'
import { occRefusal, USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'
import { CART, CommerceOfOrders, type Fault, PLACE } from './commerce-of-orders'
import { numbersFrom } from './numbers-from'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const LATER_MS = 120_000

let commerce: CommerceOfOrders
let reviewed: string

const review = () => {
  if (commerce.cart === undefined) throw new Error('there is no cart')
  reviewed = reviewedId(CONTEXT, commerce.cart)
}

beforeEach(() => {
  commerce = new CommerceOfOrders(backEnds())
  review()
})

const place = () => placeReviewedOrder(CONTEXT, { reviewed })
const stateAt = (now = Date.now()) => readAttemptState(CONTEXT, now)
const stateLater = () => stateAt(Date.now() + LATER_MS)

const PLACED = { kind: 'placed', code: '30000001' }
const STATE_PLACED = { ok: true, value: { state: 'placed', code: '30000001' } }

describe('an order', () => {
  it('is placed with the total that was seen, under a key', async () => {
    expect(await place()).toEqual(PLACED)
    const [sent] = backEnds().sentTo(PLACE)
    expect(Object.fromEntries(sent?.query ?? [])).toMatchObject({
      cartId: '00001001',
      termsChecked: 'true',
      expectedTotal: 'USD23000',
    })
    expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(await stateAt()).toEqual(STATE_PLACED)
  })

  it('is placed once by two tabs at the same moment', async () => {
    const both = await Promise.all([place(), place()])
    expect(both.filter(({ kind }) => kind === 'placed' || kind === 'open')).toHaveLength(2)
    expect(commerce.orders.size).toBe(1)
    expect(commerce.keys()).toHaveLength(1)
    expect(await stateAt()).toEqual(STATE_PLACED)
  })

  it('that was placed is shown to a tab that still has the review', async () => {
    await place()
    expect(await place()).toEqual({ kind: 'open' })
    expect(await stateAt()).toEqual(STATE_PLACED)
    expect(commerce.orders.size).toBe(1)
  })

  it('is not placed if the cart differs from the review', async () => {
    if (commerce.cart !== undefined) commerce.cart = { ...commerce.cart, totalPrice: usd(240) }
    expect(await place()).toEqual({ kind: 'changed' })
    expect(backEnds().writes()).toEqual([])
  })

  it('is not placed by what another user has seen', async () => {
    const other = { ...CONTEXT, user: { id: 'uid-other', accessToken: 'token-other' } }
    expect(await placeReviewedOrder(other, { reviewed })).toEqual({ kind: 'changed' })
    expect(backEnds().writes()).toEqual([])
  })

  it('is not placed from a cart without a total', async () => {
    const { totalPrice: _, ...rest } = commerce.cart ?? {}
    backEnds().reply(CART, { body: rest })
    expect(await place()).toEqual({ kind: 'changed' })
  })

  it('is not taken for an earlier one when its cart is gone', async () => {
    await place()
    commerce.cart = cartOf({ guid: 'next' })
    review()
    commerce.cart = undefined
    expect(await place()).toEqual({ kind: 'nothing' })
  })

  it('is nothing without a cart', async () => {
    commerce.cart = undefined
    expect(await place()).toEqual({ kind: 'nothing' })
    expect(await stateAt()).toEqual({ ok: true, value: { state: 'none' } })
  })
})

describe('input of the checkout that was not saved', () => {
  const OWNER = { user: USER }
  const typed = { values: { vatNumber: 'GB123' } }

  beforeEach(() => checkoutDrafts.save(OWNER, 'payment', typed))

  it('is dropped with the order, so that the next checkout begins without it', async () => {
    await place()
    expect(await checkoutDrafts.read(OWNER, 'payment')).toBeUndefined()
  })

  it('is dropped as soon as an order is found whose answer was lost', async () => {
    commerce.faults = ['lost', 'lost']
    await place()
    expect(await checkoutDrafts.read(OWNER, 'payment')).toEqual(typed)
    await stateAt()
    expect(await checkoutDrafts.read(OWNER, 'payment')).toBeUndefined()
  })

  it('is kept while nothing is ordered', async () => {
    commerce.decline('expired')
    await place()
    expect(await checkoutDrafts.read(OWNER, 'payment')).toEqual(typed)
  })
})

describe('an order whose answer is lost', () => {
  it.each<[string, readonly Fault[]]>([
    ['after it was placed', ['lost']],
    ['before it was placed', ['unheard']],
  ])('%s is repeated under the same key', async (_when, faults) => {
    commerce.faults = [...faults]
    expect(await place()).toEqual(PLACED)
    expect(commerce.keys()).toHaveLength(1)
  })

  it('each time is found by its key', async () => {
    commerce.faults = ['lost', 'lost']
    expect(await place()).toEqual({ kind: 'open' })
    expect(await stateAt()).toEqual(STATE_PLACED)
  })

  it('with an error of the server is found by its key', async () => {
    commerce.faults = ['errorAfter']
    expect(await place()).toEqual({ kind: 'open' })
    expect(await stateAt()).toEqual(STATE_PLACED)
  })

  it('and that never arrived is not taken for placed, and goes through under the same key', async () => {
    commerce.faults = ['unheard', 'unheard']
    expect(await place()).toEqual({ kind: 'open' })
    expect(await stateAt()).toEqual({ ok: true, value: { state: 'processing' } })
    expect(await stateLater()).toEqual({ ok: true, value: { state: 'lost' } })
    expect(await place()).toEqual(PLACED)
    expect(commerce.keys()).toHaveLength(1)
  })

  it('because commerce never answers is open', async () => {
    backEnds().reply(PLACE, 'silence')
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => timeout.call(AbortSignal, Math.min(ms, 300)))
    expect(await place()).toEqual({ kind: 'open' })
    vi.restoreAllMocks()
  })

  it('stays unclear while commerce is away, with a reference that is not the key', async () => {
    commerce.faults = ['lost', 'lost']
    await place()
    const [key = ''] = commerce.keys()
    backEnds().reply(`GET users/current/orderAttempts/${key}`, { status: 503, body: {} })
    expect(await stateAt()).toEqual({ ok: true, value: { state: 'processing' } })
    expect(await stateLater()).toEqual({
      ok: true,
      value: { state: 'unclear', reference: key.slice(0, 8) },
    })
    expect(await place()).toEqual({ kind: 'open' })
    expect(commerce.orders.size).toBe(1)
  })
})

describe('a declined payment', () => {
  it('is shown with its reason, and the next attempt has a key of its own', async () => {
    commerce.decline('insufficientFunds')
    expect(await place()).toEqual({ kind: 'open' })
    expect(await stateAt()).toEqual({ ok: true, value: { state: 'declined', reason: 'insufficientFunds' } })
    commerce.accept()
    expect(await place()).toEqual(PLACED)
    expect(commerce.keys()).toHaveLength(2)
    expect(await stateAt()).toEqual(STATE_PLACED)
  })

  it('by a card counts for the user and the network, like a card that its bank declines', async () => {
    const { id } = CONTEXT.user
    commerce.cart = cartOf({ ...commerce.cart, paymentType: { code: 'CARD', displayName: 'Card' } })
    const placeFrom = () => placeReviewedOrder(CONTEXT, { reviewed }, { network: '10.0.0.1' })
    review()
    for (let declined = 0; declined < 9; declined += 1) await consumeLimit('declinedCardByUser', id)
    commerce.decline('insufficientFunds')
    expect(await placeFrom()).toEqual({ kind: 'open' })
    commerce.accept()
    expect(await placeFrom()).toMatchObject({ kind: 'failed', problem: { status: 429 } })
    expect(commerce.orders.size).toBe(0)
  })
})

describe('a refusal', () => {
  it.each([
    [409, 'CartChangedError', 'changed'],
    [400, 'CartValidationError', 'unknown'],
    [400, 'InsufficientStockError', 'unknown'],
    [400, 'QualificationError', 'unqualified'],
    [409, 'IdempotencyConflictError', 'open'],
    [400, 'PaymentChallengeError', 'open'],
  ])('%i %s means: %s', async (status, type, kind) => {
    commerce.refusal = occRefusal(status, type)
    expect(await place()).toEqual({ kind })
    expect(commerce.orders.size).toBe(0)
  })

  it('of the token leads to sign-in', async () => {
    backEnds().reply(PLACE, { status: 401, body: {} })
    expect(await place()).toMatchObject({ kind: 'failed', problem: { status: 401 } })
  })

  it('of the cart because commerce is away is a failure, and nothing is sent', async () => {
    backEnds().reply(CART, { status: 503, body: {} })
    expect(await place()).toMatchObject({ kind: 'failed', problem: { status: 503 } })
    expect(backEnds().writes()).toEqual([])
  })
})

const FAULTS: readonly Fault[] = ['none', 'unheard', 'lost', 'error', 'errorAfter']

it('is placed exactly once by many impatient requests under random faults', async () => {
  const draw = numbersFrom(7)
  for (let round = 0; round < 40; round += 1) {
    commerce = new CommerceOfOrders(backEnds())
    review()
    commerce.faults = Array.from({ length: 6 }, () => FAULTS[draw(FAULTS.length)] ?? 'none')
    for (let tries = 0; tries < 12 && commerce.cart !== undefined; tries += 1)
      await Promise.all(Array.from({ length: 1 + draw(2) }, place))
    expect(commerce.orders.size, `round ${round}`).toBe(1)
    expect(await stateLater()).toMatchObject({ ok: true, value: { state: 'placed' } })
  }
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reviewedId } from '@/lib/checkout/review/reviewed.server'
import { readAttemptState } from '@/lib/orders/placing/attempt-state.server'
import { placeReviewedOrder } from '@/lib/orders/placing/place-order.server'
import { cartOf } from '../../components/cart/samples'
import { forgetProcessState } from '../../support/process-state'
import { USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'
import { CommerceOfOrders, LATEST } from './commerce-of-orders'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const CART = cartOf({ guid: 'guid-recent' })
const PLACED_AT = '2026-11-03T10:00:00+0000'

const at = (minutes: number) => vi.setSystemTime(Date.parse(PLACED_AT) + minutes * 60_000)
const place = () => placeReviewedOrder(CONTEXT, { reviewed: reviewedId(CONTEXT, CART) })
const state = () => readAttemptState(CONTEXT, Date.now())

describe('an order whose attempt is not known any more', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    at(1)
    new CommerceOfOrders(backEnds(), CART)
    await place()
    forgetProcessState('shared-state')
    backEnds().reply(LATEST, { body: { orders: [{ code: '30000001', placed: PLACED_AT }] } })
  })
  afterEach(() => vi.useRealTimers())

  it('is found in the list of orders if it was just placed', async () => {
    expect(await place()).toEqual({ kind: 'placed', code: '30000001' })
    expect(await state()).toEqual({ ok: true, value: { state: 'placed', code: '30000001' } })
  })

  it('is not told hours later', async () => {
    at(300)
    expect(await place()).toEqual({ kind: 'nothing' })
    expect(await state()).toEqual({ ok: true, value: { state: 'none' } })
  })
})

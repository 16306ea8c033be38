import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reviewCart } from '@/lib/checkout/review/reviewed.server'
import { readAttemptState } from '@/lib/orders/placing/attempt-state.server'
import { placeReviewedOrder } from '@/lib/orders/placing/place-order.server'
import { readUnpaidAttempt } from '@/lib/orders/placing/unpaid-attempt.server'
import { orderOf } from '../../components/orders/samples'
import { USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'
import { CommerceOfOrders } from './commerce-of-orders'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const LATER_MS = 120_000

let commerce: CommerceOfOrders
let reviewed: string

beforeEach(() => {
  commerce = new CommerceOfOrders(backEnds())
})

const place = () => placeReviewedOrder(CONTEXT, { reviewed })
const stateAt = () => readAttemptState(CONTEXT, Date.now())

const PLACED = { kind: 'placed', code: '30000001' }

describe('an order that never arrived, before the buyer has chosen another card', () => {
  const cardOf = (id: string) => ({
    id,
    accountHolderName: 'Nora Kessel',
    cardNumber: '************4242',
    cardType: { code: 'visa' },
    expiryMonth: '04',
    expiryYear: '2039',
    saved: true,
    defaultPayment: false,
  })
  const payWith = async (id: string) => {
    if (commerce.cart === undefined) throw new Error('there is no cart')
    const paymentType = { code: 'CARD', displayName: 'Card' } as const
    const cart = { ...commerce.cart, paymentType, paymentInfo: cardOf(id) }
    commerce.cart = cart
    reviewed = (await reviewCart(CONTEXT, cart, '')).id
  }

  beforeEach(async () => {
    await payWith('card-a')
    commerce.faults = ['unheard', 'unheard']
    expect(await place()).toEqual({ kind: 'open' })
  })

  it('is sent again under its own key, as an attempt to pay with the card that is chosen now', async () => {
    await payWith('card-b')
    commerce.decline('insufficientFunds')
    expect(await place()).toEqual({ kind: 'open' })
    expect(commerce.keys()).toHaveLength(1)
    const { guid = '', paymentInfo } = commerce.cart ?? {}
    expect(await readUnpaidAttempt(CONTEXT, { guid, paymentInfo }, Date.now())).toEqual({
      state: 'declined',
      reason: 'insufficientFunds',
    })
  })

  it('is under way again, not lost, while its second request is', async () => {
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS)
    await payWith('card-b')
    commerce.faults = ['unheard', 'unheard']
    expect(await place()).toEqual({ kind: 'open' })
    expect(await stateAt()).toEqual({ ok: true, value: { state: 'processing' } })
    now.mockRestore()
  })

  it('and arrives late after all is the order, and the buyer is told that it came first', async () => {
    await payWith('card-b')
    const [key = ''] = commerce.keys()
    commerce.attempts.set(key, { status: 'PLACED', orderCode: '30000001' })
    commerce.cart = undefined
    expect(await place()).toEqual({ ...PLACED, earlier: true })
    expect(commerce.keys()).toEqual([key])
  })

  it('and is placed with the first card all the same says so', async () => {
    await payWith('card-b')
    commerce.refusal = { status: 200, body: orderOf({ code: '30000001', paymentInfo: cardOf('card-a') }) }
    expect(await place()).toEqual({ ...PLACED, earlier: true })
    expect(commerce.keys()).toHaveLength(1)
  })
})

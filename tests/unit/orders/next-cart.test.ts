import { beforeEach, describe, expect, it } from 'vitest'
import { checkoutDrafts } from '@/lib/checkout/checkout-drafts.server'
import { reviewedId } from '@/lib/checkout/review/reviewed.server'
import { readAttemptState } from '@/lib/orders/placing/attempt-state.server'
import { placeReviewedOrder } from '@/lib/orders/placing/place-order.server'
import { cartOf } from '../../components/cart/samples'
import { USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'
import { CommerceOfOrders } from './commerce-of-orders'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const OWNER = { user: USER }

let commerce: CommerceOfOrders

const lookNow = (): string => {
  if (commerce.cart === undefined) throw new Error('there is no cart')
  return reviewedId(CONTEXT, commerce.cart)
}

const state = () => readAttemptState(CONTEXT, Date.now())

beforeEach(() => {
  commerce = new CommerceOfOrders(backEnds())
})

describe('with the next cart', () => {
  const typed = { values: { vatNumber: 'GB123' } }

  it('nothing is said of the one before it, which changed while its payment was confirmed', async () => {
    const reviewed = lookNow()
    commerce.decline('cartChanged')
    await placeReviewedOrder(CONTEXT, { reviewed })
    expect(await state()).toEqual({ ok: true, value: { state: 'changed', reviewed } })
    commerce.cart = cartOf({ guid: 'next' })
    expect(await state()).toEqual({ ok: true, value: { state: 'none' } })
  })

  it.each([
    ['was told', []],
    ['was lost', ['lost', 'lost']],
  ] as const)('what is typed outlives every look at the order before, whose answer %s', async (_, faults) => {
    commerce.faults = [...faults]
    await placeReviewedOrder(CONTEXT, { reviewed: lookNow() })
    commerce.cart = cartOf({ guid: 'next' })
    await checkoutDrafts.save(OWNER, 'payment', typed)
    for (const _look of ['first', 'second'])
      expect(await state()).toMatchObject({ value: { state: 'placed' } })
    expect(await checkoutDrafts.read(OWNER, 'payment')).toEqual(typed)
  })
})

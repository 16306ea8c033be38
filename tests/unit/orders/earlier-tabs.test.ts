import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reviewedId } from '@/lib/checkout/review/reviewed.server'
import { placeReviewedOrder } from '@/lib/orders/placing/place-order.server'
import { USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'
import { CommerceOfOrders, PLACE } from './commerce-of-orders'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const LATER_MS = 120_000

let commerce: CommerceOfOrders

const lookNow = (): string => {
  if (commerce.cart === undefined) throw new Error('there is no cart')
  return reviewedId(CONTEXT, commerce.cart)
}

/** Another tab changes what the order is like, not what it costs. */
const changeAddress = () => {
  if (commerce.cart === undefined) throw new Error('there is no cart')
  const country = { isocode: 'US', name: 'United States' }
  const deliveryAddress = {
    id: 'a-2',
    firstName: 'Nora',
    lastName: 'Kessel',
    line1: '10 Kestrel Street',
    town: 'Seattle',
    postalCode: '98101',
    country,
  }
  commerce.cart = { ...commerce.cart, deliveryAddress }
}

const sentOrders = () => backEnds().sentTo(PLACE).length

beforeEach(() => {
  commerce = new CommerceOfOrders(backEnds())
})

describe('a form with an old look, while the order of its cart may still be placed', () => {
  let look = ''

  beforeEach(async () => {
    look = lookNow()
    commerce.faults = ['unheard', 'unheard']
    expect(await placeReviewedOrder(CONTEXT, { reviewed: look })).toEqual({ kind: 'open' })
    changeAddress()
  })

  it.each(['of the same tab', 'of another tab'])('%s is not told that nothing was ordered', async whose => {
    const [key = ''] = commerce.keys()
    commerce.attempts.set(key, { status: 'PROCESSING' })
    const isOther = whose === 'of another tab'
    expect(await placeReviewedOrder(CONTEXT, { reviewed: isOther ? 'look-of-another' : look })).toEqual({
      kind: 'open',
      ...(isOther && { earlier: true }),
    })
  })

  it('is not told so either while the request may still arrive', async () => {
    expect(await placeReviewedOrder(CONTEXT, { reviewed: look })).toEqual({ kind: 'open' })
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LATER_MS)
    expect(await placeReviewedOrder(CONTEXT, { reviewed: look })).toEqual({ kind: 'changed' })
    now.mockRestore()
  })

  it('needs the statement for what is sent again, which the first order may not have needed', async () => {
    const before = sentOrders()
    const reviewed = lookNow()
    expect(await placeReviewedOrder(CONTEXT, { reviewed }, { agrees: () => false })).toEqual({
      kind: 'statementRequired',
    })
    expect(sentOrders()).toBe(before)
    const admit = vi.fn(async () => 'captchaFailed' as const)
    expect(await placeReviewedOrder(CONTEXT, { reviewed }, { agrees: () => true, admit })).toMatchObject({
      kind: 'placed',
    })
    expect(admit).not.toHaveBeenCalled()
  })
})

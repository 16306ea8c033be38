import { beforeEach, describe, expect, it } from 'vitest'
import { keepOwnChange, reviewCart, reviewedId } from '@/lib/checkout/review/reviewed.server'
import { hasOpenAttempt } from '@/lib/orders/placing/open-attempt.server'
import { placeReviewedOrder } from '@/lib/orders/placing/place-order.server'
import { cartOf, usd } from '../../components/cart/samples'
import { USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'
import { CommerceOfOrders } from './commerce-of-orders'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const
const OTHER = { ...CONTEXT, user: { id: 'uid-other', accessToken: 'token-other' } }
const CART = cartOf({ totalTax: usd(1) })
const DEARER = cartOf({ totalTax: usd(2) })
const HOUR_MS = 60 * 60_000

const kindsOf = ({ differences }: Awaited<ReturnType<typeof reviewCart>>) =>
  differences.map(({ kind }) => kind)

describe('a look at the review', () => {
  it('is compared with the one before it', async () => {
    expect(kindsOf(await reviewCart(CONTEXT, CART, ''))).toEqual([])
    expect(kindsOf(await reviewCart(CONTEXT, DEARER, ''))).toEqual(['sum'])
    expect(kindsOf(await reviewCart(CONTEXT, DEARER, ''))).toEqual([])
  })

  it('is compared with the one that was submitted, however often it is loaded', async () => {
    const { id } = await reviewCart(CONTEXT, CART, '')
    await reviewCart(CONTEXT, DEARER, id)
    expect(kindsOf(await reviewCart(CONTEXT, DEARER, id))).toEqual(['sum'])
  })

  it('does not tell users of what they have changed themselves', async () => {
    await reviewCart(CONTEXT, CART, '')
    await keepOwnChange(CONTEXT, CART, DEARER)
    expect(kindsOf(await reviewCart(CONTEXT, DEARER, ''))).toEqual([])
  })

  it('tells of all changes if another one came before that of the user', async () => {
    await reviewCart(CONTEXT, CART, '')
    await keepOwnChange(CONTEXT, DEARER, cartOf({ totalTax: usd(3) }))
    expect(kindsOf(await reviewCart(CONTEXT, cartOf({ totalTax: usd(3) }), ''))).toEqual(['sum'])
  })

  it('is not compared with another cart, or with that of another user', async () => {
    const { id } = await reviewCart(CONTEXT, CART, '')
    expect(kindsOf(await reviewCart(CONTEXT, { ...DEARER, guid: 'other' }, id))).toEqual([])
    expect(kindsOf(await reviewCart(OTHER, DEARER, id))).toEqual([])
    expect(reviewedId(OTHER, CART)).not.toBe(id)
  })
})

describe('a review that is opened again', () => {
  let commerce: CommerceOfOrders

  beforeEach(() => {
    commerce = new CommerceOfOrders(backEnds())
  })

  const place = () => placeReviewedOrder(CONTEXT, { reviewed: reviewedId(CONTEXT, commerce.cart ?? CART) })
  const isOpen = (now = Date.now()) => hasOpenAttempt(CONTEXT, now)

  it('shows for an hour that its order was placed', async () => {
    expect(await isOpen()).toBe(false)
    await place()
    expect(await isOpen()).toBe(true)
    expect(await isOpen(Date.now() + HOUR_MS + 1_000)).toBe(false)
  })

  it('with the next cart is a review', async () => {
    await place()
    commerce.cart = cartOf({ guid: 'next' })
    expect(await isOpen()).toBe(false)
  })

  it('after a declined payment is a review', async () => {
    commerce.decline('generic')
    await place()
    expect(await isOpen()).toBe(false)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { reviewedId } from '@/lib/checkout/review/reviewed.server'
import { readAttemptState } from '@/lib/orders/placing/attempt-state.server'
import { placeReviewedOrder } from '@/lib/orders/placing/place-order.server'
import { USER } from '../registration/back-ends'
import { serveBackEnds } from '../registration/store'
import { CommerceOfOrders } from './commerce-of-orders'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const

let commerce: CommerceOfOrders
let reviewed: string

beforeEach(() => {
  commerce = new CommerceOfOrders(backEnds())
  if (commerce.cart !== undefined) reviewed = reviewedId(CONTEXT, commerce.cart)
})

const place = () => placeReviewedOrder(CONTEXT, { reviewed })
const stateAt = () => readAttemptState(CONTEXT, Date.now())

const PLACED = { kind: 'placed', code: '30000001' }
const STATE_PLACED = { ok: true, value: { state: 'placed', code: '30000001' } }

describe('the box for marketing', () => {
  const CONSENTS = `POST users/${USER}/consents`
  const given = () => backEnds().sentTo(CONSENTS).length
  let current: object | undefined

  beforeEach(() => {
    current = undefined
    backEnds().reply(`GET users/${USER}/consenttemplates/MARKETING_NEWSLETTER`, () => ({
      body: { id: 'MARKETING_NEWSLETTER', version: 1, ...(current && { currentConsent: current }) },
    }))
    backEnds().reply(CONSENTS, () => {
      current = { code: 'c-1', consentGivenDate: '2026-09-28T10:00:00+0000' }
      return { status: 201, body: {} }
    })
  })

  const placeTicked = () => placeReviewedOrder(CONTEXT, { reviewed }, { marketing: true })

  it('takes effect with the order, and stays without effect once it is withdrawn', async () => {
    expect(await placeTicked()).toEqual(PLACED)
    expect(given()).toBe(1)
    current = { code: 'c-1', consentGivenDate: '…', consentWithdrawnDate: '…' }
    expect(await stateAt()).toEqual(STATE_PLACED)
    expect(given()).toBe(1)
  })

  it('takes effect once when the order is found whose answer was lost', async () => {
    commerce.faults = ['lost', 'lost']
    expect(await placeTicked()).toEqual({ kind: 'open' })
    expect(given()).toBe(0)
    expect(await Promise.all([stateAt(), stateAt()])).toEqual([STATE_PLACED, STATE_PLACED])
    expect(await stateAt()).toEqual(STATE_PLACED)
    expect(given()).toBe(1)
  })

  it('takes effect at the next look where commerce could not save it', async () => {
    const consent = `GET users/${USER}/consenttemplates/MARKETING_NEWSLETTER`
    backEnds().reply(consent, { status: 500, body: {} })
    expect(await placeTicked()).toEqual(PLACED)
    backEnds().reply(consent, { body: { id: 'MARKETING_NEWSLETTER', version: 1 } })
    expect(await stateAt()).toEqual(STATE_PLACED)
    expect(given()).toBe(1)
  })

  it('has no effect without an order, nor if it was not ticked with the one that is placed', async () => {
    commerce.decline('expired')
    expect(await placeTicked()).toEqual({ kind: 'open' })
    commerce.accept()
    expect(await place()).toEqual(PLACED)
    expect(await stateAt()).toEqual(STATE_PLACED)
    expect(given()).toBe(0)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { QUOTE_ACTIONS } from '../../../../lib/contract/commerce/quote/quote.ts'
import {
  QUOTE_STATES,
  type QuoteAction,
  type QuoteState,
} from '../../../../lib/contract/commerce/quote/quote-states.ts'
import { cartCalls } from '../cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from '../catalogue/catalogue-harness.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { quoteCalls } from './quote-calls.ts'

let commerce: CatalogueHarness
beforeEach(() => {
  commerce = createCatalogueHarness()
})

const calls = quoteCalls(() => commerce)
const carts = cartCalls(() => commerce)

/** What each action makes of a state in which it is allowed; the states that are missing allow VIEW only. */
const DRAFT = { SUBMIT: 'BUYER_SUBMITTED', EDIT: 'BUYER_DRAFT', CANCEL: 'CANCELLED' } as const
const OFFER = {
  CHECKOUT: 'BUYER_ACCEPTED',
  EDIT: 'BUYER_DRAFT',
  REJECT: 'BUYER_REJECTED',
  CANCEL: 'CANCELLED',
} as const
const AFTER: Partial<Record<QuoteState, Partial<Record<QuoteAction, QuoteState>>>> = {
  BUYER_DRAFT: DRAFT,
  CREATED: DRAFT,
  BUYER_OFFER: { ...OFFER, APPROVE: 'BUYER_APPROVED' },
  BUYER_APPROVED: OFFER,
  BUYER_ACCEPTED: OFFER,
  BUYER_REJECTED: { REQUOTE: 'BUYER_DRAFT' },
  BUYER_ORDERED: { REQUOTE: 'BUYER_DRAFT' },
  CANCELLED: { REQUOTE: 'BUYER_DRAFT' },
  EXPIRED: { REQUOTE: 'BUYER_DRAFT', CANCEL: 'CANCELLED' },
}

const inState = async (state: QuoteState): Promise<string> => {
  const { code } = await calls.created({ cartId: await calls.filled() })
  expect(await calls.support(code, 'state', { state })).toBe(204)
  return code
}

const refusalOf = (state: QuoteState, action: QuoteAction) =>
  state === 'EXPIRED' && action === 'CHECKOUT' ? 'CommerceQuoteExpirationTimeError' : 'IllegalStateError'

describe.each(QUOTE_STATES)('a quote in the state %s', state => {
  const after = AFTER[state] ?? {}

  it('allows what the table says', async () => {
    const { state: shown, allowedActions } = await calls.show(await inState(state))
    expect([shown, [...allowedActions].sort()]).toEqual([state, ['VIEW', ...Object.keys(after)].sort()])
  })

  it.each(QUOTE_ACTIONS)('takes %s only if it is allowed, and changes nothing otherwise', async action => {
    const code = await inState(state)
    const before = await calls.show(code)
    const answer = await calls.act(code, action)
    if (after[action] === undefined) {
      await expectRefusal(answer, 400, { type: refusalOf(state, action) })
      expect(await calls.show(code)).toEqual(before)
    } else {
      expect(answer.status).toBe(200)
      expect((await calls.show(code)).state).toBe(after[action])
    }
  })

  it('is copied only if REQUOTE is allowed', async () => {
    const code = await inState(state)
    const answer = await calls.create({ quoteCode: code })
    if (after.REQUOTE === undefined) await expectRefusal(answer, 400, { type: 'IllegalStateError' })
    else expect(await answer.json()).toMatchObject({ state: 'BUYER_DRAFT', version: 1, totalItems: 1 })
    expect((await calls.show(code)).state).toBe(state)
  })

  it('gives its cart to the buyer as a draft and in the checkout only', async () => {
    const { cartId } = await calls.show(await inState(state))
    const isWithBuyer = ['BUYER_DRAFT', 'CREATED', 'BUYER_ACCEPTED'].includes(state)
    expect(cartId !== undefined).toBe(isWithBuyer)
    const { status } = await carts.read({ as: 'uid-edith' }, cartId ?? '10000001')
    expect(status).toBe(isWithBuyer ? 200 : 400)
  })
})

import { describe, expect, it } from 'vitest'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { expectRefusal, looseSchema, readExactly } from '../commerce-harness.ts'
import { servePayingCommerce } from '../payments/paying-harness.ts'
import { cardInput } from '../payments/payment-calls.ts'
import { checkoutCalls, EDITH, MIRA } from './checkout-calls.ts'

const { provider, commerce, tokenize } = servePayingCommerce()

const calls = checkoutCalls(commerce)

const addCard = async (cart: string, number: string, more: object = {}) =>
  calls.call(EDITH, cart, '/paymentdetails', { body: cardInput(await tokenize(number), more) })

const wallet = async () =>
  (await readExactly(await commerce().us('/users/current/paymentdetails', EDITH), looseSchema)).payments

describe('a card that pays for a cart', () => {
  it('is what the provider knows of its token, and is not saved unless asked to', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const added = await readExactly(await addCard(cart, NUMBERS.master), looseSchema, 201)
    expect((await calls.shown(EDITH, cart)).paymentInfo).toMatchObject({
      id: added.id,
      cardNumber: '************4444',
      cardType: { code: 'master' },
      saved: false,
      billingAddress: { line1: '1420 Alder Creek Road' },
    })
    expect((await calls.shown(EDITH, cart)).paymentType?.code).toBe('CARD')
    expect(await wallet()).toEqual([])
  })

  it('enters the list of cards once, and can be chosen from it', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const added = await readExactly(await addCard(cart, NUMBERS.visa, { saved: true }), looseSchema, 201)
    const other = await calls.filled(EDITH, [ITEMS.kit, 1])
    await addCard(other, NUMBERS.visa, { saved: true })
    expect(await wallet()).toHaveLength(1)
    await addCard(other, NUMBERS.master)
    await calls.put(EDITH, other, `/paymentdetails?paymentDetailsId=${added.id}`)
    expect((await calls.shown(EDITH, other)).paymentInfo?.id).toBe(added.id)
    const foreign = await calls.filled(MIRA, [ITEMS.kit, 1])
    for (const id of [added.id, 'nothing'])
      await expectRefusal(await calls.put(MIRA, foreign, `/paymentdetails?paymentDetailsId=${id}`), 400, {
        type: 'UnknownIdentifierError',
      })
  })

  it('is refused with a number, with an unknown token, or if its bank declines to have it saved', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    const withNumber = cardInput('tok_x', { cardNumber: '4111111111111111' })
    await expectRefusal(await calls.call(EDITH, cart, '/paymentdetails', { body: withNumber }), 400, {
      type: 'ValidationError',
      subject: 'cardNumber',
    })
    await expectRefusal(
      await calls.call(EDITH, cart, '/paymentdetails', { body: cardInput('tok_unknown') }),
      400,
      { type: 'UnknownIdentifierError', subject: 'subscriptionId' },
    )
    await expectRefusal(await addCard(cart, NUMBERS.lostOrStolen, { saved: true }), 400, {
      type: 'PaymentDeclinedError',
      reason: 'lostOrStolen',
    })
    expect(await calls.shown(EDITH, cart)).not.toHaveProperty('paymentInfo')
  })

  it('is never one that somebody keeps, sent by its token', async () => {
    const cart = await calls.filled(EDITH, [ITEMS.kit, 1])
    await addCard(cart, NUMBERS.visa, { saved: true })
    const { database } = provider().context
    const kept = database
      .prepare('SELECT token FROM payment_tokens WHERE made_of IS NOT NULL ORDER BY rowid DESC')
      .get()
    const foreign = await calls.filled(MIRA, [ITEMS.kit, 1])
    for (const saved of [false, true]) {
      const body = cardInput(String(kept?.token), { saved })
      await expectRefusal(await calls.call(MIRA, foreign, '/paymentdetails', { body }), 400, {
        type: 'UnknownIdentifierError',
        subject: 'subscriptionId',
      })
    }
    expect(await calls.shown(MIRA, foreign)).not.toHaveProperty('paymentInfo')
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { NUMBERS } from '../../payment-provider/payment-harness.ts'
import { ITEMS } from '../cart/cart-calls.ts'
import { ADDRESSES, EDITH } from '../checkout/checkout-calls.ts'
import { expectRefusal } from '../commerce-harness.ts'
import { servePayingCommerce } from '../payments/paying-harness.ts'
import { cardInput } from '../payments/payment-calls.ts'
import { orderCalls } from './order-calls.ts'

const { provider, commerce, tokenize } = servePayingCommerce()

// Numbers of carts begin anew with every harness.
beforeEach(() => provider().context.database.exec('DELETE FROM payment_payments'))

const calls = orderCalls(commerce)

const paidBy = async (number: string): Promise<string> => {
  const cart = await calls.shipped(EDITH, ADDRESSES.washington, [ITEMS.kit, 1])
  await addCard(cart, number)
  return cart
}

const addCard = async (cart: string, number: string) =>
  calls.call(EDITH, cart, '/paymentdetails', { body: cardInput(await tokenize(number)) })

const payments = (cart: string) =>
  provider()
    .context.database.prepare("SELECT status, amount FROM payment_payments WHERE metadata ->> '$.cart' = ?")
    .all(cart)
    .map(({ status, amount }) => [status, amount])

/** Spoils the next call to authorize a payment. */
const breakPayments = (action: 'reset' | 'commit-then-reset') =>
  fetch(`${provider().urls.control}/faults`, {
    method: 'POST',
    body: JSON.stringify({ service: 'payment', path: '/v1/payments', action, times: 1 }),
  })

describe('an order paid by card', () => {
  it('authorizes its total once, and keeps no token', async () => {
    const cart = await paidBy(NUMBERS.visa)
    const order = await calls.placed(EDITH, cart, { key: 'card' })
    expect(order.paymentInfo).toMatchObject({ cardNumber: '************4242' })
    expect(order.paymentInfo).not.toHaveProperty('subscriptionId')
    await calls.placed(EDITH, cart, { key: 'card' }, 200)
    expect(payments(cart)).toEqual([['AUTHORIZED', Math.round((order.totalPriceWithTax?.value ?? 0) * 100)]])
  })

  it('is not placed if the card is declined; the cart stays and another card can be tried', async () => {
    const cart = await paidBy(NUMBERS.insufficientFunds)
    const declined = { type: 'PaymentDeclinedError', reason: 'insufficientFunds' }
    await expectRefusal(await calls.place(EDITH, cart, { key: 'first' }), 400, declined)
    await expectRefusal(await calls.place(EDITH, cart, { key: 'first' }), 400, declined)
    expect(await calls.attempt(EDITH, 'first')).toEqual({ status: 'DECLINED', reason: 'insufficientFunds' })
    await addCard(cart, NUMBERS.master)
    await calls.placed(EDITH, cart, { key: 'second' })
    expect(calls.count()).toBe(1)
  })

  it('begins anew with the same lines if it is declined and must not be tried again', async () => {
    commerce().setFlag('checkout-retry', false)
    const cart = await paidBy(NUMBERS.insufficientFunds)
    await calls.call(EDITH, cart, '/applyVoucher', { body: { voucherId: 'SAVE10' } })
    await expectRefusal(await calls.place(EDITH, cart), 400, { type: 'PaymentDeclinedError' })
    const { entries, appliedVouchers, accountType, deliveryAddress, paymentInfo } = await calls.shown(
      EDITH,
      cart,
    )
    expect(entries.map(({ product, quantity }) => [product.code, quantity])).toEqual([[ITEMS.kit, 1]])
    expect(appliedVouchers).toHaveLength(1)
    expect({ accountType, deliveryAddress, paymentInfo }).toEqual({})
  })

  it('waits for a challenge, and goes on with the same key', async () => {
    const cart = await paidBy(NUMBERS.challenge)
    const asked = await calls.place(EDITH, cart, { key: 'challenge' })
    const body = await asked.json()
    expect([asked.status, body]).toMatchObject([
      400,
      {
        errors: [{ type: 'PaymentChallengeError' }],
        challenge: { url: expect.stringContaining('/challenge/') },
      },
    ])
    expect(await calls.attempt(EDITH, 'challenge')).toMatchObject({
      status: 'CHALLENGE',
      challenge: body.challenge,
    })
    provider()
      .context.database.prepare("UPDATE payment_payments SET status = 'AUTHORIZED' WHERE id = ?")
      .run(body.challenge.id)
    expect(await calls.attempt(EDITH, 'challenge')).toMatchObject({ status: 'PLACED' })
    await calls.placed(EDITH, cart, { key: 'challenge' }, 200)
    expect(calls.count()).toBe(1)
  })

  it('never leaves a payment without an order: a payment is voided if the order cannot be written', async () => {
    const cart = await paidBy(NUMBERS.visa)
    const { database } = commerce().context
    database.exec(
      `CREATE TRIGGER dies BEFORE INSERT ON commerce_orders BEGIN SELECT RAISE(ABORT, 'killed'); END`,
    )
    const before = database.prepare('SELECT COUNT(*) AS open FROM commerce_order_attempts')
    expect((await calls.place(EDITH, cart, { key: 'crash' })).status).toBe(500)
    database.exec('DROP TRIGGER dies')
    expect(before.get()?.open).toBe(0)
    expect(payments(cart)).toMatchObject([['VOIDED', expect.any(Number)]])
  })

  it('begins no second payment while it is not known what has become of the first', async () => {
    const cart = await paidBy(NUMBERS.visa)
    await breakPayments('commit-then-reset')
    expect((await calls.place(EDITH, cart, { key: 'first' })).status).toBe(503)
    await breakPayments('reset')
    expect((await calls.place(EDITH, cart, { key: 'second' })).status).toBe(503)
    expect(await calls.attempt(EDITH, 'second')).toEqual({ status: 'UNKNOWN' })
    const { code } = await calls.placed(EDITH, cart, { key: 'third' }, 200)
    expect(await calls.attempt(EDITH, 'first')).toEqual({ status: 'PLACED', orderCode: code })
    expect(payments(cart)).toHaveLength(1)
  })

  it('is finished by whoever asks for an attempt that was interrupted', async () => {
    const cart = await paidBy(NUMBERS.visa)
    const { database } = commerce().context
    await breakPayments('commit-then-reset')
    expect((await calls.place(EDITH, cart, { key: 'lost' })).status).toBe(503)
    expect(database.prepare('SELECT status FROM commerce_order_attempts').all()).toMatchObject([
      { status: 'PROCESSING' },
    ])
    expect(await calls.attempt(EDITH, 'lost')).toMatchObject({ status: 'PLACED' })
    expect(calls.count()).toBe(1)
    expect(payments(cart)).toHaveLength(1)
  })

  it('is captured with the invoice, less what was cancelled, and refunded with a return', async () => {
    const cart = await calls.shipped(EDITH, ADDRESSES.washington, [ITEMS.kit, 3])
    await addCard(cart, NUMBERS.visa)
    const { code, totalPriceWithTax } = await calls.placed(EDITH, cart, { key: 'three' })
    const cents = (value = 0) => Math.round(value * 100)
    await calls.cancel(EDITH, code, { 0: 1 })
    await calls.ahead(code, 23)
    const captured = () =>
      provider()
        .context.database.prepare(
          'SELECT status, captured_amount AS captured, refunded_amount AS refunded FROM payment_payments',
        )
        .all()
    const { cancelledItemsPrice } = (await calls.show(EDITH, code)).entries[0] ?? {}
    const taken = cents(totalPriceWithTax?.value) - cents(cancelledItemsPrice?.value)
    expect(captured()).toMatchObject([{ status: 'CAPTURED', captured: taken, refunded: 0 }])
    await calls.ahead(code, 72)
    const request = await (await calls.giveBack(EDITH, code, { 0: 1 })).json()
    await calls.step(`returns/${request.code}`, { ahead: 6 * 86_400 })
    expect(captured()).toMatchObject([{ captured: taken, refunded: cents(request.totalPrice.value) }])
  })

  it('is released where the whole order is cancelled', async () => {
    const cart = await paidBy(NUMBERS.visa)
    const { code } = await calls.placed(EDITH, cart, { key: 'whole' })
    await calls.cancel(EDITH, code, { 0: 1 })
    expect(payments(cart)).toMatchObject([['VOIDED', expect.any(Number)]])
    expect((await calls.show(EDITH, code)).status).toBe('CANCELLED')
  })
})

import { describe, expect, it } from 'vitest'
import { OHIO } from '@/e2e/support/checkout-forms'
import { differenceText } from '@/lib/checkout/review/difference-texts'
import type { Difference } from '@/lib/checkout/review/differences'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath } from '@/lib/site/paths'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { NUMBERS, paymentCalls } from '../../payment-provider/payment-harness.ts'
import { REVIEW, STEPS, serveOrders } from './ordering-harness.ts'

const store = serveOrders()

const { placing } = getMessages('en-us').orders

const CONFIRMATION = checkoutPath('en-us', 'confirmation')

const changeItem = (change: object) => store.control('PUT', `/commerce/catalogue/items/${ITEMS.kit}`, change)

const changeOffer = (change: object) => changeItem({ site: 'usassessments', ...change })

const run = (sql: string) => async () => store.database().exec(sql)

const WASHINGTON = {
  ...OHIO,
  region: 'US-WA',
  city: 'Seattle',
  street: '10 Kestrel Street',
  postalCode: '98101',
}

type Change = {
  change: () => Promise<unknown>
  before?: () => Promise<unknown>
  told: RegExp
  /** Where the order leads that is placed after that has been read; to its number if absent. */
  next?: readonly [path: string, told: string]
}

/** Each kind of change after which the review is shown again, with the difference in words. */
const CHANGES: Readonly<Record<string, Change>> = {
  'a higher price': {
    change: () => changeOffer({ price: 30_000 }),
    told: /the price was .* and is now \$300/,
  },
  'a lower price': {
    change: () => changeOffer({ price: 10_000 }),
    told: /the price was .* and is now \$100/,
  },
  'stock that is gone': {
    change: () => changeOffer({ stock: { level: 0 } }),
    told: /is out of stock now/,
    next: [cartPath('en-us'), placing.lines],
  },
  'a price above what purchase orders are for': {
    change: () => changeOffer({ price: 3_000_000 }),
    told: /the price was .* and is now \$30,000/,
    next: [checkoutPath('en-us', 'payment'), placing.unpayable],
  },
  'an item that was withdrawn': {
    change: () => changeItem({ status: 'WITHDRAWN' }),
    told: /is no longer sold/,
    next: [cartPath('en-us'), placing.lines],
  },
  'a voucher that is over': {
    before: () => store.sent('/api/cart/vouchers?locale=en-us', { voucher: 'SAVE10' }),
    change: run("UPDATE commerce_vouchers SET valid_until = '2020-01-01'"),
    told: /no longer applies/,
  },
  'an exemption from tax that is over': {
    change: run("UPDATE commerce_tax_exemptions SET valid_until = '2020-01-01'"),
    told: /exemption no longer applies/,
  },
  'another quantity in another tab': {
    change: () => store.add({ [ITEMS.kit]: 2 }),
    told: /the quantity was 1 and is now 3/,
  },
  'another address in another tab': {
    change: () => store.save({ shipping: WASHINGTON }),
    told: /shipping address has changed/,
  },
  'another way to pay in another tab': {
    change: () => store.save({ payment: { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO-18' } }),
    told: /purchase order has changed/i,
  },
}

const textsOf = (differences: readonly Difference[]): string =>
  differences.map(difference => differenceText('en-us', difference)).join('\n')

describe('between the review and the order', () => {
  it.each(Object.entries(CHANGES))(
    '%s leads back to the review, in words, and the order goes on from there',
    async (_what, { before, change, told, next = [CONFIRMATION] }) => {
      await store.arrive()
      await before?.()
      const { id } = await store.review()
      await change()
      const answer = await store.place(id)
      expect([answer.path, answer.told]).toEqual([REVIEW, [placing.changed]])
      const { differences } = await store.review(answer.query.get('reviewed') ?? '')
      expect(textsOf(differences)).toMatch(told)
      expect(store.orders()).toBe(0)
      expect(await store.cart()).toMatchObject({ organization: { uid: 'org-eastmarsh' } })
      const again = await store.place((await store.review()).id)
      expect([again.path, ...again.told]).toEqual(next)
    },
  )

  it('a plan that is used up is told where the rest is to be paid', async () => {
    const lines = { [ITEMS.usage]: 2 }
    await store.arrive(
      {
        account: { account: 'org-westmere' },
        delivery: { inventory: 'new' },
        payment: STEPS.payment,
      },
      { username: 'nora.kessel', lines },
    )
    const { id } = await store.review()
    store.database().exec("UPDATE commerce_programmes SET used = unit_limit WHERE code = 'UAP'")
    const { path, told } = await store.place(id)
    expect(path).toBe(checkoutPath('en-us', 'payment'))
    expect(told.join('\n')).toMatch(/no longer applies/)
    expect(store.orders()).toBe(0)
  })

  it.each([['a way to pay that is no longer offered', 'bank-transfer', { paymentType: 'BANK_TRANSFER' }]])(
    '%s leads to the payment, and everything else is kept',
    async (_what, flag, payment) => {
      await store.arrive({ ...STEPS, payment })
      const { id } = await store.review()
      await store.control('PUT', `/flags/${flag}`, { value: false })
      const answer = await store.place(id)
      expect([answer.path, answer.told]).toEqual([checkoutPath('en-us', 'payment'), [placing.unpayable]])
      expect(store.orders()).toBe(0)
      expect(await store.save({ payment: STEPS.payment })).toEqual([REVIEW])
      expect((await store.place()).path).toBe(checkoutPath('en-us', 'confirmation'))
    },
  )

  it('a credit that was suspended leads to the payment', async () => {
    await store.arrive(
      { ...STEPS, account: { account: 'org-cedarlight' }, payment: { paymentType: 'ACCOUNT' } },
      { username: 'otto.dunmore', lines: { [ITEMS.kit]: 1 } },
    )
    const { id } = await store.review()
    store.database().exec('UPDATE commerce_organizations SET credit_suspended = 1')
    const answer = await store.place(id)
    expect([answer.path, answer.told]).toEqual([checkoutPath('en-us', 'payment'), [placing.creditUsedUp]])
    expect(store.orders()).toBe(0)
  })

  it('a second order takes the credit that this one needs, and leads to the payment', async () => {
    await store.arrive(
      {
        ...STEPS,
        account: { account: 'org-cedarlight' },
        payment: { paymentType: 'ACCOUNT', purchaseOrderNumber: 'PO-17' },
      },
      { username: 'otto.dunmore', lines: { [ITEMS.kit]: 2 } },
    )
    const { id } = await store.review()
    store.database().exec('UPDATE commerce_payment_terms SET credit_limit = 10000')
    const answer = await store.place(id)
    expect([answer.path, answer.told]).toEqual([checkoutPath('en-us', 'payment'), [placing.creditUsedUp]])
    expect(store.orders()).toBe(0)
  })

  describe('a saved card', () => {
    const arriveByCard = async () => {
      const payment = paymentCalls(store.sandbox())
      await store.arrive({
        ...STEPS,
        payment: {
          paymentType: 'NEW_CARD',
          paymentToken: await payment.tokenize(NUMBERS.visa),
          saveCard: 'on',
        },
      })
    }
    const expire = run("UPDATE commerce_payment_details SET expiry_year = '2020'")
    const remove = run('DELETE FROM commerce_payment_details')
    const nothing = async () => undefined

    it.each([
      // As the review shows it, the card is good; only time passes.
      ['that has expired', expire, nothing, placing.cardExpired],
      ['that was deleted in another tab', nothing, remove, placing.cardMissing],
    ])(
      '%s leads to the payment, in words, and everything else is kept',
      async (_what, before, after, told) => {
        await arriveByCard()
        await before()
        const { id } = await store.review()
        await after()
        const answer = await store.place(id)
        expect([answer.path, answer.told]).toEqual([checkoutPath('en-us', 'payment'), [told]])
        expect(store.orders()).toBe(0)
        expect(await store.save({ payment: STEPS.payment })).toEqual([REVIEW])
        expect((await store.place((await store.review()).id)).path).toBe(
          checkoutPath('en-us', 'confirmation'),
        )
      },
    )
  })
})

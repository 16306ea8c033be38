import { describe, expect, it } from 'vitest'
import {
  type CheckoutProgress,
  decideCheckout,
  openCheckoutStep,
  stepAfter,
} from '@/lib/checkout/checkout-flow'
import { progressOf } from '@/lib/checkout/progress'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CheckoutStep } from '@/lib/site/checkout-steps'
import { cartOf, entryOf, KIT, REPORTS } from '../../components/cart/samples'

const PLACE = {
  id: '1',
  firstName: 'Ada',
  lastName: 'Vale',
  line1: 'Elm St 1',
  town: 'Dover',
  country: { isocode: 'US' },
}
const MODE = { code: 'standard', name: 'Standard', deliveryCost: { currencyIso: 'USD', value: 5 } }
const LEVEL = { code: 'B', name: 'Level B', rank: 2 }

const ACCOUNT: Partial<Cart> = { accountType: 'PERSONAL' }
const SHIPPED: Partial<Cart> = { ...ACCOUNT, deliveryAddress: PLACE }
const DELIVERED: Partial<Cart> = { ...SHIPPED, deliveryMode: MODE }
const PAID: Partial<Cart> = { ...DELIVERED, paymentType: { code: 'BANK_TRANSFER', displayName: 'Transfer' } }

const DIGITAL = { entries: [entryOf(REPORTS, 20)] }

const of = (members: Partial<Cart> = {}): CheckoutProgress => progressOf(cartOf(members))

describe('steps by progress', () => {
  it.each<[string, Partial<Cart>, CheckoutStep]>([
    ['nothing is settled', {}, 'account'],
    ['the account is chosen', ACCOUNT, 'shipping'],
    [
      'the account is chosen and a qualified user is needed',
      { ...ACCOUNT, qualifiedUserRequired: true },
      'qualified-user',
    ],
    [
      'the qualified user is chosen',
      { ...ACCOUNT, qualifiedUserRequired: true, qualifiedUser: { uid: 'u', name: 'U', level: LEVEL } },
      'shipping',
    ],
    ['the address is chosen', SHIPPED, 'delivery'],
    ['the way of delivery is chosen', DELIVERED, 'payment'],
    ['an inventory account is missing', { ...DELIVERED, inventoryAccountRequired: true }, 'delivery'],
    [
      'the inventory account is chosen',
      { ...DELIVERED, inventoryAccountRequired: true, inventoryAccount: { createNew: true } },
      'payment',
    ],
    ['all is settled', PAID, 'review'],
    ['nothing ships', { ...DIGITAL, ...ACCOUNT }, 'payment'],
    [
      'nothing ships, but usages need an account',
      { ...DIGITAL, ...ACCOUNT, inventoryAccountRequired: true },
      'delivery',
    ],
    [
      'a purchase order has no number',
      { ...DELIVERED, paymentType: { code: 'PURCHASE_ORDER', displayName: '' } },
      'payment',
    ],
    [
      'a purchase order follows later',
      { ...DELIVERED, paymentType: { code: 'PURCHASE_ORDER', displayName: '' }, purchaseOrderToFollow: true },
      'review',
    ],
    ['a card is missing', { ...DELIVERED, paymentType: { code: 'CARD', displayName: '' } }, 'payment'],
  ])('where %s, the open step is the right one', (_, members, open) => {
    const progress = of(members)
    expect(openCheckoutStep(progress)).toBe(open)
    expect(decideCheckout(open, progress)).toEqual({ kind: 'enter' })
  })

  it('a step after the open one leads back to it', () => {
    expect(decideCheckout('payment', of(ACCOUNT))).toEqual({
      kind: 'redirect',
      to: 'shipping',
      reason: 'missing',
    })
  })

  it('a step that means nothing leads to the open one', () => {
    const progress = of({ ...DIGITAL, ...ACCOUNT })
    for (const step of ['shipping', 'delivery', 'qualified-user'] as const)
      expect(decideCheckout(step, progress)).toEqual({ kind: 'redirect', to: 'payment', reason: 'omitted' })
  })

  it('a step that is done can be entered again, and saving it returns to the review', () => {
    expect(decideCheckout('shipping', of(PAID))).toEqual({ kind: 'enter' })
    expect(stepAfter('shipping', of(PAID))).toBe('review')
  })

  it('an edit that undoes a later step leads to that step', () => {
    expect(stepAfter('shipping', of({ ...PAID, deliveryMode: undefined }))).toBe('delivery')
  })

  it('without lines there is nothing to check out, but the confirmation can be read', () => {
    for (const progress of [progressOf(undefined), of({ entries: [] })]) {
      expect(decideCheckout('account', progress)).toEqual({ kind: 'nothing' })
      expect(decideCheckout('review', progress)).toEqual({ kind: 'nothing' })
      expect(decideCheckout('confirmation', progress)).toEqual({ kind: 'enter' })
    }
  })

  it('kits are shipped and reports are not', () => {
    expect(of({ entries: [entryOf(KIT, 1)] }).omitted).toEqual(new Set(['qualified-user']))
    expect(of(DIGITAL).omitted).toEqual(new Set(['qualified-user', 'shipping', 'delivery']))
  })
})

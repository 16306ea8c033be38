import { expect, it } from 'vitest'
import { cardExpiry, writtenExpiry } from '@/lib/payment-cards/card-expiry'

it.each([
  ['2026-09-30T23:59:59Z', 'expiring'],
  ['2026-10-01T00:00:00Z', 'expired'],
  ['2026-08-02T00:00:00Z', 'expiring'],
  ['2026-08-01T00:00:00Z', 'valid'],
])('a card of 09/26 is at %s %s', (now, state) => {
  expect(cardExpiry({ expiryMonth: '9', expiryYear: '2026' }, Date.parse(now))).toBe(state)
})

it('the expiry reads as on a card', () => {
  expect(writtenExpiry({ expiryMonth: '4', expiryYear: '2029' })).toBe('04/29')
})

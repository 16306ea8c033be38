import { expect, it } from 'vitest'
import { ownPrice } from '@/lib/cart/sums/own-price'

it.each([
  [226, 10, 203.4],
  [10.15, 10, 9.13],
  [0.29, 50, 0.14],
  [89, 12.5, 77.87],
  [89, 0, 89],
  [89, 100, 0],
])('%d less %d percent is %d, to the cent', (value, percent, own) => {
  expect(ownPrice(value, percent)).toBe(own)
})

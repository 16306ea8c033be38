import { expect, it } from 'vitest'
import { sumOfChosen } from '@/lib/cart/lines/chosen-sum'

it('what is chosen counts items and sums them at the price of their quantity', () => {
  const chosen = sumOfChosen([
    ['2', '1:226'],
    [' 10 ', '1:2 10:1.5'],
    ['9', '1:2 10:1.5'],
  ])
  expect(chosen).toEqual({ count: 3, sum: 452 + 15 + 18 })
})

it.each(['', '0', '-1', 'two', '1.5', '10000'])('a quantity of “%s” counts for nothing', typed => {
  expect(sumOfChosen([[typed, '1:226']])).toEqual({ count: 0, sum: 0 })
})

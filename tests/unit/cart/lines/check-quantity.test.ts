import { expect, it } from 'vitest'
import { readCartLines, typedLines } from '@/lib/cart/lines/cart-lines'
import { checkQuantity } from '@/lib/cart/lines/check-quantity'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart-limits'

const RULE = { min: 10, max: 200, step: 5 }

it.each([
  ['10', { ok: true, quantity: 10 }],
  [' 15 ', { ok: true, quantity: 15 }],
  ['200', { ok: true, quantity: 200 }],
  ['0015', { ok: true, quantity: 15 }],
  ['9', { ok: false, reason: 'tooSmall', min: 10 }],
  ['0', { ok: false, reason: 'tooSmall', min: 10 }],
  ['205', { ok: false, reason: 'tooLarge', max: 200 }],
  ['12', { ok: false, reason: 'notMultiple', step: 5, below: 10, above: 15 }],
  ['', { ok: false, reason: 'notNumber' }],
  ['ten', { ok: false, reason: 'notNumber' }],
  ['-5', { ok: false, reason: 'tooSmall', min: 10 }],
  ['+15', { ok: true, quantity: 15 }],
  ['1.000', { ok: false, reason: 'notNumber' }],
  ['1e2', { ok: false, reason: 'notNumber' }],
  ['15.5', { ok: false, reason: 'notNumber' }],
  ['15,5', { ok: false, reason: 'notNumber' }],
  ['１５', { ok: true, quantity: 15 }],
  ['1000000000000', { ok: false, reason: 'tooLarge', max: 200 }],
  ['9999999999', { ok: false, reason: 'tooLarge', max: 200 }],
])('by the rules of an item, “%s” is judged', (typed, verdict) => {
  expect(checkQuantity(typed, RULE)).toEqual(verdict)
})

it('what is offered instead can be ordered itself', () => {
  for (const typed of ['11', '12', '13', '14', '199']) {
    const verdict = checkQuantity(typed, RULE)
    if (verdict.ok || verdict.reason !== 'notMultiple') throw new Error(`${typed} is judged otherwise`)
    for (const offered of [verdict.below, verdict.above])
      expect(checkQuantity(String(offered), RULE)).toEqual({ ok: true, quantity: offered })
  }
})

it.each(['5', '+5', '-5', '0', '1e3', '1.000', 'five', '99999999999', '５'])(
  'what comes back to a page as “%s” is shown there as the handler has shown it',
  typed => {
    const sent = readCartLines({ [quantityField('0900000101')]: typed })
    const [line] = typedLines(sent)
    const verdict = checkQuantity(String(line?.quantity), { min: 1, max: MOST_UNITS, step: 1 })
    expect(verdict.ok ? undefined : verdict.reason).toBe(sent.faults[0]?.reason)
  },
)

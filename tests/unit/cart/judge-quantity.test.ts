import { expect, it } from 'vitest'
import { judgeQuantity } from '@/lib/cart/judge-quantity'

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
  ['-5', { ok: false, reason: 'notNumber' }],
  ['1.000', { ok: false, reason: 'notNumber' }],
  ['1e2', { ok: false, reason: 'notNumber' }],
  ['9999999999', { ok: false, reason: 'notNumber' }],
])('by the rules of an item, “%s” is judged', (typed, verdict) => {
  expect(judgeQuantity(typed, RULE)).toEqual(verdict)
})

it('what is offered instead can be ordered itself', () => {
  for (const typed of ['11', '12', '13', '14', '199']) {
    const verdict = judgeQuantity(typed, RULE)
    if (verdict.ok || verdict.reason !== 'notMultiple') throw new Error(`${typed} is judged otherwise`)
    for (const offered of [verdict.below, verdict.above])
      expect(judgeQuantity(String(offered), RULE)).toEqual({ ok: true, quantity: offered })
  }
})

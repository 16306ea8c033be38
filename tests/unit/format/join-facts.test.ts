import { expect, it } from 'vitest'
import { joinFacts } from '@/lib/format/join-facts'

it('a line of facts breaks after a dot, never before it', () => {
  expect(joinFacts(['Received', '$57.11'])).toBe('Received\u00a0· $57.11')
})

it('facts that are not known are left out', () => {
  expect(joinFacts([undefined, 'Level C', false, ''])).toBe('Level C')
  expect(joinFacts([])).toBe('')
})

import { expect, it } from 'vitest'
import { distinctName } from '@/lib/saved-carts/distinct-name'

it('a name that nothing has stays as it is', () => {
  expect(distinctName('Kit, May 4', new Set(['Kit, May 5']))).toBe('Kit, May 4')
})

it('a second and a third of the same name can be distinguished from the first', () => {
  expect(distinctName('Kit', new Set(['Kit']))).toBe('Kit (2)')
  expect(distinctName('Kit', new Set(['Kit', 'Kit (2)', 'Kit (4)']))).toBe('Kit (3)')
})

it('is another one than a name that differs in capitals only, which no saved cart may have', () => {
  expect(distinctName('kit', new Set(['Kit', 'KIT (2)']))).toBe('kit (3)')
})

import { expect, it } from 'vitest'
import { addedFlash } from '@/lib/cart/added-flash'
import type { CartModification, ModificationStatus } from '@/lib/contract/commerce/cart/cart-modification'

const line = (statusCode: ModificationStatus, name: string, added = 1): CartModification => ({
  statusCode,
  quantity: 2,
  quantityAdded: added,
  entry: { product: { code: '0900000101', name } },
})

const linesOf = (...modifications: readonly CartModification[]) =>
  addedFlash('en-us', { modifications }).lines.map(({ text }) => text)

it('of a single item that asks for a level is told by name', () => {
  expect(linesOf(line('success', 'Forms'), line('qualificationRequired', 'Manual')).slice(2)).toEqual([
    expect.stringContaining('Manual: requires'),
  ])
})

it('that several items ask for a level is said once, after what is special about single ones', () => {
  const told = linesOf(
    line('qualificationRequired', 'Manual'),
    line('lowStock', 'Forms'),
    line('qualificationRequired', 'Booklets'),
  )
  expect(told.slice(3)).toEqual([
    'Forms: 1 of 2 were added.',
    '2 of these items require a qualification level. You or a qualified colleague must hold it to check out.',
  ])
})

import { expect, it } from 'vitest'
import { addedFlash } from '@/lib/cart/flash/added-flash'
import type { CartModification, ModificationStatus } from '@/lib/contract/commerce/cart/cart-modification'

const line = (statusCode: ModificationStatus, name: string, added = 1): CartModification => ({
  statusCode,
  quantity: 2,
  quantityAdded: added,
  entry: { product: { code: '0900000101', name } },
})

const linesOf = (...modifications: readonly CartModification[]) =>
  addedFlash('en-us', { modifications }).lines.map(({ text }) => text)

it('of a single item that asks for a level is shown by name', () => {
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
    '2 of these items require a qualification level that is missing for your cart’s account. Your cart shows the ways to order them.',
  ])
})

it('never says that nothing was added where that is not known', () => {
  const modifications = [line('unknownIdentifier', 'Forms', 0)]
  const unknown = addedFlash('en-us', { modifications, missing: 1, isUnconfirmed: true })
  expect(unknown.message).toBe(
    'We do not know whether 1 item was added, because the store did not answer. Check your cart before you add it again.',
  )
  expect(unknown.lines).toHaveLength(1)
  const known = addedFlash('en-us', { modifications, missing: 1 })
  expect(known.message).toBe('Nothing was added to your cart.')
})

it('says of lines without an answer that they may be in the cart, beside those that are', () => {
  const { lines } = addedFlash('en-us', {
    modifications: [line('success', 'Forms', 2)],
    missing: 2,
    isUnconfirmed: true,
  })
  expect(lines.map(({ text }) => text)).toEqual([
    'We do not know whether 2 items were added, because the store did not answer. Check your cart before you add them again.',
  ])
})

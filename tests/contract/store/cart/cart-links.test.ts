import { expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf, serveCarts } from './cart-harness.ts'

const { add, browser } = serveCarts()

it('a cart entry links to the canonical address of its title without a redirect', async () => {
  await add({ [ITEMS.kit]: 1 })
  const { loadTitle } = await import('@/lib/catalogue/catalogue.server')
  const { itemPath, productPath } = await import('@/lib/site/paths')
  const item = (await cartsOf(browser)).cart?.entries[0]?.product
  if (item === undefined) throw new Error('nothing is in the cart')
  const title = await loadTitle('en-us', item.baseProduct)
  if (!title.ok) throw new Error('the title cannot be read')
  expect(itemPath('en-us', item)).toBe(`${productPath('en-us', title.value.value)}#item-${item.code}`)
})

import { describe, expect, it } from 'vitest'
import { priceData } from '@/components/product/item-price'
import { isOrderable } from '@/lib/catalogue/orderable-item'
import { priceText } from '@/lib/catalogue/price-text'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { productData } from '@/lib/seo/structured-data'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { cartsOf, serveCarts } from '../cart/cart-harness.ts'

const { add, browser, control, sandbox } = serveCarts()

const TITLE = 'P900031601'
const ON_REQUEST = { without: 'Price on request', request: expect.stringContaining(ITEMS.kit) }

/** Prices that were seen in faulty responses, as JSON text. */
const IMPOSSIBLE: readonly (readonly [kind: string, price: string])[] = [
  ['zero', '{"currencyIso":"USD","value":0}'],
  ['less than zero', '{"currencyIso":"USD","value":-5}'],
  ['of another currency', '{"currencyIso":"EUR","value":2}'],
  ['of another type', '"226.00"'],
]

/** After the settings have been replaced. */
const catalogue = () => import('@/lib/backends/commerce/catalogue/catalogue-calls.server')

const PRICE = /\{"currencyIso":"USD","value":226(?:\.\d+)?(?:,"[^"}]*":"[^"}]*")*\}/g

/** From now on the real response of a path, with another price in every place of the kit’s price. */
async function drift(path: string, pattern: string, price: string): Promise<void> {
  const { urls, context } = sandbox()
  const query = 'fields=FULL&lang=en&curr=USD'
  const url = `${urls.commerce}/occ/v2/usassessments${path}${path.includes('?') ? '&' : '?'}${query}`
  const answer = await fetch(url, {
    headers: { 'x-site-id': 'usassessments', 'x-platform-key': context.settings.platformKey },
  })
  const text = await answer.text()
  expect(text).toMatch(PRICE)
  await control('POST', '/faults', {
    service: 'commerce',
    method: 'GET',
    path: pattern,
    body: JSON.parse(text.replaceAll(PRICE, price)),
  })
}

describe.each(IMPOSSIBLE)('a price that is %s', (_, price) => {
  it('makes its item “on request” on its title page, without an add button and without an offer', async () => {
    await drift(`/products/${TITLE}`, `^.*/products/${TITLE}$`, price)
    const { fetchTitle } = await catalogue()
    const answer = await fetchTitle({ locale: 'en-us' }, TITLE)
    if (!answer.ok) throw new Error('the title cannot be read')
    const items = answer.value.variantOptions ?? []
    const kit = items.find(({ code }) => code === ITEMS.kit)
    if (kit === undefined) throw new Error('there is no kit')
    expect(priceData('en-us', kit)).toEqual(ON_REQUEST)
    expect(isOrderable(kit)).toBe(false)
    expect(items.some(isOrderable)).toBe(true)
    const { hasVariant } = productData(answer.value, {
      address: 'https://store.example/kit',
      publisher: 'Publisher',
      taxIncluded: false,
    })
    const described = JSON.stringify(hasVariant)
    expect(described).toContain(ITEMS.kit)
    expect(described).not.toContain('"price":0')
    expect(described).not.toContain('"price":-5')
    expect(described).not.toContain('EUR')
    expect(priceText('en-us', answer.value)).not.toMatch(/0\.00|-|€/)
  })

  it('makes its item “on request” in search results, and causes no outage', async () => {
    const path = `/products/search?query=${ITEMS.kit}&filters=productKind:item`
    await drift(path, '^.*/products/search$', price)
    const { searchItems } = await catalogue()
    const found = await searchItems({ locale: 'en-us' }, { query: ITEMS.kit })
    expect(found.ok && found.value.products[0]?.price).toBeUndefined()
    expect(found.ok && found.value.products[0]?.code).toBe(ITEMS.kit)
  })

  it('leaves its cart entry without a price, the others unchanged, and no totals', async () => {
    await add({ [ITEMS.kit]: 1, [ITEMS.usage]: 3 })
    const { cart } = await cartsOf(browser)
    await drift(`/users/anonymous/carts/${cart?.guid}`, '^.*/users/anonymous/carts/[^/]+$', price)
    const drifted: Cart | undefined = (await cartsOf(browser)).cart
    const costs = drifted?.entries.map(({ product, basePrice }) => [product.code, basePrice?.value])
    expect(costs).toEqual([
      [ITEMS.kit, undefined],
      [ITEMS.usage, 2],
    ])
    expect([drifted?.subTotal, drifted?.totalPrice]).toEqual([undefined, undefined])
  })

  it('keeps its item from being added to the cart', async () => {
    await add({ [ITEMS.kit]: 1 })
    const { cart } = await cartsOf(browser)
    await drift(`/users/anonymous/carts/${cart?.guid}`, '^.*/users/anonymous/carts/[^/]+$', price)
    const body = await add({ [ITEMS.kit]: 1 })
    expect(body).toMatchObject({ status: 'ERROR', added: [] })
  })
})

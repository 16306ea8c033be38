import { beforeAll, expect, it } from 'vitest'
import { ITEMS } from './cart/cart-calls.ts'
import { type CatalogueHarness, createCatalogueHarness } from './catalogue/catalogue-harness.ts'
import { expectRefusal, looseSchema, readExactly } from './commerce-harness.ts'

let commerce: CatalogueHarness
beforeAll(() => {
  commerce = createCatalogueHarness()
})

const TITLE = 'P900041802'

const asking = (path: string, fields: string) => `${path}?fields=${encodeURIComponent(fields)}`

it('there are no shops to collect goods from', async () => {
  const none = { currentPage: 0, pageSize: 20, totalPages: 0, totalResults: 0 }
  for (const path of [
    '/stores',
    `/products/${ITEMS.manual}/stock`,
    `/products/${TITLE}/stock?location=Ohio`,
  ]) {
    const answer = await commerce.us(path)
    expect(await readExactly(answer, looseSchema)).toEqual({ stores: [], sorts: [], pagination: none })
    expect((await commerce.us(path, { method: 'HEAD' })).headers.get('x-total-count')).toBe('0')
  }
  const counts = await readExactly(await commerce.us('/stores/storescounts'), looseSchema)
  expect(counts).toEqual({ countriesAndRegionsStoreCount: [] })
  for (const path of ['/stores/Portland', `/products/${ITEMS.manual}/stock/Portland`, '/products/0/stock'])
    await expectRefusal(await commerce.us(path), 400, { type: 'UnknownIdentifierError' })
  const fields = 'stores(name,address(town),openingHours(weekDayOpeningList(weekDay)),stockInfo(stockLevel))'
  expect((await commerce.us(asking('/stores', fields))).status).toBe(200)
  await expectRefusal(await commerce.us(asking('/stores', 'stores(owner)')), 400, {
    type: 'ConversionError',
  })
})

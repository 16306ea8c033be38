import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { itemProductSchema, titleProductSchema } from '../../../../lib/contract/commerce/catalogue/product.ts'
import { migrate } from '../../../../sandbox/db/migrate.ts'
import { wipe } from '../../../../sandbox/db/wipe.ts'
import { CATALOGUE } from '../../../../sandbox/seed/catalogue/catalogue.ts'
import { seedCatalogue } from '../../../../sandbox/seed/catalogue/seed-catalogue.ts'
import { startSandbox } from '../../../support/sandbox.ts'
import { expectRefusal, readExactly } from '../commerce-harness.ts'
import { acronymsOf, type CatalogueHarness, createCatalogueHarness } from './catalogue-harness.ts'

let commerce: CatalogueHarness

beforeEach(() => {
  commerce = createCatalogueHarness()
})

const TITLE = 'P900011203'
const ITEM = '0011203300'

const readItem = async (site: string) =>
  readExactly(await commerce.call(`/occ/v2/${site}/products/${ITEM}?fields=FULL`), itemProductSchema)

const readTitle = async () =>
  readExactly(await commerce.us(`/products/${TITLE}?fields=FULL`), titleProductSchema)

describe('a change of the catalogue', () => {
  it('of a price takes effect at once, on its site only, also in the price range of the title and in sorting', async () => {
    const before = await readItem('ukassessments')
    await commerce.searchItems('', { sort: 'price-desc' })
    expect(await commerce.change(`/items/${ITEM}`, { site: 'usassessments', price: 1_234_567 })).toBe(204)
    expect((await readItem('usassessments')).price).toMatchObject({
      value: 12_345.67,
      formattedValue: '$12,345.67',
    })
    expect(await readItem('ukassessments')).toEqual(before)
    expect((await readTitle()).priceRange?.maxPrice.value).toBe(12_345.67)
    expect((await commerce.searchItems('', { sort: 'price-desc' })).products[0]?.code).toBe(ITEM)
  })

  it('of a price to none makes the item priced on request', async () => {
    await commerce.change(`/items/${ITEM}`, { site: 'usassessments', price: null })
    expect(await readItem('usassessments')).toMatchObject({
      purchasable: false,
      productItem: { priceOnRequest: true },
    })
  })

  it('of stock takes effect in the item and in the facet counts', async () => {
    const inStock = async () =>
      (await commerce.searchItems(':relevance:inStock:true', { pageSize: 1 })).pagination.totalResults
    const before = await inStock()
    await commerce.change(`/items/${ITEM}`, {
      site: 'usassessments',
      stock: { level: 0, expectedOn: '2027-02-01' },
    })
    expect((await readItem('usassessments')).stock).toEqual({
      stockLevelStatus: 'outOfStock',
      stockLevel: 0,
      expectedOn: '2027-02-01',
    })
    expect(await inStock()).toBe(before - 1)
    await commerce.change(`/items/${ITEM}`, { site: 'usassessments', stock: { level: 3 } })
    expect((await readItem('usassessments')).stock).toEqual({ stockLevelStatus: 'lowStock', stockLevel: 3 })
  })

  it('that withdraws a title removes it from the search but keeps its page', async () => {
    expect(await commerce.change(`/titles/${TITLE}`, { status: 'WITHDRAWN' })).toBe(204)
    expect(acronymsOf(await commerce.searchTitles('hwrs'))).toEqual([])
    const title = await readTitle()
    expect(title.assessment.status).toBe('WITHDRAWN')
    expect(title.variantOptions?.every(({ purchasable }) => !purchasable)).toBe(true)
  })

  it('that withdraws an item keeps it in the item list of its title, but it cannot be ordered', async () => {
    await commerce.change(`/items/${ITEM}`, { status: 'WITHDRAWN' })
    const item = (await readTitle()).variantOptions?.find(({ code }) => code === ITEM)
    expect(item).toMatchObject({ purchasable: false, productItem: { status: 'WITHDRAWN' } })
    expect((await commerce.searchItems(ITEM)).products).toEqual([])
  })

  it.each([
    ['/items/9999999999', { status: 'ACTIVE' }, 404],
    ['/titles/P900000000', { status: 'ACTIVE' }, 404],
    [`/items/${ITEM}`, { site: 'mars', price: 1 }, 400],
    [`/items/${ITEM}`, { site: 'usassessments', price: -1 }, 400],
    [`/titles/${TITLE}`, { status: 'GONE' }, 400],
    [`/titles/${TITLE}`, undefined, 400],
  ])('of %s with %o is refused', async (path, body, status) => {
    expect(await commerce.change(path, body)).toBe(status)
  })
})

test('the control service changes the catalogue of a running sandbox, and its reset undoes the change', async () => {
  const sandbox = await startSandbox()
  const price = async (): Promise<unknown> => {
    const url = `${sandbox.urls.commerce}/occ/v2/usassessments/products/${ITEM}?fields=price(value)`
    const headers = { 'x-platform-key': sandbox.context.settings.platformKey }
    return (await fetch(url, { headers })).json()
  }
  try {
    const before = await price()
    const changed = await fetch(`${sandbox.urls.control}/commerce/catalogue/items/${ITEM}`, {
      method: 'PUT',
      body: JSON.stringify({ site: 'usassessments', price: 4200 }),
    })
    expect([changed.status, await price()]).toEqual([204, { price: { value: 42 } }])
    await fetch(`${sandbox.urls.control}/reset`, { method: 'POST' })
    expect(await price()).toEqual(before)
  } finally {
    await sandbox.stop()
  }
})

test('a reset undoes changes and otherwise leaves the catalogue unchanged', async () => {
  const { database } = commerce.context
  const before = await readTitle()
  await commerce.change(`/items/${ITEM}`, { site: 'usassessments', price: 1 })
  await commerce.change(`/titles/${TITLE}`, { status: 'WITHDRAWN' })
  wipe(database)
  seedCatalogue(database)
  expect(await readTitle()).toEqual(before)
  expect(acronymsOf(await commerce.searchTitles('hwrs'))).toEqual(['HWRS-3'])
  const revision = () => database.prepare('SELECT revision FROM catalogue_state').get()
  const settled = revision()
  seedCatalogue(database)
  expect(revision()).toEqual(settled)
})

test('a catalogue can be enlarged by generated families until a reset', async () => {
  const { database } = commerce.context
  const titles = async () => (await commerce.searchTitles('')).pagination.totalResults
  const before = await titles()
  expect(await commerce.change('/size', { generated: 40 })).toBe(204)
  expect(await titles()).toBeGreaterThan(before + 20)
  expect(acronymsOf(await commerce.searchTitles('hwrs'))).toEqual(['HWRS-3'])
  wipe(database)
  seedCatalogue(database)
  expect(await titles()).toBe(before)
  expect(await commerce.change('/size', { generated: -1 })).toBe(400)
})

test('a data folder without a catalogue or with an older one is filled', () => {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  migrate(database)
  const count = () =>
    Number(database.prepare('SELECT count(*) AS titles FROM catalogue_titles').get()?.titles)
  expect(count()).toBe(0)
  seedCatalogue(database)
  expect(count()).toBe(CATALOGUE.assessments.length)
  database.exec("DELETE FROM catalogue_covers; UPDATE catalogue_state SET fingerprint = 'older'")
  seedCatalogue(database)
  expect(count()).toBe(CATALOGUE.assessments.length)
  expect(database.prepare('SELECT count(*) AS covers FROM catalogue_covers').get()?.covers).toBe(count())
  expect(database.prepare('PRAGMA foreign_key_check').all()).toEqual([])
})

describe('a cover image', () => {
  const open = { headers: { 'x-platform-key': '' } }

  it('is public and cached permanently under the address in the product', async () => {
    const { images } = await readTitle()
    const covers = images?.filter(({ imageType }) => imageType === 'PRIMARY')
    expect(covers?.map(({ format }) => format)).toEqual(['product', 'thumbnail'])
    for (const { url } of covers ?? []) {
      const response = await commerce.call(url, open)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(await response.text()).toMatch(/^<svg .*HWRS-3.*<\/svg>$/s)
    }
  })

  it('has a gallery with one picture per item group, which the items also use', async () => {
    const { images, variantOptions } = await readTitle()
    const gallery = images?.filter(({ imageType }) => imageType === 'GALLERY') ?? []
    const groups = new Set(variantOptions?.map(({ productItem }) => productItem.group))
    expect(new Set(gallery.map(({ galleryIndex }) => galleryIndex)).size).toBe(groups.size)
    const addresses = new Set(gallery.map(({ url }) => url))
    for (const item of variantOptions ?? [])
      for (const image of item.images ?? []) expect(addresses).toContain(image.url)
    for (const url of addresses)
      expect(await (await commerce.call(url, open)).text()).toMatch(/^<svg .*HWRS-3.*<\/svg>$/s)
  })

  it('is not cached under another version', async () => {
    const response = await commerce.call(`/medias/${TITLE}.svg?v=old`, open)
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
  })

  it.each(['P900000000.svg', `${TITLE}-unknown.svg`, 'x.svg', '..%2fpasswd', `${TITLE}.png`])(
    '%s does not exist',
    async file => {
      await expectRefusal(await commerce.call(`/medias/${file}`, open), 404, { type: 'NotFoundError' })
    },
  )
})

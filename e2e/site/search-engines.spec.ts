import { homePath, storePath } from '@/lib/site/paths'
import { getSite, LOCALES } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { E2E_PORTS } from '../ports'
import { areaPath, family, textIn, titlePath } from '../support/catalogue'

const ORIGIN = `http://localhost:${E2E_PORTS.store}`

const load = async (address: string): Promise<string> => {
  const answer = await fetch(address, { redirect: 'manual' })
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

/** Addresses that a page names as its alternatives, by their `hreflang`. */
const twinsOf = (html: string): ReadonlyMap<string, string> =>
  new Map(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
      ([, name = '', address = '']) => [name, address],
    ),
  )

const canonicalOf = (html: string): string | undefined =>
  /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]

const dataOf = (html: string): readonly Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, text = '']) => {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed : [parsed]
  })

test.describe('identical pages of all sites name one another as alternatives, and only existing ones', () => {
  for (const [name, path] of [
    ['the regional home', homePath('en-gb')],
    ['the store', storePath('fr-ca')],
    ['a title', titlePath('fr-ca', 'HWRS-3')],
    ['a title that is not sold everywhere', titlePath('en-us', 'CHCI')],
    ['an area', areaPath('nl-nl', 'cognition')],
  ] as const)
    test(name, async () => {
      const html = await load(`${ORIGIN}${path}`)
      expect(canonicalOf(html)).toBe(`${ORIGIN}${path}`)
      const twins = twinsOf(html)
      expect([...twins.values()]).toContain(`${ORIGIN}${path}`)
      for (const address of twins.values()) {
        const twin = await load(address)
        expect(canonicalOf(twin)).toBe(address)
        expect(twinsOf(twin)).toEqual(twins)
      }
    })
})

test('a title has no alternative on a site that does not sell it, and its page there is not indexed', async () => {
  for (const [locale, name, acronym] of [
    ['en-ca', 'en-CA', 'AGSC-2'],
    ['fr-ca', 'fr-CA', 'AGSC-2'],
    ['nl-nl', 'nl-NL', 'CHCI'],
    ['es-es', 'es-ES', 'CHCI'],
  ] as const) {
    const elsewhere = await load(`${ORIGIN}${titlePath(locale, acronym)}`)
    expect(elsewhere, locale).toMatch(/<meta name="robots" content="noindex/)
    expect(canonicalOf(elsewhere), locale).toBeUndefined()
    expect(dataOf(elsewhere), locale).toEqual([])
    const sold = twinsOf(await load(`${ORIGIN}${titlePath('en-us', acronym)}`))
    expect(sold.has(name), locale).toBe(false)
    expect(sold.has('en-GB'), locale).toBe(true)
  }
})

for (const locale of ['en-us', 'en-au', 'fr-ca', 'nl-nl', 'es-es'] as const)
  test(`a title in ${locale} has structured data for its items, prices and breadcrumbs`, async () => {
    const { siteId, currency, priceBasis } = getSite(locale)
    const price = { valueAddedTaxIncluded: priceBasis === 'included', priceCurrency: currency }
    const things = dataOf(await load(`${ORIGIN}${titlePath(locale, 'HWRS-3')}`))
    const way = things.find(thing => thing['@type'] === 'BreadcrumbList')
    expect(way?.itemListElement).toHaveLength(4)
    const group = things.find(thing => thing['@type'] === 'ProductGroup')
    const variants = group?.hasVariant as { sku: string; offers?: Record<string, unknown> }[]
    const offered = family('HWRS-3').items.filter(({ offers }) => offers.some(({ site }) => site === siteId))
    expect(variants.map(({ sku }) => sku).sort()).toEqual(offered.map(({ code }) => code).sort())
    for (const { offers } of variants)
      expect(offers).toMatchObject({
        priceSpecification: price,
        availability: expect.stringMatching(/^(?:InStock|LimitedAvailability)$/),
      })
    expect(group?.offers).toMatchObject({ priceSpecification: price })
  })

test('every page in a sitemap exists under its canonical address, for each site', async () => {
  for (const locale of ['en-us', 'fr-ca', 'nl-nl'] as const) {
    const index = await load(`${ORIGIN}/${locale}/sitemap.xml`)
    const sitemaps = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(sitemaps.length).toBeGreaterThanOrEqual(2)
    const lists = await Promise.all(sitemaps.map(load))
    const addresses = lists.flatMap(list => [...list.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, a = '']) => a))
    expect(addresses).toContain(`${ORIGIN}${homePath(locale)}`)
    expect(addresses.length).toBeGreaterThan(30)
    for (const address of addresses) expect(canonicalOf(await load(address))).toBe(address)
  }
})

test('robots.txt names the sitemap of every site that the host serves', async () => {
  const text = await load(`${ORIGIN}/robots.txt`)
  for (const locale of LOCALES) expect(text).toContain(`Sitemap: ${ORIGIN}/${locale}/sitemap.xml`)
  expect(text).toContain('Disallow: /api/')
})

test('a shared link has an image, a title and a description in the language of its site', async ({
  page,
}) => {
  const tell = (property: string) => page.locator(`meta[property="og:${property}"]`).getAttribute('content')
  const { title, tagline } = family('LSRI-5')
  for (const locale of ['en-us', 'fr-ca', 'nl-nl'] as const) {
    await page.goto(titlePath(locale, 'LSRI-5'))
    expect(await tell('title')).toContain(textIn(locale, title))
    expect(await tell('description')).toBe(textIn(locale, tagline))
    const picture = await fetch((await tell('image')) ?? '')
    expect([picture.status, picture.headers.get('content-type')], locale).toEqual([200, 'image/png'])
  }
})

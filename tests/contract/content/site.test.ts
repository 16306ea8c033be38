import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtInFooter, builtInHeader, builtInLogin } from '@/lib/backends/content/built-in'
import { footerContentSchema, headerContentSchema, loginContentSchema } from '@/lib/contract/content'
import { getSite, LOCALES } from '@/lib/site/sites'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.stop())

const get = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${sandbox.urls.content}${path}`, init)

const getJson = async (path: string): Promise<unknown> => (await get(path)).json()

describe.each(LOCALES)('the marketing site of %s', locale => {
  it('publishes a header with the banner and promotional tile that the built-in copy does not have', async () => {
    const answer = await getJson(`/content/${locale}/header.json`)
    const header = headerContentSchema.parse(answer)
    expect(header).toEqual(answer)
    const [assessments, ...others] = header.groups
    expect(assessments?.promo?.linkText).toBeTruthy()
    const { banners, support: _support, ...rest } = header
    expect(banners.length).toBeGreaterThan(0)
    const { promo: _promo, ...withoutPromo } = assessments ?? {}
    expect({ ...rest, banners: [], groups: [withoutPromo, ...others] }).toEqual(builtInHeader(locale))
  })

  it('publishes the footer', async () => {
    const answer = await getJson(`/content/${locale}/footer.json`)
    expect(footerContentSchema.parse(answer)).toEqual(builtInFooter(locale))
  })

  it('has every own page that its header and footer link to', async () => {
    const links = [
      ...builtInHeader(locale).groups.flatMap(group => group.columns.flatMap(column => column.links)),
      ...builtInFooter(locale).columns.flatMap(column => column.links),
      ...builtInFooter(locale).legal,
      builtInHeader(locale).internationalContacts,
      builtInLogin(locale).item.help,
    ]
    const paths = new Set(links.map(link => link.href).filter(href => href.startsWith('site:')))
    for (const path of paths) {
      expect((await get(`/${locale}/${path.slice('site:'.length)}`)).status, path).toBe(200)
    }
  })

  it('publishes navigation and footer as HTML fragments in its own language', async () => {
    const nav = await (await get(`/content/${locale}/first-level-nav.html`)).text()
    const footer = await (await get(`/content/${locale}/footer.html`)).text()
    expect(nav).toContain(`<a href="store:a-z">`)
    expect(nav).not.toContain('&amp;amp;')
    for (const group of builtInHeader(locale).groups) expect(nav).toContain(group.label)
    for (const link of builtInFooter(locale).legal) expect(footer).toContain(`href="${link.href}"`)
  })

  it('has an error page in its own language for 4xx and 5xx codes only', async () => {
    const page = await get(`/${locale}/error.503.html`)
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
    const text = await page.text()
    expect(text).toContain(`<html lang="${getSite(locale).languageTag}">`)
    expect(text).toContain('503')
    expect((await get(`/${locale}/error.200.html`)).status).toBe(404)
  })
})

it('an error page names an existing icon, so that browsers request no other', async () => {
  const page = await (await get('/en-us/error.503.html')).text()
  const [, href = ''] = page.match(/<link rel="icon" href="([^"]+)">/) ?? []
  const icon = await get(href)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
})

describe('the content items of the login page', () => {
  it.each(['en-us', 'en-ca', 'fr-ca', 'en-gb', 'nl-nl', 'en-au', 'zh-sg'] as const)(
    'exist for %s',
    async locale => {
      const answer = await getJson(`/content/login/${locale}.json`)
      expect(loginContentSchema.parse(answer)).toEqual(builtInLogin(locale))
    },
  )

  it.each(['es-es', 'en-nz', 'ja-jp', 'xx-xx', '__proto__'])('do not exist for %s', async item => {
    expect((await get(`/content/login/${item}.json`)).status).toBe(404)
  })
})

it('a document may be cached for a minute and is answered with 304 while unchanged', async () => {
  const first = await get('/content/en-us/footer.json')
  expect(first.headers.get('cache-control')).toBe('max-age=60')
  const tag = first.headers.get('etag') ?? ''
  const second = await get('/content/en-us/footer.json', { headers: { 'if-none-match': tag } })
  expect(second.status).toBe(304)
})

it.each(['/content/xx-xx/header.json', '/content/en-us/other.json', '/en-us/no/such/page', '/'])(
  'an unknown address is answered with 404: %s',
  async path => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  },
)

import { createServer, type Server, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { builtInFooter, builtInHeader, builtInLogin } from '@/lib/backends/content/built-in'
import { parseSearchAddress } from '@/lib/catalogue/search/search-address'
import { searchPath } from '@/lib/site/paths'

const site = vi.hoisted(() => ({ url: '', warn: vi.fn(), flags: {} as Record<string, boolean> }))

vi.mock('@/lib/config/env.server', async importOriginal => ({
  ...(await importOriginal<typeof import('@/lib/config/env.server')>()),
  getSettings: () => ({ CONTENT_URL: site.url }),
}))
vi.mock('@/lib/backends/flags/get-flags.server', async () => {
  const { toFlagValues } = await import('@/lib/backends/flags/flag-values')
  return { getFlags: async () => ({ values: toFlagValues(site.flags) }) }
})
vi.mock('@/lib/log/logger', () => ({ logger: { info: vi.fn(), warn: site.warn } }))

const documents = new Map<string, unknown>()
const asked: string[] = []

/** A space now and then, for as long as anybody listens. */
function drip(response: ServerResponse): void {
  const timer = setInterval(() => response.write(' '), 50)
  response.once('close', () => clearInterval(timer))
}

const listen = (): Promise<Server> =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      const path = request.url ?? ''
      asked.push(path)
      const document = documents.get(path)
      response.writeHead(document === undefined ? 404 : 200, { 'content-type': 'application/json' })
      if (document === 'endless') drip(response)
      else response.end(JSON.stringify(document ?? {}))
    }).listen(0, '127.0.0.1', () => resolve(server))
  })

/** Fresh modules, because what was read is kept for a minute. */
async function load() {
  vi.resetModules()
  const [{ loadHeader }, { loadFooter }, { loadLoginText }] = await Promise.all([
    import('@/lib/menu/header.server'),
    import('@/lib/backends/content/footer.server'),
    import('@/lib/backends/content/login-text.server'),
  ])
  return { loadHeader, loadFooter, loadLoginText }
}

let server: Server

beforeAll(async () => {
  server = await listen()
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  site.url = `http://127.0.0.1:${address.port}`
})
afterAll(() => server.close())
beforeEach(() => {
  documents.clear()
  asked.length = 0
  site.flags = {}
  site.warn.mockReset()
})

describe('content of the regional sites', () => {
  it('is theirs where they answer', async () => {
    const header = { ...builtInHeader('nl-nl'), countrySelector: { label: 'Onze site' } }
    const footer = { ...builtInFooter('nl-nl'), copyright: 'Van de redactie' }
    documents.set('/content/nl-nl/header.json', header).set('/content/nl-nl/footer.json', footer)
    const { loadHeader, loadFooter } = await load()
    expect((await loadHeader('nl-nl')).countrySelector.label).toBe('Onze site')
    expect((await loadFooter('nl-nl')).copyright).toBe('Van de redactie')
  })

  it('is the built-in copy where theirs is larger than half a megabyte, or never ends', async () => {
    const padded = (length: number) => ({
      ...builtInFooter('nl-nl'),
      copyright: 'Van de redactie',
      padding: 'x'.repeat(length),
    })
    documents.set('/content/nl-nl/header.json', 'endless').set('/content/nl-nl/footer.json', padded(524_288))
    const { loadHeader, loadFooter } = await load()
    expect(await loadHeader('nl-nl')).toEqual(builtInHeader('nl-nl'))
    expect(await loadFooter('nl-nl')).toEqual(builtInFooter('nl-nl'))
    documents.set('/content/nl-nl/footer.json', padded(500_000))
    expect((await (await load()).loadFooter('nl-nl')).copyright).toBe('Van de redactie')
  })

  it('is the built-in copy where they do not, with a line in the log (spec §8)', async () => {
    const { loadHeader, loadFooter } = await load()
    expect(await loadHeader('fr-ca')).toEqual(builtInHeader('fr-ca'))
    expect(await loadFooter('fr-ca')).toEqual(builtInFooter('fr-ca'))
    expect(site.warn.mock.calls.filter(([, message]) => message === 'content not available')).toHaveLength(2)
  })

  it('is the built-in copy where the answer is not of the agreed shape', async () => {
    documents.set('/content/en-gb/header.json', { locale: 'en-gb', groups: 'none' })
    const { loadHeader } = await load()
    expect(await loadHeader('en-gb')).toEqual(builtInHeader('en-gb'))
  })

  it('is asked for once by many pages', async () => {
    documents.set('/content/en-us/header.json', builtInHeader('en-us'))
    const { loadHeader } = await load()
    await Promise.all([loadHeader('en-us'), loadHeader('en-us')])
    await loadHeader('en-us')
    expect(asked).toEqual(['/content/en-us/header.json'])
  })
})

describe('the login text', () => {
  it.each([
    ['ja-jp', 'zh-sg'],
    ['zh-sg', 'zh-sg'],
    ['en-nz', 'en-au'],
    ['en-gb', 'en-gb'],
  ] as const)('of %s is the item of %s (spec §7)', async (locale, item) => {
    const text = builtInLogin(locale)
    documents.set(`/content/login/${item}.json`, {
      ...text,
      item: { ...text.item, title: 'From the editors' },
    })
    const { loadLoginText } = await load()
    expect((await loadLoginText(locale)).item.title).toBe('From the editors')
  })

  it('of Spain is the built-in copy, and no one is asked', async () => {
    const { loadLoginText } = await load()
    expect(await loadLoginText('es-es')).toEqual(builtInLogin('es-es'))
    expect(asked).toEqual([])
  })

  it('is the built-in copy where the answer lacks the login item', async () => {
    documents.set('/content/login/en-gb.json', { locale: 'en-gb' })
    const { loadLoginText } = await load()
    expect(await loadLoginText('en-gb')).toEqual(builtInLogin('en-gb'))
  })
})

describe('the training partner program in the menu', () => {
  const entries = async () => {
    const { loadHeader } = await load()
    const { groups } = await loadHeader('en-ca')
    const links = groups.flatMap(({ columns }) => columns.flatMap(column => column.links))
    return links.filter(({ label }) => label === 'Training partner program').map(({ href }) => href)
  }

  it('leads to the marketing site while its courses are not sold', async () => {
    expect(await entries()).toEqual(['site:learning/training-partners'])
  })

  it('leads to the courses of the store where they are', async () => {
    site.flags = { tpp: true }
    const [address = ''] = await entries()
    const { pathname, searchParams } = new URL(address, 'http://store.invalid')
    expect(pathname).toBe(searchPath('en-ca'))
    expect(parseSearchAddress(Object.fromEntries(searchParams)).facets).toEqual({ itemGroup: ['TRAINING'] })
  })
})

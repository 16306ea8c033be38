import type { RequestListener, ServerResponse } from 'node:http'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath, searchPath } from '@/lib/site/paths'
import { LOCALES, type Locale } from '@/lib/site/sites'
import { bodyOf, headersOf, openSite, request, type Site, sendRaw, statusOf } from './support'

let site: Site | undefined
afterEach(() => site?.close())

const BROWSER = ['Host: localhost', 'Accept: text/html']
const SCRIPT = ['Host: localhost', 'Accept: application/json']

const ask = (path: string, headers = BROWSER): Promise<string> =>
  sendRaw(site?.port ?? 0, request(`GET ${path} HTTP/1.1`, headers))

const search = (words: string | number, locale: Locale = 'en-us'): string =>
  `${searchPath(locale)}?q=${words}`

/** A site with more searches than can wait, which are answered when the test says so. */
async function openFull(answerAtOnce: (url: string) => boolean) {
  const held: ServerResponse[] = []
  const asked: string[] = []
  const listener: RequestListener = ({ url = '' }, response) => {
    asked.push(url)
    if (answerAtOnce(url)) {
      response.setHeader('cache-control', 's-maxage=60')
      response.setHeader('content-type', 'text/html').end(`<p>page ${url}</p>`)
    } else held.push(response)
  }
  site = await openSite(listener, { pagesPerMinute: 10_000 })
  return { held, asked }
}

/** Asks for searches until the first of them is shed. */
async function fill(): Promise<string> {
  const shed = Promise.withResolvers<string>()
  for (let index = 0; index < 140; index += 1)
    void ask(search(index)).then(answer => statusOf(answer) === 503 && shed.resolve(answer))
  return shed.promise
}

describe('a store with more to do than it can', () => {
  test('tells a browser so on a page in its language, and when to come again', async () => {
    await openFull(() => false)
    await fill()
    for (const locale of LOCALES) {
      const answer = await ask(search('x', locale))
      const { busy, failure } = getMessages(locale).layout
      expect([
        statusOf(answer),
        headersOf(answer, 'retry-after'),
        headersOf(answer, 'cache-control'),
      ]).toEqual([503, ['5'], ['no-store']])
      const page = Buffer.from(bodyOf(answer), 'latin1').toString('utf8')
      expect(page).toContain(`<h1>${busy.title}</h1>`)
      expect(page).toContain(`href="${search('x', locale)}" class="again">${failure.retry}`)
    }
  })

  test('tells a script so in problem form', async () => {
    await openFull(() => false)
    await fill()
    const answer = await ask('/api/catalogue/suggest?locale=en-us&q=a', SCRIPT)
    expect([statusOf(answer), headersOf(answer, 'retry-after')]).toEqual([503, ['5']])
    expect(JSON.parse(bodyOf(answer))).toMatchObject({ status: 503, code: 'busy' })
  })

  test('still answers health checks, files and pages from memory', async () => {
    const { asked } = await openFull(url => !url.includes('search'))
    await ask('/en-us')
    await fill()
    const before = asked.length
    const paths = ['/api/health/live', '/api/health/ready', '/favicon.svg', '/en-us']
    for (const path of paths) expect([path, statusOf(await ask(path))]).toEqual([path, 200])
    expect(asked.slice(before)).toEqual(paths.slice(0, 3))
  })

  test('begins a sign-in before the searches that have waited longer', async () => {
    const { held, asked } = await openFull(() => false)
    await fill()
    void ask(loginPath('en-us'))
    const running = asked.length
    // The sign-in has a place of its own in the queue: another search is shed for it.
    await vi.waitFor(async () => expect(statusOf(await ask(search('late')))).toBe(503))
    held[0]?.end('done')
    await vi.waitFor(() => expect(asked.length).toBe(running + 1))
    expect(asked.at(-1)).toBe(loginPath('en-us'))
  })
})

describe('a network that asks for more pages than its share', () => {
  const open = async () => {
    site = await openSite(
      ({ url = '' }, response) => {
        response.setHeader('cache-control', 's-maxage=60').setHeader('content-type', 'text/html')
        response.end(`<p>page ${url}</p>`)
      },
      { pagesPerMinute: 10 },
    )
  }

  test('is asked to wait, on a page or in problem form', async () => {
    await open()
    for (let index = 0; index < 10; index += 1) expect(statusOf(await ask(search(index)))).toBe(200)
    const page = await ask(search('more', 'fr-ca'))
    const [seconds = ''] = headersOf(page, 'retry-after')
    expect([statusOf(page), Number(seconds)]).toEqual([429, expect.closeTo(6, -1)])
    expect(bodyOf(page)).toContain(getMessages('fr-ca').layout.flood.title)
    expect(JSON.parse(bodyOf(await ask(search('more'), SCRIPT)))).toMatchObject({ code: 'too-many-pages' })
  })

  test('may look at pages from memory, files and data as often as it likes', async () => {
    await open()
    const paths = ['/en-us', '/favicon.svg', '/api/account?locale=en-us']
    for (let index = 0; index < 12; index += 1)
      for (const path of paths) expect([path, statusOf(await ask(path))]).toEqual([path, 200])
  })
})

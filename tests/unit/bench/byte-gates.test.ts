import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { brokenByteGates, HTML_BUDGETS, SCRIPT_BUDGETS } from '../../../bench/budgets.ts'
import { findFiles, measurePage, type PageBytes } from '../../../bench/script-bytes.ts'

const PAGE = `<!DOCTYPE html><html><head>
  <link rel="stylesheet" href="/a.css" data-precedence="next"/><link rel="icon" href="/icon.svg"/>
  <link rel="preload" as="script" fetchPriority="low" href="/main.js?v=1&amp;w=2"/>
  <link rel="modulepreload" href="/late.js"/><link rel="canonical" href="https://example.com/"/>
</head><body><script src="/main.js?v=1&amp;w=2" async=""></script>
<script src="/old.js" noModule=""></script><script>inline()</script></body></html>`

const EMPTY: PageBytes = { html: 10, htmlGzip: 5, scripts: 130_000, css: 0, requests: 6, intruders: [] }

describe('files of a first view', () => {
  it('are each counted once, without what only old browsers fetch', () => {
    expect(findFiles(PAGE)).toEqual({
      scripts: ['/main.js?v=1&w=2', '/late.js'],
      css: ['/a.css'],
      other: ['/icon.svg'],
    })
  })
})

describe('measuring a page', () => {
  let server: http.Server
  const serve = async (files: Readonly<Record<string, string>>): Promise<string> => {
    server = http.createServer((request, response) => {
      const body = files[request.url ?? '']
      response.writeHead(body === undefined ? 404 : 200).end(body)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  }
  afterEach(() => server.close())

  it('sums the compressed sizes and names parts that should come later', async () => {
    const [main, late] = ['main()', 'boot("clientstream.launchdarkly.com")']
    const url = await serve({ '/': PAGE, '/main.js?v=1&w=2': main, '/late.js': late, '/a.css': 'a{}' })
    const gzip = (text: string) => gzipSync(text, { level: 9 }).length
    expect(await measurePage(url)).toEqual({
      html: PAGE.length,
      htmlGzip: gzip(PAGE),
      scripts: gzip(main) + gzip(late),
      css: gzip('a{}'),
      requests: 5,
      intruders: ['flag client'],
    })
  })

  it('counts the style that a page brings as style, and a disabled link as no request', async () => {
    const style = 'p { color: red }'
    const link = '<link rel="stylesheet" href="/a.css" data-precedence="next" disabled=""/>'
    const url = await serve({ '/': `<head><style>${style}</style>${link}</head>` })
    const { html, css, requests } = await measurePage(url)
    expect({ html, css, requests }).toEqual({
      html: `<head><style></style>${link}</head>`.length,
      css: gzipSync(style, { level: 9 }).length,
      requests: 1,
    })
  })

  it('fails when a file of the page is missing', async () => {
    const url = await serve({ '/': PAGE })
    await expect(measurePage(url)).rejects.toThrow('answered 404')
  })
})

describe('byte gates', () => {
  const page = (own: number): PageBytes => ({ ...EMPTY, scripts: EMPTY.scripts + own })

  it.each(['content', 'wizard'] as const)('let a %s page have its budget and not a byte more', kind => {
    const { gate } = SCRIPT_BUDGETS[kind]
    expect(brokenByteGates(kind, page(gate), EMPTY)).toEqual([])
    expect(brokenByteGates(kind, page(gate + 1), EMPTY)).toEqual([
      `${gate + 1} script bytes beyond the empty page, at most ${gate}`,
    ])
  })

  it.each(['content', 'wizard'] as const)(
    'let the HTML of a %s page have its budget and not a byte more',
    kind => {
      const { gate } = HTML_BUDGETS[kind]
      expect(brokenByteGates(kind, { ...EMPTY, html: gate }, EMPTY)).toEqual([])
      expect(brokenByteGates(kind, { ...EMPTY, html: gate + 1 }, EMPTY)).toEqual([
        `${gate + 1} HTML bytes, at most ${gate}`,
      ])
    },
  )

  it('name every budget that is broken', () => {
    const heavy = { ...EMPTY, css: 15_001, requests: 15, intruders: ['phone metadata'] }
    expect(brokenByteGates('content', heavy, EMPTY)).toEqual([
      '15001 CSS bytes, at most 15000',
      '15 requests, at most 14',
      'the phone metadata is among the first scripts',
    ])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSearchSchema } from '@/lib/contract/content-search'
import { startSandbox, type TestSandbox } from '../../support/sandbox.ts'

let sandbox: TestSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})

afterAll(() => sandbox.stop())

const ask = (locale: string, query: Record<string, string>): Promise<Response> =>
  fetch(`${sandbox.urls.content}/content/${locale}/search.json?${new URLSearchParams(query)}`)

const search = async (locale: string, q: string, limit = '5') => {
  const answer = await (await ask(locale, { q, limit })).json()
  expect(contentSearchSchema.strict().parse(answer)).toEqual(answer)
  return contentSearchSchema.parse(answer)
}

describe('the search of the marketing site (spec §2, search box)', () => {
  it('matches pages by the beginnings of all words, in the language of the site', async () => {
    const { results } = await search('en-us', 'purch ord')
    expect(results[0]).toMatchObject({ href: 'site:ordering/purchase-orders' })
    expect((await search('en-us', 'zebra')).results).toEqual([])
  })

  it('reports that no page has all words, and then finds the pages with most of them', async () => {
    expect(await search('en-us', 'purchase zebra')).toMatchObject({
      quality: 'SOME',
      results: [{ href: 'site:ordering/purchase-orders' }],
    })
    expect(await search('en-us', 'purchase zebra crossing')).toEqual({ total: 0, results: [] })
    expect((await search('en-us', 'purchase orders')).quality).toBe('ALL')
  })

  it('matches words in the page text, not only in titles, and ignores filler words of a sentence', async () => {
    const { results } = await search('en-us', 'how do I pay an invoice')
    expect(results[0]).toMatchObject({ href: 'site:ordering/purchase-orders' })
    const french = await search('fr-ca', 'comment payer une facture')
    expect(french.results[0]).toMatchObject({ href: 'site:ordering/purchase-orders' })
  })

  it('ignores accents and letter case', async () => {
    const plain = await search('fr-ca', 'TELEPRATIQUE')
    expect(plain.total).toBeGreaterThan(0)
    expect((await search('fr-ca', 'télépratique')).total).toBe(plain.total)
  })

  it('returns the requested number of results and the total count', async () => {
    const { results, total } = await search('en-us', 'leg', '2')
    expect(results).toHaveLength(2)
    expect(total).toBeGreaterThan(2)
  })

  it('finds nothing for an empty query, and rejects an unknown site', async () => {
    expect(await search('nl-nl', ' ?! ')).toEqual({ total: 0, results: [] })
    expect((await ask('xx-xx', { q: 'a' })).status).toBe(404)
  })

  it.each(['en-us', 'nl-nl', 'es-es'])('links only to existing pages on the site of %s', async locale => {
    const { results } = await search(locale, 'leg', '20')
    expect(results.length).toBeGreaterThan(0)
    for (const { href } of results) {
      const page = await fetch(`${sandbox.urls.content}/${locale}/${href.replace('site:', '')}`)
      expect(page.status, href).toBe(200)
    }
  })
})

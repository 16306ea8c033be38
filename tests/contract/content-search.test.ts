import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentSearchSchema } from '@/lib/contract/content-search'
import { startSandbox, type TestSandbox } from '../support/sandbox.ts'

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

describe('the search of the marketing site (spec §2, CONTENT)', () => {
  it('finds pages by the beginnings of all words, in the language of the site', async () => {
    const { results } = await search('en-us', 'purch ord')
    expect(results[0]).toMatchObject({ href: 'site:ordering/purchase-orders' })
    expect((await search('en-us', 'zebra')).results).toEqual([])
  })

  it('says where no page speaks of all words, and finds those that speak of most', async () => {
    expect(await search('en-us', 'purchase zebra')).toMatchObject({
      quality: 'SOME',
      results: [{ href: 'site:ordering/purchase-orders' }],
    })
    expect(await search('en-us', 'purchase zebra crossing')).toEqual({ total: 0, results: [] })
    expect((await search('en-us', 'purchase orders')).quality).toBe('ALL')
  })

  it('finds pages by words that their titles do not have, whatever the sentence around them', async () => {
    const { results } = await search('en-us', 'how do I pay an invoice')
    expect(results[0]).toMatchObject({ href: 'site:ordering/purchase-orders' })
    const french = await search('fr-ca', 'comment payer une facture')
    expect(french.results[0]).toMatchObject({ href: 'site:ordering/purchase-orders' })
  })

  it('minds neither accents nor capitals', async () => {
    const plain = await search('fr-ca', 'TELEPRATIQUE')
    expect(plain.total).toBeGreaterThan(0)
    expect((await search('fr-ca', 'télépratique')).total).toBe(plain.total)
  })

  it('answers as many as were asked for, and counts all', async () => {
    const { results, total } = await search('en-us', 'leg', '2')
    expect(results).toHaveLength(2)
    expect(total).toBeGreaterThan(2)
  })

  it('finds nothing for nothing, and no site that does not exist', async () => {
    expect(await search('nl-nl', ' ?! ')).toEqual({ total: 0, results: [] })
    expect((await ask('xx-xx', { q: 'a' })).status).toBe(404)
  })

  it.each(['en-us', 'nl-nl', 'es-es'])('leads only to pages that exist on the site of %s', async locale => {
    const { results } = await search(locale, 'leg', '20')
    expect(results.length).toBeGreaterThan(0)
    for (const { href } of results) {
      const page = await fetch(`${sandbox.urls.content}/${locale}/${href.replace('site:', '')}`)
      expect(page.status, href).toBe(200)
    }
  })
})

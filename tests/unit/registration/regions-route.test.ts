import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { GET } from '@/app/api/reference/regions/route'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { addressReference, loadAddressLists } from '@/lib/registration/reference.server'
import { serveBackEnds } from './store'

const backEnds = serveBackEnds()

async function ask(query: string) {
  const headers = { host: 'localhost:3000' }
  const response = await GET(
    new NextRequest(`http://localhost:3000/api/reference/regions?${query}`, { headers }),
  )
  return { status: response.status, body: await response.json() }
}

describe('the regions of a country', () => {
  it.each(['US', 'us'])('are listed for %s', async country => {
    expect(await ask(`locale=en-us&country=${country}`)).toEqual({
      status: 200,
      body: {
        regions: [
          { code: 'US-NY', name: 'Region US-NY' },
          { code: 'US-CA', name: 'Region US-CA' },
        ],
      },
    })
  })

  it.each(['HK', 'XX', '', '../users', 'USA'])(
    'are none for %j, and no back end is asked about it',
    async country => {
      expect(await ask(`locale=en-us&country=${encodeURIComponent(country)}`)).toEqual({
        status: 200,
        body: { regions: [] },
      })
      expect(backEnds().sent.filter(({ call }) => call.includes(country) && country !== '')).toEqual([])
    },
  )

  it.each(['', 'xx-xx', 'toString'])('are not known on a site %j', async locale => {
    expect(await ask(`locale=${locale}&country=US`)).toMatchObject({ status: 400, body: { code: 'locale' } })
    expect(backEnds().sent).toEqual([])
  })

  it('are refused after a thousand a minute from one address', async () => {
    for (let asked = 1; asked <= 1_000; asked += 1) await consumeLimit('read', 'unknown')
    expect(await ask('locale=en-us&country=US')).toMatchObject({
      status: 429,
      body: { status: 429, code: 'too-many-requests' },
    })
    expect(backEnds().sent).toEqual([])
  })

  it('cannot be had in an outage', async () => {
    backEnds().reply('GET countries', { status: 500 })
    expect(await ask('locale=nl-nl&country=US')).toMatchObject({ status: 503, body: { code: 'unavailable' } })
  })
})

describe('the lists of an address form', () => {
  it.each([
    [' us ', 'US'],
    ['CA', 'CA'],
    ['XX', 'GB'],
    ['', 'GB'],
  ])('are those of %j: %s', async (wanted, country) => {
    const lists = await loadAddressLists('en-gb', wanted, 'GB')
    expect(lists).toMatchObject({ ok: true, value: { country } })
  })

  it('are what an address is held against', () => {
    const lists = {
      countries: [{ code: 'US', name: 'United States' }],
      country: 'US',
      regions: [{ code: 'US-NY', name: 'New York' }],
    }
    expect(addressReference(lists)).toEqual({ countries: ['US'], regions: { US: ['US-NY'] } })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { baseSiteListSchema } from '../../../lib/contract/commerce/base-site.ts'
import { SITE_IDS } from '../../../lib/contract/site-ids.ts'
import {
  type CommerceHarness,
  createHarness,
  expectRefusal,
  looseSchema,
  readExactly,
} from './commerce-harness.ts'

let commerce: CommerceHarness

beforeAll(() => {
  commerce = createHarness()
})

const noKey = { headers: { 'x-platform-key': '' } }

describe('sites and platform key', () => {
  it('lists the nine sites to every caller, each with a base store', async () => {
    const { baseSites } = await readExactly(
      await commerce.call('/occ/v2/basesites', noKey),
      baseSiteListSchema,
    )
    expect(baseSites.map(site => site.uid)).toEqual([...SITE_IDS])
    const canada = baseSites.find(site => site.uid === 'caassessments')
    expect(canada?.stores[0]?.languages.map(language => language.isocode)).toEqual(['en', 'fr'])
    expect(canada?.stores[0]?.defaultCurrency).toMatchObject({ isocode: 'CAD', symbol: '$' })
  })

  it.each(['/occ/v2/usassessments/languages', '/occ/v2/nowhere', '/store/customer/current'])(
    'refuses %s without the platform key',
    async path => {
      await expectRefusal(await commerce.call(path, noKey), 403, { type: 'ForbiddenError' })
    },
  )

  it('rejects an unknown site and a site header that contradicts the path', async () => {
    await expectRefusal(await commerce.call('/occ/v2/frassessments/languages'), 400, {
      type: 'InvalidResourceError',
    })
    const disagreeing = { headers: { 'x-site-id': 'caassessments' } }
    await expectRefusal(await commerce.us('/languages', disagreeing), 400, { type: 'InvalidResourceError' })
    expect((await commerce.us('/languages', { headers: { 'x-site-id': 'usassessments' } })).status).toBe(200)
  })
})

describe('request headers', () => {
  it('accept an entry point of up to 64 characters and reject a longer one', async () => {
    const named = (length: number) => ({ headers: { 'x-entry-point': 'e'.repeat(length) } })
    expect((await commerce.us('/languages', named(64))).status).toBe(200)
    await expectRefusal(await commerce.us('/languages', named(65)), 400, { type: 'ValidationError' })
  })

  it('accept any routing region and the request for an uncached response', async () => {
    const headers = { 'x-routing-region': 'MOON', 'cache-control': 'no-cache' }
    expect((await commerce.us('/languages', { headers })).status).toBe(200)
  })
})

describe('malformed requests', () => {
  it.each([
    '/occ/v2/usassessments/no-such-thing',
    '/occ/v2/usassessments/languages/',
    '/occ/v2/basesites/x/y',
    '/occ/v2/usassessments/users',
    '/elsewhere',
    '/occ/v2',
  ])('answers %s with a JSON error', async path => {
    const response = await commerce.call(path)
    expect([400, 404]).toContain(response.status)
    expect(await response.json()).toEqual({ errors: [expect.objectContaining({ type: expect.any(String) })] })
  })

  it('answers an unknown path and a trailing slash with UnknownResourceError', async () => {
    await expectRefusal(await commerce.us('/no-such-thing'), 404, { type: 'UnknownResourceError' })
    await expectRefusal(await commerce.us('/languages/'), 404, { type: 'UnknownResourceError' })
  })

  it('answers in JSON only', async () => {
    const response = await commerce.us('/languages', { headers: { accept: 'application/xml' } })
    await expectRefusal(response, 406, { type: 'HttpMediaTypeNotAcceptableError' })
    expect((await commerce.us('/languages', { headers: { accept: 'text/html, */*;q=0.1' } })).status).toBe(
      200,
    )
  })

  it('rejects a body that is not JSON, is not an object, or is too large', async () => {
    const patch = { method: 'PATCH', as: 'uid-ada' }
    await expectRefusal(await commerce.us('/users/current', { ...patch, body: '{"a":' }), 400, {
      type: 'HttpMessageNotReadableError',
    })
    await expectRefusal(await commerce.us('/users/current', { ...patch, body: '[]' }), 400, {
      type: 'ConversionError',
    })
    const large = JSON.stringify({ firstName: 'a'.repeat(64 * 1024) })
    await expectRefusal(await commerce.us('/users/current', { ...patch, body: large }), 413, {
      type: 'PayloadTooLargeError',
    })
    const form = { ...patch, body: 'firstName=Ada', headers: { 'content-type': 'text/plain' } }
    await expectRefusal(await commerce.us('/users/current', form), 415, {
      type: 'HttpMediaTypeNotSupportedError',
    })
  })

  it('answers an unexpected failure without exposing its cause', async () => {
    const broken = createHarness()
    broken.context.database.close()
    const response = await broken.us('/users/current', { as: 'uid-ben' })
    const text = await response.clone().text()
    await expectRefusal(response, 500, { type: 'InternalServerError' })
    expect(text).not.toMatch(/database|sqlite|\.ts/i)
  })
})

describe('request id and caching', () => {
  it('echoes the request id in success and error responses, and generates one when it is missing or malformed', async () => {
    const headers = { 'x-request-id': '0b6c9f2e-51a5-4a7e-8f0e-0d7f4f9b6a11' }
    for (const path of ['/languages', '/no-such-thing', '/users/current']) {
      expect((await commerce.us(path, { headers })).headers.get('x-request-id')).toBe(headers['x-request-id'])
    }
    const made = await commerce.us('/languages', { headers: { 'x-request-id': 'bad id <script>' } })
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('allows caching of lists and of nothing else', async () => {
    const reference = await commerce.us('/accounts/jobTitles')
    expect(reference.headers.get('cache-control')).toBe('public, max-age=3600')
    for (const path of ['/users/current', '/countries?type=WRONG', '/no-such-thing']) {
      expect((await commerce.us(path, { as: 'uid-dina' })).headers.get('cache-control')).toBe('no-store')
    }
  })
})

describe('language and currency', () => {
  it('accepts only exact language and currency codes of the site', async () => {
    const canada = (query: string) => commerce.call(`/occ/v2/caassessments/accounts/jobTitles?${query}`)
    await expectRefusal(await canada('lang=fr-CA'), 400, { type: 'UnsupportedLanguageError' })
    await expectRefusal(await commerce.us('/languages?lang=fr'), 400, { type: 'UnsupportedLanguageError' })
    await expectRefusal(await commerce.us('/languages?curr=EUR'), 400, { type: 'UnsupportedCurrencyError' })
    expect(await (await canada('lang=fr&curr=CAD')).text()).toContain('Orthophoniste')
    expect(await (await canada('lang=en')).text()).toContain('Speech-language pathologist')
  })
})

describe('the fields parameter', () => {
  const show = async (fields: string) =>
    looseSchema.parse(
      await (
        await commerce.us(`/users/current?fields=${encodeURIComponent(fields)}`, { as: 'uid-dina' })
      ).json(),
    )

  it('adds members to a level, in any order and with white space', async () => {
    expect(await show('BASIC')).toEqual({ uid: 'dina.haldane', name: 'Dina Haldane' })
    expect(await show(' customerId , BASIC ')).toEqual({
      uid: 'dina.haldane',
      name: 'Dina Haldane',
      customerId: expect.any(String),
    })
  })

  it('returns the BASIC view of an object named without parentheses, and merges members named twice', async () => {
    const { defaultAddress } = await show('defaultAddress')
    expect(defaultAddress).toMatchObject({ country: { isocode: 'US' }, region: { isocode: 'US-OH' } })
    expect(await show('defaultAddress(country),defaultAddress( country(name), town )')).toEqual({
      defaultAddress: { country: { isocode: 'US', name: 'United States' }, town: 'Eastmarsh' },
    })
  })

  it('omits absent members and keeps empty lists', async () => {
    expect(await show('middleName,uid')).toEqual({ uid: 'dina.haldane' })
    const regions = await commerce.us('/countries/NL/regions?fields=regions(name)')
    expect(await regions.json()).toEqual({ regions: [] })
  })

  it.each([
    'nonsense',
    'defaultAddress(nonsense)',
    'uid(name)',
    'uid,',
    'defaultAddress(town',
    'town)',
    '()',
    '',
    'name;uid',
    `${'defaultAddress('.repeat(40)}town${')'.repeat(40)}`,
  ])('rejects %j', async fields => {
    const response = await commerce.us(`/users/current?fields=${encodeURIComponent(fields)}`, {
      as: 'uid-dina',
    })
    const text = await response.clone().text()
    await expectRefusal(response, 400, { type: 'ConversionError' })
    expect(text).toContain('Incorrect field')
  })

  it('is validated before any write', async () => {
    const body = {
      line1: '1 Fenn Way',
      town: 'Salem',
      region: { isocode: 'US-OR' },
      postalCode: '97301',
      country: { isocode: 'US' },
    }
    const refused = await commerce.us('/users/current/addresses?fields=bogus', { as: 'uid-ada', body })
    expect(refused.status).toBe(400)
    expect(await (await commerce.us('/users/current/addresses', { as: 'uid-ada' })).json()).toEqual({
      addresses: [],
    })
  })
})

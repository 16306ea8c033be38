import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { callCommerce, sendCommerce } from '@/lib/backends/commerce/commerce-call.server'
import { loadCountries, loadRegions } from '@/lib/backends/commerce/reference.server'
import { fetchUser, fetchUserOnce, markRegistered } from '@/lib/backends/commerce/users.server'
import { runInRequest } from '@/lib/request/request-context'
import { LOCALES } from '@/lib/site/sites'
import { occRefusal, USER } from '../../registration/back-ends'
import { serveBackEnds } from '../../registration/store'

const backEnds = serveBackEnds()

const CONTEXT = { locale: 'en-us', user: { id: USER, accessToken: 'token-nora' } } as const

const probe = { operation: 'probe', method: 'GET', path: ['probe'], schema: z.object({}) } as const

describe('every call of commerce', () => {
  it('names site, language and currency, the platform and the person', async () => {
    await callCommerce({ ...CONTEXT, locale: 'fr-ca' }, probe)
    const [sent] = backEnds().sent
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ lang: 'fr', curr: 'CAD' })
    expect(sent?.headers).toMatchObject({
      'x-site-id': 'caassessments',
      'x-platform-key': 'platform key of the tests',
      authorization: 'Bearer token-nora',
    })
    expect(sent?.headers['x-request-id']).toMatch(/./)
    expect(sent?.headers).not.toHaveProperty('idempotency-key')
  })

  it('gets the token raw under its own name where commerce keeps a session of its own', async () => {
    backEnds().reply('GET flags', { body: { 'sso-use-hybris-session': { value: true, version: 2 } } })
    await callCommerce(CONTEXT, probe)
    expect(backEnds().sent[0]?.headers).toMatchObject({ 'x-access-token': 'token-nora' })
    expect(backEnds().sent[0]?.headers).not.toHaveProperty('authorization')
  })

  it('carries the routing region of the person and the entry point of the request', async () => {
    const request = { requestId: 'r1', routingRegion: 'EMEA', entryPoint: 'register/personal-info' }
    await runInRequest(request, () => callCommerce(CONTEXT, probe))
    expect(backEnds().sent[0]?.headers).toMatchObject({
      'x-routing-region': 'EMEA',
      'x-entry-point': 'register/personal-info',
    })
  })

  it('names no region of a visitor who is not signed in, and none that is not known', async () => {
    await runInRequest({ requestId: 'r1', routingRegion: 'EMEA' }, () =>
      callCommerce({ locale: 'en-us' }, probe),
    )
    await runInRequest({ requestId: 'r2' }, () => callCommerce(CONTEXT, probe))
    for (const { headers } of backEnds().sent) expect(headers).not.toHaveProperty('x-routing-region')
  })

  it('wants nothing from a memory after a write of the same request', async () => {
    await runInRequest({ requestId: 'r1' }, async () => {
      await callCommerce(CONTEXT, probe)
      await sendCommerce(CONTEXT, { operation: 'write', method: 'POST', path: ['probe'], body: {} })
      await callCommerce(CONTEXT, probe)
    })
    const controls = backEnds()
      .sentTo('GET probe')
      .map(({ headers }) => headers['cache-control'])
    expect(controls).toEqual([undefined, 'no-cache'])
  })

  it('says nothing of a person where no one is signed in', async () => {
    await callCommerce({ locale: 'en-us' }, probe)
    expect(backEnds().sent[0]?.headers).not.toHaveProperty('authorization')
  })

  it('cannot be led elsewhere by a part of its address', async () => {
    await callCommerce(CONTEXT, { ...probe, path: ['users', '../../admin', 'a?b#c'] })
    expect(backEnds().sent[0]?.call).toBe('GET users/../../admin/a?b#c')
  })

  it.each(['.', '..'])('is not made where a part of its address is a step: %s', async step => {
    const answer = await callCommerce(CONTEXT, { ...probe, path: ['users', 'current', 'carts', step] })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'http', status: 404 } })
    expect(backEnds().sent).toEqual([])
  })

  it('cannot be given another language by its own query', async () => {
    await callCommerce(CONTEXT, { ...probe, query: { lang: 'xx', fields: 'FULL' } })
    expect(Object.fromEntries(backEnds().sent[0]?.query ?? [])).toEqual({
      fields: 'FULL',
      lang: 'en',
      curr: 'USD',
    })
  })

  it.each([
    ['with a key is repeated after a broken connection', { idempotencyKey: 'k1' }, 2],
    ['without one is not', {}, 1],
  ])('that writes %s', async (_, key, times) => {
    backEnds().reply('POST probe', 'hang-up')
    await sendCommerce(CONTEXT, { operation: 'write', method: 'POST', path: ['probe'], body: {}, ...key })
    expect(backEnds().sent).toHaveLength(times)
  })

  it('brings a refusal back by its type, without its text', async () => {
    backEnds().reply('GET probe', occRefusal(409, 'ConflictError', 'name'))
    const answer = await callCommerce(CONTEXT, probe)
    expect(answer).toMatchObject({ ok: false, error: { kind: 'domain', status: 409, code: 'ConflictError' } })
    expect(JSON.stringify(answer)).not.toContain('developer text')
  })
})

describe('the customer record', () => {
  it('is read whole', async () => {
    expect(await fetchUser(CONTEXT)).toMatchObject({ ok: true, value: { name: 'Nora Vale' } })
    expect(backEnds().sent[0]?.query.get('fields')).toBe('FULL')
  })

  it('is read once for a request, by the guard and by the page', async () => {
    const both = () => Promise.all([fetchUserOnce(CONTEXT), fetchUserOnce(CONTEXT)])
    const [first, second] = await runInRequest({ requestId: 'r1' }, both)
    expect(first).toBe(second)
    expect(backEnds().sentTo(`GET users/${USER}`)).toHaveLength(1)
    await runInRequest({ requestId: 'r2' }, () => fetchUserOnce(CONTEXT))
    expect(backEnds().sentTo(`GET users/${USER}`)).toHaveLength(2)
  })

  it('is never another person’s or that of an older token', async () => {
    await runInRequest({ requestId: 'r1' }, async () => {
      await fetchUserOnce(CONTEXT)
      await fetchUserOnce({ ...CONTEXT, user: { id: USER, accessToken: 'renewed' } })
    })
    const tokens = backEnds()
      .sentTo(`GET users/${USER}`)
      .map(({ headers }) => headers.authorization)
    expect(tokens).toEqual(['Bearer token-nora', 'Bearer renewed'])
  })

  it('is marked as registered for the site of the locale', async () => {
    expect(await markRegistered({ ...CONTEXT, locale: 'nl-nl' })).toEqual({ ok: true, value: undefined })
    expect(backEnds().sentTo(`PATCH users/${USER}`)[0]?.body).toEqual({
      siteId: 'nlassessments',
      registrationStatus: 'REGISTERED',
    })
  })
})

describe('a reference list', () => {
  it('is read once for everybody of a site and language', async () => {
    const first = await loadCountries('en-gb')
    expect(await loadCountries('en-gb')).toEqual(first)
    expect(backEnds().sentTo('GET countries')).toHaveLength(1)
    expect(first).toMatchObject({
      ok: true,
      value: expect.arrayContaining([{ code: 'US', name: 'Land US' }]),
    })
  })

  it('is read for each site and language', async () => {
    for (const locale of LOCALES) await loadRegions(locale, 'US')
    expect(backEnds().sentTo('GET countries/US/regions')).toHaveLength(LOCALES.length)
  })

  it('that could not be had is asked for again', async () => {
    backEnds().reply('GET countries', { status: 500 })
    expect(await loadCountries('es-es')).toMatchObject({ ok: false, error: { status: 500 } })
    backEnds().reset()
    expect(await loadCountries('es-es')).toMatchObject({ ok: true })
  })

  it('of a country without regions is empty', async () => {
    expect(await loadRegions('en-gb', 'HK')).toEqual({ ok: true, value: [] })
  })
})

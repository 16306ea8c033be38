import { NextRequest } from 'next/server'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema, localeSchema } from '@/lib/handlers/locale-schema'
import { consumeLimit } from '@/lib/rate-limits/rate-limits.server'
import { failed, ok, type Problem } from '@/lib/result/result'
import { USER } from '../registration/back-ends'
import { readAs } from '../registration/requests'
import { serveBackEnds } from '../registration/store'

serveBackEnds()

const PATH = '/api/example?locale=en-us'
const PROBLEM: Problem = { kind: 'http', dependency: 'commerce', operation: 'example', requestId: 'r-1' }

const answering = (problem: Problem, session?: 'optional' | 'required') =>
  defineRead({ limit: 'read', ...(session && { session }) }, () => failed(problem))

describe('a GET handler made by defineRead', () => {
  it('answers with JSON that no one stores', async () => {
    const read = defineRead({ limit: 'read' }, () => ok({ answer: 42 }))
    expect(await readAs(read, PATH, {})).toEqual({
      status: 200,
      body: { answer: 42 },
      cache: 'private, no-store',
    })
  })

  it('lets a successful answer be stored as declared, and a refusal never', async () => {
    const needs = { limit: 'read', cacheControl: 'public, max-age=60' } as const
    expect(
      await readAs(
        defineRead(needs, () => ok({})),
        PATH,
        {},
      ),
    ).toMatchObject({ cache: needs.cacheControl })
    const refusal = defineRead(needs, () => Response.json({}, { status: 404 }))
    expect(await readAs(refusal, PATH, {})).toMatchObject({ status: 404, cache: 'private, no-store' })
  })

  it('keeps the Cache-Control that an answer brings', async () => {
    const headers = { 'cache-control': 'public, max-age=5' }
    const read = defineRead({ limit: 'read' }, () => Response.json({}, { headers }))
    expect(await readAs(read, PATH, {})).toMatchObject({ cache: 'public, max-age=5' })
  })

  it.each(['', '?locale=', '?locale=xx-xx', '?locale=EN-US', '?locale=toString'])(
    'refuses the site of %j with 400 and the code locale, before it answers',
    async query => {
      const answer = vi.fn()
      const read = defineRead({ limit: 'read', query: localeQuerySchema }, answer)
      expect(await readAs(read, `/api/example${query}`, {})).toMatchObject({
        status: 400,
        body: { code: 'locale' },
      })
      expect(answer).not.toHaveBeenCalled()
    },
  )

  it('refuses any other fault of the query with 400 and the code query', async () => {
    const query = z.object({ locale: localeSchema, code: z.string() })
    const read = defineRead({ limit: 'read', query }, () => ok({}))
    expect(await readAs(read, PATH, {})).toMatchObject({ status: 400, body: { code: 'query' } })
  })

  it('takes the first value of a repeated parameter', async () => {
    const read = defineRead({ limit: 'read', query: localeQuerySchema }, ({ query }) => ok(query))
    expect(await readAs(read, `${PATH}&locale=en-gb`, {})).toMatchObject({ body: { locale: 'en-us' } })
  })

  it.each([
    [{ locale: 'xx-xx', part: 'a' }, 400, 'locale'],
    [{ locale: 'en-us', part: 'b' }, 404, 'not-found'],
  ])('refuses the path %j with %i', async (params, status, code) => {
    const schema = z.object({ locale: localeSchema, part: z.literal('a') })
    const read = defineRead({ limit: 'read', params: schema }, () => ok({}))
    const response = await read(new NextRequest('http://localhost:3000/x'), {
      params: Promise.resolve(params),
    })
    expect([response.status, await response.json()]).toMatchObject([status, { code }])
  })

  it('refuses a host of no site where it needs the origin', async () => {
    const read = defineRead({ limit: 'read', origin: 'required' }, ({ origin }) => ok(origin))
    expect((await read(new NextRequest('http://localhost:3000/x'))).status).toBe(421)
    expect(await readAs(read, PATH, {})).toMatchObject({ body: 'http://localhost:3000' })
  })

  it('refuses anonymous visitors with 401 and unclear sessions with 503 where it needs a user', async () => {
    const read = defineRead({ limit: 'read', session: 'required' }, ({ session }) => ok(session.user.id))
    expect(await readAs(read, PATH, {})).toMatchObject({ status: 401, body: { code: 'signedOut' } })
    expect(await readAs(read, PATH, { user: USER, isExpired: true })).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    expect(await readAs(read, PATH, { user: USER })).toMatchObject({ status: 200, body: USER })
  })

  it('says when to come back while a back end is away', async () => {
    const response = await answering(PROBLEM)(new NextRequest(`http://localhost:3000${PATH}`))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
  })

  it('reads a refused token as signed out, and a refusal of our own call as an outage', async () => {
    const refused: Problem = { ...PROBLEM, status: 401 }
    const user = { user: USER }
    expect(await readAs(answering(refused, 'required'), PATH, user)).toMatchObject({
      status: 401,
      body: { code: 'signedOut' },
    })
    expect(await readAs(answering(refused), PATH, user)).toMatchObject({ status: 503 })
    expect(await readAs(answering(refused, 'optional'), PATH, {})).toMatchObject({ status: 503 })
  })

  it('counts a user over all network addresses, and leaves other users alone', async () => {
    const read = defineRead({ limit: 'read', session: 'optional' }, () => ok({}))
    for (let asked = 1; asked <= 1_000; asked += 1) await consumeLimit('read', `user/${USER}`)
    expect(await readAs(read, PATH, { user: USER })).toMatchObject({
      status: 429,
      body: { code: 'too-many-requests' },
    })
    expect(await readAs(read, PATH, { user: 'other' })).toMatchObject({ status: 200 })
  })

  it('answers a visitor on the way through a redirect as declared instead of the 429', async () => {
    const read = defineRead(
      { limit: 'suggest', whenLimited: () => new Response('later', { status: 303 }) },
      () => ok({}),
    )
    for (let asked = 1; asked <= 300; asked += 1) await consumeLimit('suggest', 'unknown')
    expect((await read(new NextRequest('http://localhost:3000/x'))).status).toBe(303)
  })
})

import { expect, test } from 'playwright/test'
import { createClient } from 'redis'
import { productTag } from '@/lib/catalogue/page-tags'
import { getMessages } from '@/lib/i18n/messages'
import { storePath } from '@/lib/site/routes'
import type { RecordedRequest } from '@/sandbox/http/request-recorder'
import { family, textIn, titlePath } from './support/catalogue'
import { type Instance, type Instances, startInstances } from './support/instances'
import { controlOf } from './support/sandbox'

const PURGE_KEY = 'a key of at least thirty-two characters'
/** The framework's own memory, past that of the front door. */
const PAST_FRONT_DOOR = { authorization: 'none' }

let instances: Instances
let control: ReturnType<typeof controlOf>

test.describe.configure({ timeout: 150_000 })

test.beforeAll(async () => {
  instances = await startInstances({ CATALOGUE_PURGE_KEY: PURGE_KEY, BREAKER_PAUSE_MS: '500' })
  control = controlOf(Number(new URL(instances.control).port))
})

test.afterAll(() => instances.end())

const visit = (instance: Instance, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${instance.url}${path}`, { headers, redirect: 'manual' })

async function titleCalls(code: string): Promise<number> {
  // The control service answers with the recorder's own shape.
  const { requests } = (await control('GET', '/requests?service=commerce')) as { requests: RecordedRequest[] }
  return requests.filter(({ path }) => path.endsWith(`/products/${code}`)).length
}

const setPrice = (acronym: string, price: number): Promise<unknown> =>
  control('PUT', `/commerce/catalogue/items/${family(acronym).items[0]?.code}`, {
    site: 'usassessments',
    price,
  })

const purge = (instance: Instance, key = PURGE_KEY, tags: readonly string[] = []): Promise<Response> =>
  fetch(`${instance.url}/api/catalogue/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ tags }),
  })

/** Marks every page that is kept in Redis, so that one which comes from there can be told from one that was rendered. */
async function markKeptPages(word: string, mark: string): Promise<void> {
  const redis = createClient({ url: instances.redis.url })
  await redis.connect()
  for (const key of await redis.keys('page/*')) {
    const kept = (await redis.type(key)) === 'string' ? await redis.get(key) : null
    if (kept?.includes(word)) await redis.set(key, kept.replaceAll(word, mark), { KEEPTTL: true })
  }
  await redis.close()
}

test('a page that one container has rendered is not rendered again by the other', async () => {
  const path = titlePath('en-us', 'PWNS')
  const name = textIn('en-us', family('PWNS').title)
  expect(await (await visit(instances.first, path)).text()).toContain(name)
  await markKeptPages(name, 'Kept by the other container')
  const shared = await visit(instances.second, path)
  expect(shared.status).toBe(200)
  expect(await shared.text()).toContain('Kept by the other container')
  expect(await titleCalls(family('PWNS').code)).toBe(1)
})

test('addresses that lead to a page under its right name are kept nowhere', async () => {
  const { code } = family('PWNS')
  const wrong = `${storePath('en-us')}/products/${code}/some-other-name`
  for (const instance of [instances.first, instances.second, instances.first])
    expect((await visit(instance, wrong)).status).toBe(308)
  const redis = createClient({ url: instances.redis.url })
  await redis.connect()
  const keys = await redis.keys('page/*')
  await redis.close()
  expect(keys.join(' ')).toContain(code)
  expect(keys.join(' ')).not.toContain('some-other-name')
})

test('a shared cache may keep a page for seconds only, and a day where the store is away', async () => {
  const { headers } = await visit(instances.first, titlePath('en-us', 'PWNS'))
  const [, seconds = '0'] =
    /s-maxage=(\d+), stale-while-revalidate=\1, stale-if-error=86400/.exec(
      headers.get('cache-control') ?? '',
    ) ?? []
  expect(Number(seconds)).toBeGreaterThan(0)
  expect(Number(seconds)).toBeLessThanOrEqual(10)
  expect(headers.get('set-cookie')).toBeNull()
})

test('a changed price is on the page within a minute', async () => {
  const path = titlePath('en-us', 'DMSP')
  const before = await (await visit(instances.first, path)).text()
  expect(before).not.toContain('$4,321.09')
  await setPrice('DMSP', 432_109)
  const changedAt = Date.now()
  await expect
    .poll(async () => (await (await visit(instances.first, path)).text()).includes('$4,321.09'), {
      timeout: 60_000,
      intervals: [1_000],
    })
    .toBe(true)
  expect(Date.now() - changedAt).toBeLessThan(60_000)
})

test('a purge by tag shows a changed price at once, in every container', async () => {
  const { code } = family('MWLR')
  const path = titlePath('en-us', 'MWLR')
  await Promise.all([visit(instances.first, path), visit(instances.second, path)])
  await setPrice('MWLR', 765_432)
  const answer = await purge(instances.first, PURGE_KEY, [productTag(code)])
  expect(answer.status).toBe(200)
  expect(await (await visit(instances.first, path)).text()).toContain('$7,654.32')
  expect(await (await visit(instances.second, path, PAST_FRONT_DOOR)).text()).toContain('$7,654.32')
})

test('nobody purges without the key, and nothing but what has a name', async () => {
  const tag = productTag(family('MWLR').code)
  expect((await purge(instances.first, 'a wrong key of some thirty-two characters', [tag])).status).toBe(401)
  expect((await purge(instances.first, PURGE_KEY, ['_N_T_/layout'])).status).toBe(422)
  expect((await purge(instances.first)).status).toBe(422)
})

test('while commerce is away pages stay up, say of when their prices are, and a container that has just started has them too', async () => {
  const pages = (['en-us', 'fr-ca', 'nl-nl'] as const).map(locale => ({
    path: titlePath(locale, 'OBRS-2'),
    words: getMessages(locale).catalogue.kept.title.split('{')[0] ?? '',
  }))
  const unseen = titlePath('fr-ca', 'LKPQ')
  for (const { path } of pages) expect((await visit(instances.first, path)).status, path).toBe(200)
  await control('POST', '/faults', { service: 'commerce', path: '/occ/', action: 'reset' })
  try {
    await instances.second.kill()
    await instances.second.start()
    for (const instance of [instances.first, instances.second])
      for (const { path, words } of pages)
        await expect
          .poll(async () => (await (await visit(instance, path)).text()).includes(words), {
            message: path,
            timeout: 60_000,
            intervals: [1_000],
          })
          .toBe(true)
    const nothing = await visit(instances.second, unseen)
    expect([nothing.status, nothing.headers.get('cache-control')]).toEqual([503, 'no-store'])
  } finally {
    await control('DELETE', '/faults')
  }
  await expect
    .poll(async () => (await visit(instances.second, unseen)).status, { timeout: 30_000, intervals: [1_000] })
    .toBe(200)
})

import { expect, test } from 'playwright/test'
import { productTag } from '@/lib/catalogue/page-tags'
import { getMessages } from '@/lib/i18n/messages'
import { storePath } from '@/lib/site/paths'
import type { RecordedRequest } from '@/sandbox/http/request-recorder'
import { family, textIn, titlePath } from '../support/catalogue'
import { type Instance, type Instances, startInstances } from '../support/instances'
import { controlOf } from '../support/sandbox'

const PURGE_KEY = 'a key of at least thirty-two characters'

let instances: Instances
let control: ReturnType<typeof controlOf>

// They share the stores of this file.
test.describe.configure({ mode: 'default', timeout: 150_000 })

test.beforeAll(async () => {
  instances = await startInstances({ CATALOGUE_PURGE_KEY: PURGE_KEY, BREAKER_PAUSE_MS: '500' })
  control = controlOf(Number(new URL(instances.control).port))
})

test.afterAll(() => instances.end())

const visit = (instance: Instance, path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${instance.url}${path}`, { headers, redirect: 'manual' })

async function titleCalls(code: string): Promise<number> {
  // The control service returns the shape of the recorder.
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

test('a page is rendered once for all requests within its fresh time, in any spelling of its query', async () => {
  const { code, title } = family('PWNS')
  const path = titlePath('en-us', 'PWNS')
  const visits = ['', '?utm=one', '?utm=two'].map(query => visit(instances.first, `${path}${query}`))
  for (const answer of await Promise.all(visits))
    expect(await answer.text()).toContain(textIn('en-us', title))
  expect(await titleCalls(code)).toBe(1)
})

test('addresses that redirect to the canonical page do not displace pages from the cache', async () => {
  const { code } = family('PWNS')
  const path = titlePath('en-us', 'PWNS')
  await visit(instances.first, path)
  for (let number = 0; number < 30; number += 1) {
    const wrong = `${storePath('en-us')}/products/${code}/some-other-name-${number}`
    expect((await visit(instances.first, wrong)).status).toBe(308)
  }
  expect((await visit(instances.first, path)).headers.get('age')).toMatch(/^\d+$/)
})

test('a shared cache may keep a page for seconds, and for a day while the store is unavailable', async () => {
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

test('a purge by tag shows a changed price at once, and within seconds in other containers', async () => {
  const { code } = family('MWLR')
  const path = titlePath('en-us', 'MWLR')
  await Promise.all([visit(instances.first, path), visit(instances.second, path)])
  await setPrice('MWLR', 765_432)
  const answer = await purge(instances.first, PURGE_KEY, [productTag(code)])
  expect(answer.status).toBe(200)
  expect(await (await visit(instances.first, path)).text()).toContain('$7,654.32')
  await expect
    .poll(async () => (await visit(instances.second, path)).text(), { timeout: 30_000, intervals: [1_000] })
    .toContain('$7,654.32')
})

test('a purge requires the key and valid tags', async () => {
  const tag = productTag(family('MWLR').code)
  expect((await purge(instances.first, 'a wrong key of some thirty-two characters', [tag])).status).toBe(401)
  expect((await purge(instances.first, PURGE_KEY, ['_N_T_/layout'])).status).toBe(422)
  expect((await purge(instances.first)).status).toBe(422)
})

test('during an outage of commerce pages stay available with the date of their prices, also in a container that has just started', async () => {
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

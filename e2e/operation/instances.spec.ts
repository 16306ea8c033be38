import { type APIResponse, expect, test } from 'playwright/test'
import { homePath, signInActionPath, signOutActionPath } from '@/lib/site/paths'
import { stepHref } from '@/lib/site/step-paths'
import type { CustomerReport } from '@/sandbox/commerce/control-routes'
import type { RecordedRequest } from '@/sandbox/http/request-recorder'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { addressOf } from '../support/addresses'
import { BalancedVisitor } from '../support/balanced-visitor'
import { storedAddress, WORK } from '../support/facts'
import { type Instance, type Instances, startInstances } from '../support/instances'
import { accountOf, newPerson } from '../support/people'

const LOCALE = 'en-us'

let instances: Instances
let first: Instance
let second: Instance

// They share the stores of this file.
test.describe.configure({ mode: 'default', timeout: 90_000 })

test.beforeAll(async () => {
  instances = await startInstances()
  ;({ first, second } = instances)
})

test.afterAll(() => instances.end())

async function control<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${instances.control}${path}`, {
    method,
    ...(body !== undefined && { headers, body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`)
  const text = await response.text()
  // The control service returns the shapes that it declares.
  return JSON.parse(text === '' ? 'null' : text) as T
}

/** A new signed-in user whose open step depends on the given facts. */
async function visitorWith(facts: SeedFacts = {}): Promise<{ visitor: BalancedVisitor; id: string }> {
  const person = newPerson()
  const account = accountOf(person, facts)
  await control('POST', '/users', account)
  const visitor = await BalancedVisitor.open()
  await visitor.signIn(first, person)
  return { visitor, id: account.id }
}

const organisationsOf = async (id: string): Promise<readonly string[]> =>
  (await control<CustomerReport>('GET', `/commerce/customers/${id}`)).organizations.map(({ name }) => name)

const DONE = { ...WORK, address: storedAddress(addressOf(LOCALE)), registrationCountry: 'US' }

const NEW_ORGANISATION = {
  choice: 'new',
  industry: 'schools',
  sector: 'public-school',
  addressChoice: 'another',
  ...addressOf(LOCALE),
  termsAccepted: 'on',
}

/** Waits until the instances are connected to Redis again, or have detected that they are not. */
const untilLinked = (link: 'connected' | 'away') =>
  expect
    .poll(
      async () =>
        Promise.all(
          [first, second].map(async ({ url }) => {
            const health = (await (await fetch(`${url}/api/health/deps`)).json()) as {
              sharedState: { link: string }
            }
            return health.sharedState.link
          }),
        ),
      { timeout: 30_000 },
    )
    .toEqual([link, link])

test('input typed at one container is restored at the other', async () => {
  const { visitor } = await visitorWith()
  const hidden = await visitor.hiddenFields(first, 'personal-info')
  const kept = await visitor.send(first, 'personal-info', {
    ...hidden,
    intent: 'keep',
    phone: '614 555 0177',
  })
  expect(kept.status()).toBe(303)
  expect(await visitor.openStep(second, 'personal-info')).toContain('value="614 555 0177"')
})

test('a form that reaches both containers in parallel has one effect and one response', async () => {
  const { visitor, id } = await visitorWith(DONE)
  const hidden = await visitor.hiddenFields(first, 'organisation')
  const form = { ...hidden, ...NEW_ORGANISATION, name: `Quillmark Rooms ${id.slice(-6)}` }
  await control('POST', '/faults', { service: 'commerce', method: 'POST', path: '/', delayMs: 400 })
  const answers = await Promise.all(
    [first, second, first, second].map(instance => visitor.send(instance, 'organisation', form)),
  )
  await control('DELETE', '/faults')
  const next = stepHref(LOCALE, 'registered')
  expect(answers.map(answer => [answer.status(), answer.headers().location])).toEqual(
    answers.map(() => [303, expect.stringContaining(next)]),
  )
  expect((await organisationsOf(id)).filter(name => name === form.name)).toHaveLength(1)
})

test('a form is completed by the other container when the first one dies while saving, with one effect', async () => {
  const { visitor, id } = await visitorWith(DONE)
  const hidden = await visitor.hiddenFields(second, 'organisation')
  const form = { ...hidden, ...NEW_ORGANISATION, name: `Fenmark Rooms ${id.slice(-6)}` }
  // The call that creates the organization is delayed, so that it can be observed and the container be ended
  // meanwhile.
  const made = `/users/${id}/organizations`
  await control('POST', '/faults', {
    service: 'commerce',
    method: 'POST',
    path: `^/occ/v2/[^/]+${made}$`,
    delayMs: 3_000,
    times: 1,
  })
  const writes = () => countRequests('commerce', 'POST', new RegExp(`${made}$`))
  const before = await writes()
  const lost = visitor.send(first, 'organisation', form).catch(() => undefined)
  await expect.poll(writes).toBeGreaterThan(before)
  const answer = visitor.send(second, 'organisation', form)
  await first.kill()
  expect((await answer).headers().location).toContain(stepHref(LOCALE, 'registered'))
  expect(await lost).toBeUndefined()
  expect((await organisationsOf(id)).filter(name => name === form.name)).toHaveLength(1)
  await first.start()
})

async function countRequests(service: string, method: string, path: RegExp): Promise<number> {
  const { requests } = await control<{ requests: RecordedRequest[] }>('GET', `/requests?service=${service}`)
  return requests.filter(request => request.method === method && path.test(request.path)).length
}

test('a user who signed out at one container is anonymous at the other, also with copied cookies', async () => {
  const { visitor } = await visitorWith()
  const copy = await BalancedVisitor.open(visitor)
  await copy.openStep(second, 'personal-info')
  await visitor.post(first, signOutActionPath(LOCALE))
  for (const instance of [second, first]) {
    const refused = await copy.get(instance, stepHref(LOCALE, 'personal-info'))
    expect([refused.status(), refused.headers().location]).toEqual([
      307,
      expect.stringContaining('/register'),
    ])
  }
})

test('parallel requests at both containers refresh a token once, and the user stays signed in', async () => {
  const { visitor } = await visitorWith()
  const renewals = () => countRequests('identity', 'POST', /access_token|\/token$/)
  const before = await renewals()
  await Promise.all(
    Array.from({ length: 25 }, (_, index) => visitor.openStep(index % 2 ? first : second, 'personal-info')),
  )
  expect((await renewals()) - before).toBe(1)
  await visitor.openStep(first, 'personal-info')
  await visitor.openStep(second, 'personal-info')
})

test('rate limits count attempts across both containers', async () => {
  const visitor = await BalancedVisitor.open()
  const answers: APIResponse[] = []
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const form = { username: `nobody-${attempt}`, password: 'Wrong.Password1', returnTo: homePath(LOCALE) }
    answers.push(await visitor.post(attempt % 2 ? first : second, signInActionPath(LOCALE), form))
  }
  const limited = answers.map(answer => answer.headers()['retry-after'] !== undefined)
  expect(limited).toEqual([...Array(10).fill(false), true, true])
})

test('both containers work while Redis is unavailable, and share their state again afterwards', async () => {
  const { visitor } = await visitorWith()
  const other = await visitorWith()
  const keep = async (at: Instance, of: BalancedVisitor, phone: string) => {
    const hidden = await of.hiddenFields(at, 'personal-info')
    const kept = await of.send(at, 'personal-info', { ...hidden, intent: 'keep', phone })
    expect(kept.status()).toBe(303)
  }
  await keep(first, visitor, '614 555 0101')
  await keep(second, other.visitor, '614 555 0102')
  await instances.redis.kill()
  expect(await visitor.openStep(first, 'personal-info')).toContain('value="614 555 0101"')
  expect(await other.visitor.openStep(second, 'personal-info')).toContain('value="614 555 0102"')
  await untilLinked('away')
  await keep(first, visitor, '614 555 0103')
  expect(await visitor.openStep(first, 'personal-info')).toContain('value="614 555 0103"')
  await visitor.openStep(second, 'personal-info')
  await instances.redis.start()
  await untilLinked('connected')
  await expect.poll(() => visitor.openStep(second, 'personal-info')).toContain('value="614 555 0103"')
  expect(await other.visitor.openStep(first, 'personal-info')).toContain('value="614 555 0102"')
})

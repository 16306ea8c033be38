import { beforeEach, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { Browser, PASSWORD } from '../sign-in/sign-in-harness.ts'
import { serveProfile } from './profile-harness.ts'

const store = serveProfile()
const { browser, sent, control } = store

const HANDLER = '/api/account/sessions'
const { profile, forms } = getMessages('en-us')

/** Whether the back ends still take the session of a browser. */
const isAlive = async (of: Browser) => (await of.send('/api/data-copy?locale=en-us')).status === 200

let other: Browser

beforeEach(async () => {
  await store.signIn()
  other = new Browser()
  await other.signIn('edith.marsh', PASSWORD)
})

it('a user signs out everywhere else, and stays signed in here', async () => {
  expect(await isAlive(other)).toBe(true)
  const { path, told } = await sent(HANDLER, {})
  expect(path).toBe('/store/usassessments/en/my-account/profile')
  const [start = '', end = ''] = profile.elsewhere.done.split('{date}')
  expect(told).toEqual([expect.stringContaining(end)])
  expect(told[0]).toContain(start)
  expect(await isAlive(other)).toBe(false)
  expect(await isAlive(browser)).toBe(true)
})

it('nothing is promised while the identity provider is away', async () => {
  await control('POST', '/faults', { service: 'identity', method: 'POST', path: '/openidm', status: 503 })
  const { told } = await sent(HANDLER, {})
  expect(told).toEqual([forms.failed.unavailable])
  expect(await isAlive(other)).toBe(true)
})

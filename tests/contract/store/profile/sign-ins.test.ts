import { beforeEach, expect, it, vi } from 'vitest'
import { SIGN_INS_KEPT_SECONDS, SIGN_INS_MAX } from '@/lib/config/limits'
import { getMessages } from '@/lib/i18n/messages'
import { Browser, PASSWORD } from '../sign-in/sign-in-harness.ts'
import { serveProfile } from './profile-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveProfile()
const { browser, sandbox, sent, draw } = store
const { signIns: texts } = getMessages('en-us').profile

const EDITH = 'uid-edith'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0'
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

// A static import would load the module before its settings are replaced.
const module = () => import('@/lib/session/sign-in-activity.server')
const listed = async (now = Date.now(), user = EDITH) => (await module()).listSignIns(user, now)

/** The sign-ins of the page, as a user reads them. */
const shown = async (): Promise<readonly string[]> => {
  const list = /<ol class="mt-4.*?<\/ol>/s.exec(await draw())?.[0] ?? ''
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => item.replaceAll(/<[^>]*>/g, ' '))
}

async function signInWith(userAgent: string): Promise<Browser> {
  const other = new Browser()
  other.userAgent = userAgent
  await other.signIn('edith.marsh', PASSWORD)
  return other
}

beforeEach(async () => {
  const { sharedState } = await import('@/lib/state/shared-state.server')
  await sharedState().delete(`sign-ins/${EDITH}`)
})

it('the page lists the last sign-ins with time and kind of browser, the newest first, and marks its own', async () => {
  browser.userAgent = FIREFOX
  await store.signIn()
  await signInWith(SAFARI)
  const [phone = '', own = '', ...more] = await shown()
  expect(more).toEqual([])
  expect(phone).toMatch(/\w+ \d+, \d{4}.*\d [AP]M E[SD]T.*Safari on iOS/)
  expect(own).toContain('Firefox on Windows')
  expect([own.includes(texts.here), phone.includes(texts.here)]).toEqual([true, false])
})

it('nothing but time, kind of browser and a pseudonym is kept', async () => {
  await signInWith(FIREFOX)
  const [signIn] = await listed()
  expect(Object.keys(signIn ?? {}).toSorted()).toEqual(['at', 'browser', 'key', 'system'])
})

it('no more than ten are kept, and none for longer than 30 days', async () => {
  for (let count = 0; count < SIGN_INS_MAX + 1; count += 1) await signInWith('tests')
  expect(await listed()).toHaveLength(SIGN_INS_MAX)
  expect(await listed(Date.now() + SIGN_INS_KEPT_SECONDS * 1000 + 1)).toEqual([])
})

it('two sign-ins at once are both kept', async () => {
  await Promise.all([signInWith(FIREFOX), signInWith(SAFARI)])
  expect((await listed()).map(({ browser: name }) => name).toSorted()).toEqual(['Firefox', 'Safari'])
})

it('they are those of the user alone, and stay visible while the account waits to be closed', async () => {
  await store.signIn()
  expect(await listed(Date.now(), 'uid-ben')).toEqual([])
  // Who administers an organization alone cannot close the account.
  sandbox().context.database.prepare('UPDATE commerce_associations SET administrator = 0').run()
  const { told } = await sent('/api/account-closure', { intent: 'close' })
  expect(told).toEqual([expect.stringContaining('closes')])
  expect(await listed()).toHaveLength(1)
  expect(await draw()).not.toContain(texts.none)
})

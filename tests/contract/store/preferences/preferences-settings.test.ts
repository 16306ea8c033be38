import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { PASSWORD } from '../sign-in/sign-in-harness.ts'
import { AT, servePreferences, USER } from './preferences-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = servePreferences()
const { save } = store
const texts = getMessages('en-us').preferences

const PAGE = 'store/my-account/preferences'
const TOKYO = { section: 'dates', timeZone: 'Asia/Tokyo', dateStyle: 'iso' }

beforeEach(() => store.signIn())

describe('dates and times', () => {
  it('are saved for all sites, are in the session at once and after the next sign-in', async () => {
    const { path, told } = await save({ ...TOKYO, shown: 'UTC long' })
    expect(path).toBe(AT('dates'))
    expect(told).toEqual([expect.stringMatching(/^Dates are now shown like this: \d{4}-\d\d-\d\d\.$/)])
    const saved = { timeZone: 'Asia/Tokyo', dateStyle: 'iso' }
    expect(store.settings()).toEqual(saved)
    expect(await store.inSession()).toMatchObject(saved)
    store.browser.forget()
    await store.signIn()
    expect(await store.inSession()).toMatchObject(saved)
  })

  it('are those of the site after a sign-in while commerce does not tell the settings', async () => {
    await save({ ...TOKYO, shown: 'UTC long' })
    store.browser.forget()
    const path = '^/.*/users/[^/]+/settings$'
    await store.control('POST', '/faults', { service: 'commerce', method: 'GET', path, status: 503 })
    await store.signIn()
    expect(await store.inSession()).toBeUndefined()
    expect(await store.browser.account()).toMatchObject({ state: 'signedIn' })
  })

  it('of another tab stay as they are where an older page is sent without a change', async () => {
    await save({ ...TOKYO, shown: 'UTC long' })
    await save({ section: 'dates', timeZone: 'UTC', dateStyle: 'long', shown: 'UTC long' })
    expect(store.settings()).toMatchObject({ timeZone: 'Asia/Tokyo' })
  })
})

describe('the sign-out warning', () => {
  it('is told to the timer of every page once it is saved', async () => {
    const left = async () => (await store.browser.send('/api/session')).json()
    expect(await left()).not.toHaveProperty('warningSeconds')
    const { path, told } = await save({ section: 'warning', warning: '600', shown: '120' })
    expect([path, told]).toEqual([AT('warning'), ['We’ll ask you 10 minutes before we sign you out.']])
    expect(await left()).toMatchObject({ state: 'signedIn', warningSeconds: 600 })
  })
})

describe('professional interests', () => {
  const interests = (shown: readonly string[], ticked: readonly string[], more = {}) =>
    save({
      section: 'interests',
      shown: shown.join(' '),
      ...Object.fromEntries(ticked.map(code => [`code.${code}`, 'on'])),
      ...more,
    })

  const areaCodes = async (): Promise<readonly string[]> =>
    [...(await store.draw(PAGE)).matchAll(/name="code\.([a-z-]+)"/g)].map(([, code = '']) => code)

  const suggested = async (): Promise<readonly string[]> => {
    const html = await store.draw('store/my-account')
    const card = html.split(getMessages('en-us').accountHome.interests.title)[1] ?? ''
    return [...card.matchAll(/href="[^"]*\/products\/[^"]*\/?(P\d+)[^"]*"/g)].map(([, code = '']) => code)
  }

  it('of the areas and ages are saved, changed one by one, and cleared', async () => {
    const [area = '', other = ''] = await areaCodes()
    const { path, told } = await interests([], [area, 'adults'])
    expect([path, told]).toEqual([AT('interests'), [texts.interests.saved]])
    expect(store.settings().interests).toEqual({ areas: [area], ages: ['adults'] })
    await interests([], [other])
    expect(store.settings().interests?.areas).toEqual([area, other])
    await interests([area, other, 'adults'], [area])
    expect(store.settings().interests).toEqual({ areas: [area], ages: [] })
    expect((await interests([area], [area], { intent: 'none' })).told).toEqual([texts.interests.cleared])
    expect(store.settings()).not.toHaveProperty('interests')
  })

  it('that two tabs save at once are saved, both', async () => {
    await Promise.all([interests([], ['adults']), interests([], ['children'])])
    expect(store.settings().interests?.ages.toSorted()).toEqual(['adults', 'children'])
  })

  it('change the titles of the account home, which has none without interests', async () => {
    expect(await suggested()).toEqual([])
    const [area = '', other = ''] = await areaCodes()
    await interests([], [area])
    const first = await suggested()
    expect(first.length).toBeGreaterThan(0)
    await interests([area], [other])
    const second = await suggested()
    expect(second.length).toBeGreaterThan(0)
    expect(second).not.toEqual(first)
    await interests([other], [], { intent: 'none' })
    expect(await suggested()).toEqual([])
  })

  it('leave the account home as it is while the search does not answer', async () => {
    const [area = ''] = await areaCodes()
    await interests([], [area])
    await store.control('POST', '/faults', {
      service: 'commerce',
      method: 'GET',
      path: '^/.*/users/[^/]+/settings$',
      delayMs: 20_000,
    })
    const html = await store.draw('store/my-account')
    expect(html).toContain(getMessages('en-us').accountHome.savedCarts.all)
    expect(html).not.toContain(getMessages('en-us').accountHome.interests.title)
  })
})

describe('the preferred site', () => {
  it('is saved, opened at once and remembered by the browser', async () => {
    const { path } = await save({ section: 'site', site: 'en-us', shown: '' })
    expect(path).toBe(AT('site'))
    expect(store.settings()).toEqual({ site: 'en-us' })
    expect(store.browser.cookies.get('store.prev_locale')?.value).toBe('en-us')
    const response = await store.browser.send('/api/preferences?locale=en-us', {
      form: { section: 'site', site: 'fr-ca', shown: 'en-us', formOwner: await ownerOf() },
    })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain('fr')
    expect(store.settings()).toEqual({ site: 'fr-ca' })
  })

  it('decides the language in which a visit begins after sign-in, where the site has two', async () => {
    await save({ section: 'site', site: 'fr-ca', shown: '' })
    for (const [asked, opened] of [
      ['/en-ca', '/fr-ca'],
      ['/en-us', '/en-us'],
    ] as const) {
      store.browser.forget()
      const { address } = await store.browser.signIn('edith.marsh', PASSWORD, asked)
      expect(new URL(address, 'http://store.test').pathname).toBe(opened)
    }
  })
})

const ownerOf = async () => {
  const { sealFormOwner } = await import('../sign-in/sign-in-harness.ts')
  return sealFormOwner(USER)
}

it('the preferences are in the copy of one’s data, and go with a closed account', async () => {
  const { settleClosures } = await import('../../../../sandbox/commerce/customers/settle-closures.ts')
  await save({ ...TOKYO, shown: '' })
  await save({ section: 'topics', 'code.MARKETING_OFFERS': 'on' })
  const copy = JSON.parse(await (await store.browser.send('/api/data-copy?locale=en-us')).text())
  expect(copy.preferences).toEqual([{ timeZone: 'Asia/Tokyo', dateStyle: 'iso' }])
  expect(copy.consents).toMatchObject([{ consentTemplateId: 'MARKETING_OFFERS' }])
  store.database().prepare('UPDATE identity_users SET closes_at = 1 WHERE id = ?').run(USER)
  settleClosures(store.database(), Date.now())
  expect(store.settings()).toEqual({})
  expect(store.history()).toEqual([])
})

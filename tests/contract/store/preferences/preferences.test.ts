import { beforeEach, describe, expect, it, vi } from 'vitest'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { preferencesActionPath } from '@/lib/site/preferences-paths'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { AT, servePreferences } from './preferences-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = servePreferences()
const { save, agreedTo, control } = store
const texts = getMessages('en-us').preferences

const PAGE = 'store/my-account/preferences'
const [NEWS, OFFERS, TRAINING] = ['MARKETING_NEWSLETTER', 'MARKETING_OFFERS', 'MARKETING_TRAINING'] as const

const topics = (shown: readonly string[], ticked: readonly string[], more = {}) =>
  save({
    section: 'topics',
    shown: shown.join(' '),
    ...Object.fromEntries(ticked.map(id => [`code.${id}`, 'on'])),
    ...more,
  })

const fault = (method: string, path: string, more = {}) =>
  control('POST', '/faults', { service: 'commerce', method, path, status: 503, ...more })

beforeEach(async () => {
  await store.signIn()
  store.database().exec('DELETE FROM commerce_consents')
})

describe('the email topics', () => {
  it('are given and withdrawn one by one, each with its date, and reported as saved', async () => {
    const { path, told } = await topics([], [OFFERS, TRAINING])
    expect([path, told]).toEqual([AT('topics'), [texts.topics.saved]])
    expect(agreedTo()).toEqual([OFFERS, TRAINING])
    await topics([OFFERS, TRAINING], [TRAINING])
    expect(agreedTo()).toEqual([TRAINING])
    expect(
      store
        .history()
        .map(({ template }) => template)
        .sort(),
    ).toEqual([OFFERS, TRAINING])
    expect(store.history().find(({ template }) => template === OFFERS)?.withdrawnAt).toBeDefined()
  })

  it('with and without the newsletter answer the question after sign-in', async () => {
    await topics([], [NEWS])
    expect(store.customer()?.marketingConsent).toBe(true)
    await topics([NEWS], [])
    expect(store.customer()?.marketingConsent).toBe(false)
    store.database().exec('UPDATE commerce_customers SET marketing_answered = 0')
    expect(store.customer()?.marketingConsent).toBeUndefined()
    await topics([], [OFFERS])
    expect(store.customer()?.marketingConsent).toBe(false)
  })

  it('of another tab stay as they are where an older page is sent', async () => {
    await topics([], [OFFERS])
    await topics([], [TRAINING])
    expect(agreedTo()).toEqual([OFFERS, TRAINING])
    await topics([TRAINING], [])
    expect(agreedTo()).toEqual([OFFERS])
  })

  it('are left all at once, also those that the page has not shown', async () => {
    await topics([], [NEWS, OFFERS, TRAINING])
    const { told } = await topics([NEWS], [NEWS], { intent: 'none' })
    expect(told).toEqual([texts.topics.unsubscribed])
    expect(agreedTo()).toEqual([])
    expect(store.customer()?.marketingConsent).toBe(false)
    expect(store.history()).toHaveLength(3)
  })

  it('are on the page with the topic, the day and the time of each change', async () => {
    await topics([], [OFFERS])
    await topics([OFFERS], [])
    const html = await store.draw(PAGE)
    expect(html).toMatch(/Offers: you agreed on \w{3} \d{1,2}, \d{4}, [\d:]+ [AP]M E[SD]T\./)
    expect(html).toMatch(/Offers: you unsubscribed on \w{3} \d{1,2}, \d{4}/)
  })

  it('are written once by a form that is sent twice', async () => {
    const form = { section: 'topics', shown: '', [`code.${OFFERS}`]: 'on', submissionKey: 'k'.repeat(22) }
    await Promise.all([save(form), save(form)])
    expect(store.history()).toHaveLength(1)
  })
})

/** Choices in each section, the call that saves them, and the marks of the controls that show them. */
const CHOICES = [
  ['topics', { [`code.${OFFERS}`]: 'on' }, 'POST', [`name="code.${OFFERS}"`]],
  ['dates', { timeZone: 'Asia/Tokyo', dateStyle: 'iso' }, 'PATCH', ['value="Asia/Tokyo"', 'value="iso"']],
  ['interests', { 'code.adults': 'on' }, 'PATCH', ['name="code.adults"']],
  ['warning', { warning: '600' }, 'PATCH', ['value="600"']],
  ['site', { site: 'en-gb' }, 'PATCH', ['value="en-gb"']],
] as const

/** The tags of a page that are checked or selected. */
const chosenIn = (html: string) => html.match(/<(?:input|option)[^>]*(?:checked|selected)=""[^>]*>/g) ?? []

const expectChosen = (html: string, marks: readonly string[]) =>
  expect(marks.filter(mark => !chosenIn(html).some(tag => tag.includes(mark)))).toEqual([])

describe('a section that cannot be saved', () => {
  it.each(CHOICES)(
    'says so beside the %s, changes nothing and shows what was chosen',
    async (section, fields, method, marks) => {
      await fault(method, '^/.*/users/[^/]+/(?:consents|settings)$')
      const { path, query } = await save({ section, ...fields })
      expect(path).toBe(AT('topics'))
      await control('DELETE', '/faults')
      expect(store.settings()).toEqual({})
      expect(agreedTo()).toEqual([])
      expect(await store.inSession()).toBeUndefined()
      const html = await store.draw(PAGE, Object.fromEntries(query))
      expect(html).toContain(texts[section].failed)
      expectChosen(html, marks)
      // What is saved is compared with what is chosen when it is sent again.
      expect(html.match(/data-shown-again/g)).toHaveLength(1)
    },
  )

  it('shows the topics that are saved where leaving all of them failed', async () => {
    await topics([], [OFFERS])
    await fault('DELETE', '^/.*/users/[^/]+/consents/.*$')
    const { query } = await topics([OFFERS], [TRAINING], { intent: 'none' })
    await control('DELETE', '/faults')
    const html = await store.draw(PAGE, Object.fromEntries(query))
    expectChosen(html, [`name="code.${OFFERS}"`])
    expect(chosenIn(html).join()).not.toContain(TRAINING)
    expect(html).not.toContain('data-shown-again')
  })

  it('shows no topic where every box was cleared, also if the session ended before it was sent', async () => {
    await topics([], [OFFERS])
    await fault('DELETE', '^/.*/users/[^/]+/consents/.*$')
    const { query } = await topics([OFFERS], [])
    await control('DELETE', '/faults')
    const stored = await store.keep({ section: 'topics', shown: OFFERS })
    for (const parameters of [Object.fromEntries(query), stored]) {
      const html = await store.draw(PAGE, parameters)
      expect(chosenIn(html).join()).not.toContain('name="code.')
      expect(html.match(/data-shown-again/g)).toHaveLength(1)
    }
  })

  it('in part says that, and what is saved stays', async () => {
    await fault('POST', '^/.*/users/[^/]+/consents$', { times: 1 })
    const { query } = await topics([], [OFFERS, TRAINING])
    expect(agreedTo()).toHaveLength(1)
    const html = await store.draw(PAGE, Object.fromEntries(query))
    expect(html).toContain(texts.topics.partly)
    expectChosen(html, [`name="code.${OFFERS}"`, `name="code.${TRAINING}"`])
    expect(html).toContain(`name="shown" value="${agreedTo().join(' ')}"`)
  })

  it.each(CHOICES)(
    'because the session ended shows the chosen %s again',
    async (section, fields, _, marks) => {
      const html = await store.draw(PAGE, await store.keep({ section, ...fields }))
      expectChosen(html, marks)
      expect(html).toContain('data-shown-again')
      expect(html).not.toContain(texts[section].failed)
    },
  )

  it.each([
    ['no section', { section: 'other' }],
    ['an unknown time zone', { section: 'dates', timeZone: 'Mars/Olympus', dateStyle: 'iso' }],
    ['an unknown format', { section: 'dates', timeZone: 'UTC', dateStyle: 'roman' }],
    ['an unknown time of warning', { section: 'warning', warning: '1' }],
    ['an unknown site', { section: 'site', site: 'de-de' }],
    ['a code that is none', { section: 'interests', 'code.a b': 'on' }],
    ['too many codes', { section: 'interests', shown: Array.from({ length: 99 }, (_, n) => n).join(' ') }],
  ])('because it has %s writes nothing', async (_, fields) => {
    await control('DELETE', '/requests')
    await save(fields)
    expect((await store.calls()).filter(call => !call.startsWith('GET'))).toEqual([])
  })

  it('is not carried out for another user, nor without an owner', async () => {
    const form = { section: 'warning', shown: '', warning: '600' }
    await store.sent(preferencesActionPath('en-us'), {
      ...form,
      [FORM_OWNER]: await sealFormOwner('uid-nora'),
    })
    await store.sent(preferencesActionPath('en-us'), form)
    expect(store.settings()).toEqual({})
  })

  it('leads to sign-in and back for a visitor', async () => {
    store.browser.forget()
    const response = await store.browser.send(preferencesActionPath('en-us'), {
      form: {
        section: 'warning',
        shown: '',
        warning: '600',
        [FORM_OWNER]: await sealFormOwner('uid-edith'),
      },
    })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringContaining(encodeURIComponent(AT('topics'))),
    ])
  })
})

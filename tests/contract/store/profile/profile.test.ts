import { beforeEach, describe, expect, it, vi } from 'vitest'
import { formError } from '@/lib/forms/form-errors'
import { getMessages } from '@/lib/i18n/messages'
import { pointStoreAt } from '../sign-in/sign-in-harness.ts'
import { ON_RECORD, serveProfile } from './profile-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveProfile()
const { send, sent, control, record, namesInSession, namesAtIdentity, sandbox } = store

const HANDLER = '/api/account/profile'
const PAGE = '/store/usassessments/en/my-account/profile'

beforeEach(() => store.signIn())

const CHANGED = {
  ...ON_RECORD,
  firstName: 'Edie',
  middleName: 'Rose',
  phoneCountry: 'CA',
  phone: '(604) 555-0123',
}

const { partlySaved } = getMessages('en-us').profile

describe('a saved profile (spec §3, profile form)', () => {
  it('is on record, with its names at the identity provider and in the session at once', async () => {
    const { path, told } = await sent(HANDLER, CHANGED)
    expect(path).toBe(PAGE)
    expect(told).toEqual([expect.stringMatching(/^Your profile was saved on \w+ \d+, \d{4}\.$/)])
    expect(record()).toMatchObject({ firstName: 'Edie', middleName: 'Rose', phoneNumber: '6045550123' })
    expect(namesAtIdentity()).toBe('Edie Marsh')
    expect(await namesInSession()).toBe('Edie Marsh')
  })

  it('loses a middle name that is emptied', async () => {
    await sent(HANDLER, CHANGED)
    await sent(HANDLER, { ...CHANGED, middleName: ' ' })
    expect(record()?.middleName).toBeUndefined()
  })

  it('with the names of before is saved while the identity provider’s records are away', async () => {
    await control('POST', '/faults', { service: 'identity', method: 'PATCH', path: '/', status: 503 })
    await sent(HANDLER, { ...ON_RECORD, phone: '6145550199' })
    expect(record()?.phoneNumber).toBe('6145550199')
  })
})

const IDENTITY = { service: 'identity', method: 'PATCH', path: '/openidm' }
const COMMERCE = { service: 'commerce', method: 'PATCH', path: '^/.*/users/' }

describe('a profile that another window has saved meanwhile', () => {
  const versionOn = (html: string) => /name="recordVersion" value="([^"]+)"/.exec(html)?.[1] ?? ''
  const versionNow = async () => versionOn(await store.draw())

  it('is not overwritten: what was typed is shown again beside it, and saved when sent once more', async () => {
    const recordVersion = await versionNow()
    await sent(HANDLER, { ...CHANGED, recordVersion })
    const typed = { ...ON_RECORD, lastName: 'Moor', recordVersion }
    const { path, rejected, told, shown } = await sent(HANDLER, typed)
    expect([path, told]).toEqual([PAGE, []])
    expect(rejected).toEqual({ fields: typed, errors: formError('outdated') })
    expect(record()).toMatchObject({ firstName: 'Edie', lastName: 'Marsh' })
    const page = await store.draw('profile', shown)
    expect(page).toContain(getMessages('en-us').register.notices.changedTitle)
    expect(page).toMatch(/<dd>Edie<\/dd>/)
    expect(page).toMatch(/value="Moor"/)
    await sent(HANDLER, { ...typed, recordVersion: versionOn(page) })
    expect(record()).toMatchObject({ firstName: 'Edith', lastName: 'Moor' })
  })

  it('is overwritten by neither of two windows that save at once: one of them is told', async () => {
    const recordVersion = await versionNow()
    const forms = ['Moor', 'Field'].map(lastName => ({ ...ON_RECORD, lastName, recordVersion }))
    const answers = await Promise.all(forms.map(form => sent(HANDLER, form)))
    expect(
      answers.filter(({ rejected }) => rejected?.errors.formErrors[0]?.code === 'outdated'),
    ).toHaveLength(1)
  })

  it('is saved again with the same values without a question', async () => {
    const recordVersion = await versionNow()
    await sent(HANDLER, { ...CHANGED, recordVersion })
    const { rejected } = await sent(HANDLER, { ...CHANGED, phone: '604 555 0123', recordVersion })
    expect(rejected).toBeUndefined()
  })
})

describe('a profile that cannot be saved', () => {
  it('is shown again with every error and all that was typed', async () => {
    const form = { ...CHANGED, firstName: '', middleName: '4', sector: 'hospital', phone: '12' }
    const { path, rejected } = await sent(HANDLER, form)
    expect(path).toBe(PAGE)
    expect(rejected?.fields).toEqual(form)
    expect(rejected?.errors.fieldErrors.map(({ name }) => name)).toEqual([
      'firstName',
      'middleName',
      'sector',
      'phone',
    ])
    expect(record()).toMatchObject({ firstName: 'Edith' })
  })

  it.each([
    ['the identity provider', IDENTITY],
    ['the login service', { service: 'login-service', method: 'POST', path: '^/.*/personalInfo' }],
    ['commerce', COMMERCE],
  ])('because %s is away leaves nothing half saved', async (_, fault) => {
    await control('POST', '/faults', { ...fault, status: 503 })
    const { told, rejected } = await sent(HANDLER, CHANGED)
    expect(told).toEqual([getMessages('en-us').forms.failed.unavailable])
    expect(rejected?.fields).toEqual(CHANGED)
    expect(record()).toMatchObject({ firstName: 'Edith', phoneNumber: '6145550142' })
    expect(namesAtIdentity()).toBe('Edith Marsh')
    expect(await namesInSession()).toBe('Edith Marsh')
  })

  /** Commerce refuses to save, and the identity provider to undo what it saved. */
  async function savePartly() {
    await control('POST', '/faults', { ...COMMERCE, status: 503, delayMs: 1_000, times: 1 })
    const sending = send(HANDLER, CHANGED, { accept: 'application/json' })
    await vi.waitFor(() => expect(namesAtIdentity()).toBe('Edie Marsh'))
    await control('POST', '/faults', { ...IDENTITY, status: 503, times: 1 })
    const first = await sending
    expect([first.status, await first.json()]).toMatchObject([422, { formErrors: [{ text: partlySaved }] }])
  }

  it('in time is not called unsaved while the change may still come, and is complete once sent again', async () => {
    await control('POST', '/faults', { ...IDENTITY, status: 504, times: 1 })
    const { told, rejected } = await sent(HANDLER, CHANGED)
    expect(told).toEqual([getMessages('en-us').forms.failed.unconfirmed])
    expect(rejected?.fields).toEqual(CHANGED)
    expect([record()?.firstName, namesAtIdentity()]).toEqual(['Edith', 'Edith Marsh'])
    await sent(HANDLER, CHANGED)
    expect([record()?.firstName, namesAtIdentity()]).toEqual(['Edie', 'Edie Marsh'])
  })

  it('as a whole says that a part was saved, and is complete when it is sent again', async () => {
    await savePartly()
    await sent(HANDLER, CHANGED)
    expect(record()).toMatchObject({ firstName: 'Edie', phoneNumber: '6045550123' })
  })

  it('as a whole has one name everywhere when the user saves the earlier name instead', async () => {
    await savePartly()
    await sent(HANDLER, ON_RECORD)
    expect([record()?.firstName, namesAtIdentity()]).toEqual(['Edith', 'Edith Marsh'])
    await control('POST', '/faults', { ...IDENTITY, status: 503 })
    await sent(HANDLER, { ...ON_RECORD, phone: '6145550177' })
    expect(record()?.phoneNumber).toBe('6145550177')
  })

  it('because nobody is signed in leads to sign-in', async () => {
    store.browser.forget()
    pointStoreAt(sandbox())
    const { path } = await sent(HANDLER, CHANGED)
    expect(path).toBe('/en-us/login')
    expect(record()).toMatchObject({ firstName: 'Edith' })
  })
})

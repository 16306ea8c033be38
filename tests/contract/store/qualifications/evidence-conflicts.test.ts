import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RECORD_VERSION } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { LICENCE, serveEvidence } from './evidence-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveEvidence()
const { draw, send, written, listed } = store
const { errors, qualifications: TEXTS, register } = getMessages('en-us')

beforeEach(() => store.signIn('jonas.wick'))

const versionOn = (html: string): string => /name="recordVersion" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** An evidence with the version that its open form was drawn from. */
async function openForm() {
  const qualification = await written()
  const page = await draw('/[code]/edit', qualification)
  return { ...LICENCE, qualification, [RECORD_VERSION]: versionOn(page) }
}

const detail = async () => (await listed())[0]?.detail

describe('evidence that another window has changed meanwhile', () => {
  it('is not overwritten: what was typed is shown beside it, and saved when sent once more', async () => {
    const form = await openForm()
    await send('evidence', { ...form, issuingBody: 'Board of Ohio' })
    const typed = { ...form, region: 'Ohio' }
    const { query, told } = await send('evidence', typed)
    expect(told).toEqual([])
    expect(await detail()).toMatchObject({ issuingBody: 'Board of Ohio' })
    const page = await draw('/[code]/edit', form.qualification, { form: query.get('form') ?? '' })
    for (const text of [errors.forms.outdated, register.notices.changedTitle, '<dd>Board of Ohio</dd>'])
      expect(page).toContain(text)
    expect(page).toContain('value="Ohio"')
    const again = await send('evidence', { ...typed, [RECORD_VERSION]: versionOn(page) })
    expect(again.told).toEqual([TEXTS.told.changed])
    expect(await detail()).toMatchObject({ issuingBody: LICENCE.issuingBody, region: 'Ohio' })
  })

  it('is overwritten by neither of two windows that save at once', async () => {
    const form = await openForm()
    const forms = ['Ohio', 'Utah'].map(region => ({ ...form, region }))
    const told = await Promise.all(forms.map(async each => (await send('evidence', each)).told))
    expect(told.filter(messages => messages.length === 0)).toHaveLength(1)
  })

  it('is told of as sent or decided on, not of a decision alone', async () => {
    const form = await openForm()
    await store.submit(form.qualification)
    const again = await store.submit(form.qualification, { note: 'From the other window' })
    expect(again.told).toEqual([TEXTS.told.decided])
  })

  it('is not overwritten by a draft that was kept before', async () => {
    const form = await openForm()
    await send('evidence', { ...form, number: '', intent: 'keep' })
    await send('evidence', { ...form, issuingBody: 'Board of Ohio' })
    await send('evidence', { ...form, number: '', intent: 'keep' })
    const resumed = versionOn(await draw('/[code]/edit', form.qualification))
    expect(resumed).toBe(form[RECORD_VERSION])
  })
})

describe('evidence that another window has withdrawn meanwhile', () => {
  it.each([
    ['evidence', { ...LICENCE, region: 'Ohio' }],
    ['submission', { intent: 'add', document: new File(['%PDF-1.7'], 'licence.pdf') }],
    ['submission', { intent: 'send', statement: 'on' }],
    ['submission', { remove: 'a-document' }],
    ['withdrawal', { intent: 'withdraw' }],
  ] as const)('is told of by %s with %j, on the list', async (form, fields) => {
    const { qualification } = await openForm()
    await send('withdrawal', { qualification, intent: 'withdraw' })
    const { path, told } = await send(form, { ...fields, qualification })
    expect([path, told]).toEqual([accountPath('en-us', 'qualifications'), [TEXTS.told.gone]])
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { levelName } from '@/lib/catalogue/level-name'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { NEW_EVIDENCE_ID, newEvidenceHref, newQualificationPath } from '@/lib/site/qualification-paths'
import { idOf, LICENCE, serveEvidence } from './evidence-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveEvidence()
const { draw, drawAt, send, addFile } = store
const { qualifications: TEXTS } = getMessages('en-us')

describe('the list of evidence', () => {
  it('shows every state with its way on', async () => {
    await store.signIn('quentin.ash')
    const page = await draw()
    for (const { name, next } of Object.values(TEXTS.states)) {
      expect(page).toContain(name)
      expect(page).toContain(next)
    }
    expect(page).toContain(TEXTS.allows.C)
    // Seeded 45 days after the day in UTC, which for the site may still be the day before.
    expect(page).toMatch(/It expires in 4[56] days\./)
    expect(page).toContain(newQualificationPath('en-us', 'degree'))
  })
})

describe('evidence', () => {
  beforeEach(() => store.signIn('jonas.wick'))

  it('is kept with its errors, saved, shows its level, gets a file, and is sent once', async () => {
    const refused = await send('evidence', { ...LICENCE, number: '', issuedOn: 'soon' })
    expect(refused.path).toBe(newQualificationPath('en-us', 'certification'))
    const form = await draw('/new/[code]', 'certification', { form: refused.query.get('form') ?? '' })
    for (const text of ['State board', TEXTS.errors.required, TEXTS.errors.day]) expect(form).toContain(text)

    const saved = await send('evidence', LICENCE)
    const id = idOf(saved.path)
    expect(saved.path).toBe(accountDetailPath('en-us', 'qualifications', id))
    expect(await draw('/[code]', id)).toContain('With this evidence you would get level B.')

    const file = (content: string) => addFile(id, new File([content], 'licence.pdf'))
    const wrong = await file('MZ')
    expect(await draw('/[code]', id, { form: wrong.query.get('form') ?? '' })).toContain(
      TEXTS.errors.wrongType,
    )
    const harmful = await file('%PDF-1.7 EICAR-STANDARD-ANTIVIRUS-TEST-FILE')
    const warned = await draw('/[code]', id, { form: harmful.query.get('form') ?? '' })
    expect(warned).toContain(TEXTS.errors.malware)
    await file('%PDF-1.7')
    expect(await draw('/[code]', id)).toContain('licence.pdf</a> <span class="text-muted">(1 kB)')

    const action = { qualification: id, intent: 'send', note: 'Please look' }
    const unsigned = await send('submission', action)
    const asked = await draw('/[code]', id, { form: unsigned.query.get('form') ?? '' })
    for (const text of [TEXTS.errors.statement, 'Please look']) expect(asked).toContain(text)
    const sent = await send('submission', { ...action, statement: 'on' })
    expect([sent.path, sent.told]).toEqual([saved.path, [TEXTS.told.sent]])
    const page = await draw('/[code]', id)
    expect(page).toContain(TEXTS.states.submitted.next)
    expect(page).not.toContain(TEXTS.send.statement)
  })

  it('with a number that was sent before says so at its field', async () => {
    const number = { ...LICENCE, certification: 'psychologist-licence', number: 'OH-51877' }
    const { query } = await send('evidence', number)
    const form = await draw('/new/[code]', 'certification', { form: query.get('form') ?? '' })
    expect(form).toContain(TEXTS.errors.duplicate)
  })

  it('is changed and withdrawn, and nobody else finds it', async () => {
    const id = idOf((await send('evidence', LICENCE)).path)
    expect(await draw('/[code]/edit', id)).toContain('value="SL-4471"')
    await send('evidence', { ...LICENCE, qualification: id, number: 'SL-1' })
    expect(await draw('/[code]', id)).toContain('SL-1')
    const withdrawn = await send('withdrawal', { qualification: id, intent: 'withdraw' })
    expect([withdrawn.path, withdrawn.told]).toEqual([
      accountPath('en-us', 'qualifications'),
      [TEXTS.told.withdrawn],
    ])
    expect(await draw('/[code]', id)).not.toContain('SL-1')
    expect(await draw('/new/[code]', 'horoscope')).not.toContain(TEXTS.form.save)
  })
})

describe('a form whose details are missing', () => {
  beforeEach(() => store.signIn('jonas.wick'))

  const half = { kind: 'certification', issuingBody: 'State board', intent: 'keep' }

  it('is kept when that is asked for, offered in the list, continued, and gone once it is saved', async () => {
    const kept = await send('evidence', half)
    expect([kept.path, kept.told]).toEqual([accountPath('en-us', 'qualifications'), [TEXTS.told.kept]])
    const list = await draw()
    for (const text of [TEXTS.drafts.name, newQualificationPath('en-us', 'certification')])
      expect(list).toContain(text)
    const form = await draw('/new/[code]', 'certification')
    for (const text of [TEXTS.form.resumed, 'State board']) expect(form).toContain(text)
    await send('evidence', { ...LICENCE, intent: 'keep' })
    expect(await draw()).not.toContain(TEXTS.drafts.name)
    expect(await draw('/new/[code]', 'certification')).not.toContain(TEXTS.form.resumed)
  })

  it('keeps the documents of evidence that is known, and is discarded after a question', async () => {
    const id = idOf((await send('evidence', LICENCE)).path)
    await addFile(id, new File(['%PDF-1.7'], 'licence.pdf'))
    await send('evidence', { ...half, qualification: id, issuingBody: 'Half a name' })
    expect(await draw('/[code]/edit', id)).toContain('Half a name')
    expect(await draw('/[code]', id)).toContain('licence.pdf')
    const key = `certification.${id}.`
    expect(await draw('', '', { discard: key })).toContain(TEXTS.ask.discard.title)
    expect(await draw('', '', { discard: 'certification.other.' })).not.toContain(TEXTS.ask.discard.title)
    const dropped = await send('withdrawal', { intent: 'discard', draft: key })
    expect(dropped.told).toEqual([TEXTS.told.discarded])
    expect(await draw('/[code]/edit', id)).toContain('State board')
  })

  it('is seen by nobody else', async () => {
    await send('evidence', half)
    await store.signIn('quentin.ash')
    expect(await draw()).not.toContain(TEXTS.drafts.name)
    expect(await draw('/new/[code]', 'certification')).not.toContain('State board')
  })
})

describe('the page of an evidence', () => {
  it.each([
    ['en-gb', 'With this evidence you would get level B.', 'Registration as a speech and language therapist'],
    ['en-au', 'With this evidence you would get user level B.', 'Certification as a speech pathologist'],
    ['nl-nl', 'Met dit bewijs zou u niveau B krijgen.', 'Registratie als logopedist'],
  ] as const)('is in the words of %s', async (locale, preview, licence) => {
    await store.signIn('jonas.wick')
    const id = idOf((await send('evidence', LICENCE)).path)
    const page = await drawAt('/[code]', id, { locale })
    for (const text of [preview, licence, levelName(locale, { code: 'B' })]) expect(page).toContain(text)
  })

  it('asks what the reviewers asked, where it says that they need more', async () => {
    await store.signIn('jonas.wick')
    const id = idOf((await send('evidence', LICENCE)).path)
    await send('submission', { qualification: id, intent: 'send', note: '', statement: 'on' })
    const note = 'Which register is it in?'
    const step = { status: 'MORE_INFORMATION', reason: 'ILLEGIBLE', note }
    await store.control('PUT', `/commerce/qualifications/${id}`, step)
    const [state = ''] = (await draw('/[code]', id)).split(TEXTS.history)
    expect(state).toContain(note)
    expect(await draw()).toContain(note)
  })
})

it('evidence is withdrawn after a question', async () => {
  await store.signIn('jonas.wick')
  const id = idOf((await send('evidence', LICENCE)).path)
  expect(await draw('/[code]', id)).not.toContain(TEXTS.ask.discard.title)
  expect(await draw('/[code]', id, { withdraw: 'ask' })).toContain(TEXTS.ask.discard.title)
})

it('new evidence without its kind leads to where the kinds are offered', async () => {
  await store.signIn('quentin.ash')
  const { default: Page } = await import('@/app/[locale]/(personal)/store/my-account/qualifications/new/page')
  const opened = Page({ params: Promise.resolve({ locale: 'en-us' }) })
  await expect(opened).rejects.toThrow(newEvidenceHref('en-us'))
  expect(await draw()).toContain(`id="${NEW_EVIDENCE_ID}"`)
})

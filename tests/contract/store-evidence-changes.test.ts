import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { qualificationEditPath } from '@/lib/site/qualification-routes'
import { QUALIFICATION_OPTIONS } from '../../sandbox/seed/reference/qualification-options.ts'
import { forgetProcessState } from '../support/process-state'
import { idOf, LICENCE, serveEvidence } from './store-evidence-harness.ts'

vi.mock('next/headers', async () => (await import('./page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('./page-request.ts')).nextNavigation)

const store = serveEvidence()
const { draw, send, written, submit, decide, listed } = store
const { qualifications: TEXTS } = getMessages('en-us')

const LIST = accountPath('en-us', 'qualifications')
const MASTER = {
  kind: 'degree',
  degree: 'master',
  fieldOfStudy: 'Psychology',
  institution: 'University of Westmere',
  country: 'US',
  yearAwarded: '2015',
}
/** A number that another user has sent in. */
const USED = { ...LICENCE, certification: 'psychologist-licence', number: 'OH-51877' }

beforeEach(() => store.signIn('jonas.wick'))

describe('the draft of a change', () => {
  const keptChange = async () => {
    const id = await written()
    await send('evidence', { ...LICENCE, qualification: id, number: '', intent: 'keep' })
    expect(await draw()).toContain(TEXTS.drafts.name)
    return id
  }

  it('is gone with the evidence that is withdrawn', async () => {
    const id = await keptChange()
    await send('actions', { qualification: id, intent: 'withdraw' })
    expect(await draw()).not.toContain(TEXTS.drafts.name)
    const { listDrafts } = await import('@/lib/qualifications/kept-drafts.server')
    expect(await listDrafts((await store.context()).user.id)).toEqual([])
  })

  it('is not offered once the evidence is approved', async () => {
    const id = await keptChange()
    await submit(id)
    await decide(id, { status: 'APPROVED' })
    expect(await draw()).not.toContain(TEXTS.drafts.name)
  })

  it('is not offered while its kind of evidence is not accepted', async () => {
    await keptChange()
    await store.control('PUT', '/flags/my-account-qualifications-certification', { value: false })
    forgetProcessState('flags')
    expect(await draw()).not.toContain(TEXTS.drafts.name)
  })

  it('of somebody else cannot be discarded', async () => {
    const id = await keptChange()
    await store.signIn('quentin.ash')
    await send('actions', { intent: 'discard', draft: `certification.${id}.` })
    await store.signIn('jonas.wick')
    expect(await draw()).toContain(TEXTS.drafts.name)
  })
})

describe('evidence in review', () => {
  it('that is changed has to be sent again with its statement, and its history tells', async () => {
    const id = await written(MASTER)
    await submit(id)
    expect(await draw('/[code]/edit', id)).toContain(TEXTS.form.inReview)
    const changed = await send('evidence', { ...MASTER, qualification: id, degree: 'doctorate' })
    expect(changed.told).toEqual([TEXTS.told.changedSend])
    expect((await listed())[0]).toMatchObject({ status: 'DRAFT', grantsLevel: { code: 'C' } })
    expect((await listed())[0]?.history.map(({ status }) => status)).toEqual(['DRAFT', 'SUBMITTED', 'DRAFT'])
    expect(await draw('/[code]', id)).toContain(TEXTS.send.statement)
  })

  it('stays in review if nothing of it is changed', async () => {
    const id = await written(MASTER)
    await submit(id)
    const saved = await send('evidence', { ...MASTER, qualification: id })
    expect(saved.told).toEqual([TEXTS.told.changed])
    expect((await listed())[0]?.status).toBe('SUBMITTED')
  })

  it('shows the statement that it was sent with, and its date', async () => {
    const id = await written()
    expect(await draw('/[code]', id)).not.toMatch(/Accepted on \w+ \d+, 20\d\d/)
    await submit(id)
    const page = await draw('/[code]', id)
    expect(page).toMatch(
      new RegExp(`${TEXTS.send.statementLabel}</dt><dd[^>]*>Accepted on \\w+ \\d+, 20\\d\\d`),
    )
    expect((await listed())[0]?.history.at(-1)).toMatchObject({ statementAccepted: true })
  })
})

describe('sending', () => {
  it('evidence whose own end has passed meanwhile is refused at the field, with the way to it', async () => {
    const id = await written({ ...LICENCE, expiresOn: '2099-01-31' })
    const end = "UPDATE commerce_qualifications SET detail = json_set(detail, '$.expiresOn', '2026-01-31')"
    store.database().exec(`${end} WHERE id = '${id}'`)
    const { path, query } = await submit(id, { note: 'Please look' })
    expect(path).not.toBe(LIST)
    const page = await draw('/[code]', id, { form: query.get('form') ?? '' })
    for (const text of [TEXTS.errors.over, 'Please look']) expect(page).toContain(text)
    expect(page).toContain(`id="expiresOn" href="${qualificationEditPath('en-us', id)}#expiresOn"`)
    expect((await listed())[0]?.status).toBe('DRAFT')
  })

  it('a number that somebody else has sent meanwhile is named, with the way to it', async () => {
    const id = await written()
    store
      .database()
      .exec(
        `UPDATE commerce_qualifications SET detail = json_set(detail, '$.number', 'SL-4471',
           '$.certification.code', 'speech-language-licence')
         WHERE status = 'APPROVED' AND kind = 'certification'`,
      )
    const { query } = await submit(id)
    const page = await draw('/[code]', id, { form: query.get('form') ?? '' })
    expect(page).toContain(TEXTS.errors.duplicate)
    expect(page).toContain(`${qualificationEditPath('en-us', id)}#number`)
  })
})

describe('“Save draft”', () => {
  afterEach(async () => {
    await store.control('DELETE', '/faults')
    forgetProcessState('circuit-breakers')
  })

  it('keeps a form whose number was sent in before, and says so', async () => {
    const { path, told } = await send('evidence', { ...USED, intent: 'keep' })
    expect(path).toBe(LIST)
    expect(told.join(' ')).toContain(TEXTS.told.kept)
    expect(told.join(' ')).toContain(TEXTS.errors.duplicate)
    expect(await draw('/new/[code]', 'certification')).toContain('value="OH-51877"')
  })

  it('keeps a form while commerce is away', async () => {
    const effect = { service: 'commerce', method: 'POST', path: '^/.*/qualifications', status: 503 }
    await store.control('POST', '/faults', effect)
    const { path, told } = await send('evidence', { ...LICENCE, intent: 'keep' })
    expect([path, told]).toEqual([LIST, [TEXTS.told.kept]])
    await store.control('DELETE', '/faults')
    forgetProcessState('circuit-breakers')
    expect(await draw('/new/[code]', 'certification')).toContain('value="SL-4471"')
  })
})

describe('a decision that was made while the page was open', () => {
  const approved = async () => {
    const id = await written()
    await submit(id)
    await decide(id, { status: 'APPROVED' })
    return id
  }

  it.each([
    ['a change', 'evidence', { ...LICENCE, number: 'SL-9' }],
    ['sending', 'actions', { intent: 'send', statement: 'on' }],
    ['a withdrawal', 'actions', { intent: 'withdraw' }],
    ['another document', 'files', { document: new File(['%PDF-1.7 b'], 'b.pdf') }],
  ] as const)('is told of by %s, which changes nothing', async (_what, form, fields) => {
    const id = await approved()
    expect((await send(form, { qualification: id, ...fields })).told).toEqual([TEXTS.told.decided])
    expect((await listed())[0]).toMatchObject({ status: 'APPROVED', detail: { number: 'SL-4471' } })
    expect((await listed())[0]?.documents).toHaveLength(1)
  })
})

describe('each kind of evidence', () => {
  const approvedPage = async (fields: Record<string, string>) => {
    const id = await written(fields)
    await submit(id)
    await decide(id, { status: 'APPROVED' })
    return draw('/[code]', id)
  }

  it('an accredited institution of the list goes from its form to approval and its page', async () => {
    const kind = 'accredited-institution'
    expect(await draw('/new/[code]', kind)).toContain('<option value="westmere">')
    const page = await approvedPage({ kind, institution: 'westmere', role: 'Lecturer' })
    for (const text of ['University of Westmere', 'Lecturer', TEXTS.states.approved.next, 'Level B'])
      expect(page).toContain(text)
  })

  it('a degree goes from its form, with countries in groups, to approval and its page', async () => {
    const { countryGroups } = getMessages('en-us').register
    const form = await draw('/new/[code]', 'degree')
    expect(form).toContain(`<optgroup label="${Object.values(countryGroups)[0]}">`)
    const page = await approvedPage({ ...MASTER, degree: 'doctorate' })
    for (const text of ['Doctorate', 'United States', '2015', 'Level C']) expect(page).toContain(text)
  })

  it('a trainee names a supervisor, who is on the page', async () => {
    const trainee = { ...MASTER, degree: 'in-training', yearAwarded: '2030' }
    const { query } = await send('evidence', trainee)
    const form = await draw('/new/[code]', 'degree', { form: query.get('form') ?? '' })
    expect(form).toContain(TEXTS.errors.required)
    const page = await approvedPage({ ...trainee, supervisorName: 'Nora Vance', supervisorNumber: 'S-7' })
    for (const text of ['Nora Vance', 'S-7', TEXTS.states.approved.next]) expect(page).toContain(text)
  })

  it('offers every institution, also where there are more than a page of them', async () => {
    const list = QUALIFICATION_OPTIONS['accredited-institution'] as {
      code: string
      grantsLevel: 'B'
      names: { en: string; fr: string; nl: string; es: string }
    }[]
    const name = (at: number) => `Institute ${at}`
    const more = Array.from({ length: 230 }, (_, at) => ({
      code: `institute-${at}`,
      grantsLevel: 'B' as const,
      names: { en: name(at), fr: name(at), nl: name(at), es: name(at) },
    }))
    const before = list.length
    list.push(...more)
    try {
      const form = await draw('/new/[code]', 'accredited-institution')
      for (const { code } of list) expect(form).toContain(`<option value="${code}">`)
    } finally {
      list.splice(before)
    }
  })
})

describe('after a decision', () => {
  it('a question is answered by the store’s form, with its message in the history', async () => {
    const id = await written()
    await submit(id)
    await decide(id, { status: 'MORE_INFORMATION', reason: 'ILLEGIBLE' })
    const asked = await draw('/[code]', id)
    for (const text of [TEXTS.reasons.ILLEGIBLE, TEXTS.send.answer]) expect(asked).toContain(text)
    expect((await submit(id, { note: 'A better copy' })).told).toEqual([TEXTS.told.sent])
    expect(await draw('/[code]', id)).toContain('A better copy')
  })

  it('a refusal is appealed against by the store’s form', async () => {
    const id = await written()
    await submit(id)
    await decide(id, { status: 'REJECTED', reason: 'NAME_DIFFERS' })
    expect(await draw('/[code]', id)).toContain(TEXTS.send.appeal)
    expect((await submit(id, { note: 'I have married' })).told).toEqual([TEXTS.told.sent])
    expect((await listed())[0]).toMatchObject({ status: 'SUBMITTED' })
  })

  it('an approval is renewed by the form, which names it', async () => {
    const id = await written()
    await submit(id)
    await decide(id, { status: 'APPROVED' })
    const form = await draw('/new/[code]', 'certification', { renews: id })
    expect(form).toContain(`name="renews" value="${id}"`)
    expect(form).toContain('value="SL-4471"')
    const saved = await send('evidence', { ...LICENCE, renews: id })
    expect((await listed()).find(known => known.id === idOf(saved.path))).toMatchObject({
      status: 'DRAFT',
      renews: id,
    })
  })
})

describe('the files of evidence', () => {
  it('hold the same file once, also when it is sent again from a fresh page', async () => {
    const id = await written()
    const again = await send('files', {
      qualification: id,
      document: new File(['%PDF-1.7'], 'licence.pdf'),
    })
    expect(again.told).toEqual([TEXTS.told.fileAdded.replace('{name}', 'licence.pdf')])
    await send('files', { qualification: id, document: new File(['%PDF-1.7 b'], 'licence.pdf') })
    expect((await listed())[0]?.documents.map(({ fileName, size }) => [fileName, size])).toEqual([
      ['licence.pdf', 8],
      ['licence.pdf', 10],
    ])
  })

  it('say that a PDF has no preview, and not so of a picture', async () => {
    const id = await written()
    expect(await draw('/[code]', id)).toContain(TEXTS.files.noPreview)
    const [pdf] = (await listed())[0]?.documents ?? []
    const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'scan.png')
    await send('files', { qualification: id, document: png, file: pdf?.id ?? '' })
    expect(await draw('/[code]', id)).not.toContain(TEXTS.files.noPreview)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { qualificationEditPath } from '@/lib/site/qualification-paths'
import { forgetProcessState } from '../../../support/process-state'
import { LICENCE, MASTER, serveEvidence } from './evidence-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveEvidence()
const { draw, send, written, submit, decide, listed } = store
const { qualifications: TEXTS } = getMessages('en-us')

const LIST = accountPath('en-us', 'qualifications')
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
    await send('withdrawal', { qualification: id, intent: 'withdraw' })
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
    await send('withdrawal', { intent: 'discard', draft: `certification.${id}.` })
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
    store.database().exec(
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
    ['sending', 'submission', { intent: 'send', statement: 'on' }],
    ['a withdrawal', 'withdrawal', { intent: 'withdraw' }],
    ['another document', 'submission', { intent: 'add', document: new File(['%PDF-1.7 b'], 'b.pdf') }],
  ] as const)('is told of by %s, which changes nothing', async (_what, form, fields) => {
    const id = await approved()
    expect((await send(form, { qualification: id, ...fields })).told).toEqual([TEXTS.told.decided])
    expect((await listed())[0]).toMatchObject({ status: 'APPROVED', detail: { number: 'SL-4471' } })
    expect((await listed())[0]?.documents).toHaveLength(1)
  })
})

import { afterEach, describe, expect, it, vi } from 'vitest'
import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'
import { MOST_EVIDENCE_FILES } from '@/lib/contract/commerce/qualification/qualification'
import { getMessages } from '@/lib/i18n/messages'
import { forgetProcessState } from '../../../support/process-state'
import { ADDED, KEPT, PDF, second, serveSubmission, TYPED } from './submission-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// No button on the page of an evidence loses what was typed or chosen for another one.

const store = serveSubmission()
const { evidence, status, files, firstFile, pressSend, pressAdd, nextForm } = store
const { qualifications: TEXTS, errors: ERRORS, forms: FORMS } = getMessages('en-us')

describe('“Send”', () => {
  it('adds the chosen document, sends the evidence with its message, and says both', async () => {
    const sent = await pressSend({ note: TYPED.note, document: second() })
    expect(sent.told).toEqual([TEXTS.told.sent, ADDED])
    expect(sent.query.has('form')).toBe(false)
    expect(await files()).toEqual(['licence.pdf', 'second.pdf'])
    expect((await evidence())?.history.at(-1)).toMatchObject({ status: 'SUBMITTED', note: TYPED.note })
  })

  it('puts the chosen document in the place of the one that it is to replace', async () => {
    await pressSend({ document: second(), replaces: await firstFile() })
    expect([await files(), await status()]).toEqual([['second.pdf'], 'SUBMITTED'])
  })

  it('needs no document', async () => {
    expect((await pressSend()).told).toEqual([TEXTS.told.sent])
    expect([await files(), await status()]).toEqual([['licence.pdf'], 'SUBMITTED'])
  })

  it.each([
    ['the statement is missing', { statement: '' }, [TEXTS.errors.statement], false],
    [
      'the message is too long',
      { note: `${TYPED.note} ${'x'.repeat(500)}` },
      ['Use 500 characters or fewer.'],
      true,
    ],
    [
      'both are wrong',
      { note: `${TYPED.note}\u0007`, statement: '' },
      [ERRORS.codes.forbiddenCharacters, TEXTS.errors.statement],
      false,
    ],
  ])(
    'sends nothing if %s, but adds the document and keeps what was typed',
    async (_, typed, errors, tick) => {
      const sent = await pressSend({ ...TYPED, ...typed, document: second() })
      expect(sent.told).toEqual([ADDED])
      const { page, note, isAccepted } = await nextForm(sent)
      for (const error of errors) expect(page).toContain(error)
      for (const text of ['second.pdf', TEXTS.send.submit]) expect(page).toContain(text)
      expect([note?.startsWith(TYPED.note), isAccepted]).toEqual([true, tick])
      expect([await files(), await status()]).toEqual([['licence.pdf', 'second.pdf'], 'DRAFT'])
    },
  )

  it.each([
    ['too large', new File([PDF.padEnd(MOST_DOCUMENT_BYTES + 1, ' ')], 'large.pdf'), 'tooLarge'],
    ['of another type', new File(['MZ'], 'program.pdf'), 'wrongType'],
    ['harmful', new File([`${PDF} EICAR-STANDARD-ANTIVIRUS-TEST-FILE`], 'harm.pdf'), 'malware'],
    ['empty', new File([''], 'empty.pdf'), 'noFile'],
  ] as const)('sends nothing if the document is %s, and keeps what was typed', async (_, document, code) => {
    const sent = await pressSend({ ...TYPED, document })
    expect(sent.told).toEqual([])
    const form = await nextForm(sent)
    expect(form).toMatchObject(KEPT)
    expect(form.page).toMatch(new RegExp(`id="document-error"[^>]*>.*?${TEXTS.errors[code]}`))
    expect([await files(), await status()]).toEqual([['licence.pdf'], 'DRAFT'])
  })

  it('sends nothing if there are too many documents, and shows which one is to be replaced again', async () => {
    for (let at = 1; at < MOST_EVIDENCE_FILES; at++) await pressAdd(new File([`${PDF} ${at}`], `${at}.pdf`))
    const form = await nextForm(await pressSend({ ...TYPED, document: second() }))
    expect(form).toMatchObject(KEPT)
    expect(form.page).toContain(TEXTS.errors.tooMany)
    expect([(await files())?.length, await status()]).toEqual([MOST_EVIDENCE_FILES, 'DRAFT'])
    const wrong = { document: new File(['MZ'], 'program.pdf'), replaces: await firstFile() }
    const { page } = await nextForm(await pressSend({ ...TYPED, ...wrong }))
    expect(page).toContain(`<option value="${await firstFile()}" selected`)
  })

  it('shows the errors of message and statement with that of the document', async () => {
    const sent = await pressSend({
      note: TYPED.note,
      statement: '',
      document: new File(['MZ'], 'program.pdf'),
    })
    const { page, note } = await nextForm(sent)
    for (const code of ['wrongType', 'statement'] as const) expect(page).toContain(TEXTS.errors[code])
    expect(note).toBe(TYPED.note)
  })

  it('keeps what was typed, and says that the document was added, if a detail is refused', async () => {
    const end = "UPDATE commerce_qualifications SET detail = json_set(detail, '$.expiresOn', '2026-01-31')"
    store.database().exec(`${end} WHERE id = '${store.id()}'`)
    const sent = await pressSend({ ...TYPED, document: second() })
    expect(sent.told).toEqual([ADDED])
    const form = await nextForm(sent)
    expect(form).toMatchObject(KEPT)
    expect(form.page).toContain(TEXTS.errors.over)
    expect([await files(), await status()]).toEqual([['licence.pdf', 'second.pdf'], 'DRAFT'])
  })

  it('is carried out once if it is pressed twice at once', async () => {
    const twice = () => pressSend({ ...TYPED, document: second(), submissionKey: 'a'.repeat(22) })
    for (const { told } of await Promise.all([twice(), twice()]))
      expect(told).toEqual([TEXTS.told.sent, ADDED])
    expect(await files()).toEqual(['licence.pdf', 'second.pdf'])
    expect((await evidence())?.history.filter(({ status: to }) => to === 'SUBMITTED')).toHaveLength(1)
  })

  it('of evidence that another tab has sent adds the document, and says both', async () => {
    await pressSend()
    const sent = await pressSend({ ...TYPED, document: second() })
    expect(sent.told).toEqual([TEXTS.told.decided, ADDED])
    expect(await files()).toEqual(['licence.pdf', 'second.pdf'])
  })
})

describe('while commerce is away', () => {
  afterEach(async () => {
    await store.control('DELETE', '/faults')
    forgetProcessState('circuit-breakers')
  })

  it('“Send” says that the document was added, keeps what was typed, and can be pressed again', async () => {
    const effect = { service: 'commerce', method: 'POST', path: '^/.*/submission', status: 503 }
    await store.control('POST', '/faults', effect)
    const sent = await pressSend({ ...TYPED, document: second() })
    expect(sent.told).toEqual([FORMS.failed.unavailable, ADDED])
    expect(await nextForm(sent)).toMatchObject(KEPT)
    await store.control('DELETE', '/faults')
    forgetProcessState('circuit-breakers')
    expect((await pressSend(TYPED)).told).toEqual([TEXTS.told.sent])
    expect([await files(), await status()]).toEqual([['licence.pdf', 'second.pdf'], 'SUBMITTED'])
  })
})

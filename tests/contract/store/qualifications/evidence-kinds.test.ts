import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { QUALIFICATION_OPTIONS } from '../../../../sandbox/seed/reference/qualification-options.ts'
import { idOf, LICENCE, MASTER, serveEvidence } from './evidence-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveEvidence()
const { draw, send, written, addFile, submit, decide, listed } = store
const { qualifications: TEXTS } = getMessages('en-us')

beforeEach(() => store.signIn('jonas.wick'))

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
    const again = await addFile(id, new File(['%PDF-1.7'], 'licence.pdf'))
    expect(again.told).toEqual([TEXTS.told.fileAdded.replace('{name}', 'licence.pdf')])
    await addFile(id, new File(['%PDF-1.7 b'], 'licence.pdf'))
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
    await addFile(id, png, { replaces: pdf?.id ?? '' })
    expect(await draw('/[code]', id)).not.toContain(TEXTS.files.noPreview)
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'
import { MOST_EVIDENCE_FILES } from '@/lib/contract/commerce/qualification/qualification'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { documentPath, evidencePreviewPath } from '@/lib/site/document-paths'
import { qualificationActionPath } from '@/lib/site/qualification-paths'
import { forgetProcessState } from '../../../support/process-state'
import { drawPage } from '../../support/draw-page.ts'
import { renderFor } from '../../support/page-request.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { pointStoreAt, sealFormOwner } from '../sign-in/sign-in-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

const store = serveOrders()
const { qualifications: TEXTS } = getMessages('en-us')

const PDF = '%PDF-1.7 licence'
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])

let id = ''

const own = async () => {
  const { listQualifications } = await import('@/lib/backends/commerce/qualifications.server')
  const listed = await listQualifications(await store.context())
  if (!listed.ok) throw new Error('the evidence was not listed')
  return listed.value.qualifications
}

const files = async () => (await own()).find(known => known.id === id)?.documents ?? []

beforeEach(async () => {
  await store.signIn('jonas.wick')
  pointStoreAt(store.sandbox(), { FLAGS_CLIENT_ID: store.sandbox().context.settings.flagsClientId })
  forgetProcessState('flags')
  const { createQualification } = await import('@/lib/backends/commerce/qualifications.server')
  const evidence = {
    kind: 'certification',
    detail: { certification: { code: 'speech-language-licence' }, issuingBody: 'Board', number: 'N-1' },
  } as const
  const made = await createQualification(await store.context(), evidence, 'a-draft')
  id = made.ok ? made.value.id : ''
})

const send = async (fields: Record<string, string | File>) => {
  const body = new FormData()
  const mark = await sealFormOwner((await store.context()).user.id)
  for (const [name, value] of Object.entries({ [FORM_OWNER]: mark, qualification: id, ...fields }))
    body.append(name, value)
  return store.sent(qualificationActionPath('en-us', 'submission'), body)
}

const upload = (content: BlobPart, name = 'licence.pdf', more = {}) =>
  send({ intent: 'add', document: new File([content], name), ...more })

/** What the page says of an upload that was refused. */
const refusal = async (answer: Awaited<ReturnType<typeof upload>>) => {
  renderFor(store.browser)
  const form = answer.query.get('form') ?? ''
  return drawPage('store/my-account/qualifications/[code]', { form }, id)
}

describe('a file of evidence', () => {
  it.each([
    ['empty', '', 'licence.pdf', 'noFile'],
    ['too large', PDF.padEnd(MOST_DOCUMENT_BYTES + 1, ' '), 'licence.pdf', 'tooLarge'],
    ['an archive under the name of a PDF', 'PK\u0003\u0004', 'licence.pdf', 'wrongType'],
    ['a program under the name of a picture', 'MZ\u0000', 'scan.png', 'wrongType'],
    ['a page', '<html><script>1</script>', 'licence.html', 'wrongType'],
    ['an SVG picture', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'scan.svg', 'wrongType'],
    ['cut off before its kind is known', '%PD', 'licence.pdf', 'wrongType'],
    ['harmful', `${PDF} EICAR-STANDARD-ANTIVIRUS-TEST-FILE`, 'licence.pdf', 'malware'],
  ] as const)('that is %s is refused by the name of the rule', async (_what, content, name, code) => {
    expect(await refusal(await upload(content, name))).toContain(TEXTS.errors[code].replaceAll("'", '&#x27;'))
    expect(await files()).toEqual([])
  })

  it('that is missing is asked for', async () => {
    expect(await refusal(await send({ intent: 'add' }))).toContain(TEXTS.errors.noFile)
  })

  it.each([
    ['C:\\scans\\licence.pdf', PDF, 'licence.pdf'],
    ['../../etc/passwd', PDF, 'passwd.pdf'],
    ['licence\u202Efdp.exe', PDF, 'licencefdp.exe.pdf'],
    ['lic\u0007ence.pdf', PDF, 'licence.pdf'],
    ['scan.pdf', PNG, 'scan.pdf.png'],
    ['photo.JPG', JPEG, 'photo.JPG'],
  ])('called %j is kept under a safe name that says what it is', async (name, content, kept) => {
    await upload(content, name)
    expect((await files()).map(({ fileName }) => fileName)).toEqual([kept])
  })

  it('has a name of limited length', async () => {
    await upload(PDF, `${'x'.repeat(300)}.pdf`)
    const [file] = await files()
    expect(file?.fileName.length).toBeLessThanOrEqual(120)
    expect(file?.fileName.endsWith('.pdf')).toBe(true)
  })

  it('is one of five at most, then one of them is replaced or removed', async () => {
    for (let at = 1; at <= MOST_EVIDENCE_FILES; at++) await upload(`${PDF} ${at}`, `${at}.pdf`)
    expect(await refusal(await upload(PDF, 'more.pdf'))).toContain(TEXTS.errors.tooMany)
    const [first, second] = await files()
    await upload(`${PDF} new`, 'new.pdf', { replaces: first?.id })
    await send({ remove: second?.id ?? '' })
    expect((await files()).map(({ fileName }) => fileName)).toEqual(['3.pdf', '4.pdf', '5.pdf', 'new.pdf'])
  })

  it('is there once, if the same form is sent twice at once', async () => {
    const form = { submissionKey: 'a'.repeat(22) }
    await Promise.all([upload(PDF, 'licence.pdf', form), upload(PDF, 'licence.pdf', form)])
    expect((await files()).length).toBe(1)
  })
})

describe('the preview of a file', () => {
  const idOfUpload = async (content: BlobPart, name: string) => {
    await upload(content, name)
    return (await files())[0]?.id ?? ''
  }

  it.each([
    [PNG, 'scan.png', 'image/png'],
    [JPEG, 'scan.jpg', 'image/jpeg'],
  ])('shows a picture by its content, to nobody’s cache: %#', async (content, name, type) => {
    const file = await idOfUpload(content, name)
    const answer = await store.browser.send(evidencePreviewPath('en-us', file))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/private.*no-store|no-store.*private|no-store/),
    })
    renderFor(store.browser)
    const page = await drawPage('store/my-account/qualifications/[code]', {}, id)
    expect(page).toContain(`src="${evidencePreviewPath('en-us', file)}"`)
    expect(page).toContain(`alt="Preview of ${name}"`)
  })

  it('is not made of a PDF, which is saved as a file', async () => {
    const file = await idOfUpload(PDF, 'licence.pdf')
    expect((await store.browser.send(evidencePreviewPath('en-us', file))).status).toBe(404)
    const saved = await store.browser.send(documentPath('en-us', file))
    expect(saved.headers.get('content-disposition')).toContain('attachment')
    expect(saved.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is shown to its owner only', async () => {
    const path = evidencePreviewPath('en-us', await idOfUpload(PNG, 'scan.png'))
    await store.signIn('quentin.ash')
    expect((await store.browser.send(path)).status).toBe(404)
    expect((await store.browser.send(evidencePreviewPath('en-us', 'no-such-file'))).status).toBe(404)
  })
})

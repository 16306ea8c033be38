import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MOST_DOCUMENT_BYTES } from '@/lib/contract/commerce/payment/purchase-order'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { serveEvidence } from '../qualifications/evidence-harness.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { UPLOAD_KINDS } from './upload-kinds.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// What holds for every file that somebody sends and that is kept.

const ROOT = join(import.meta.dirname, '../../../..')
const PDF = '%PDF-1.7 document'

const { failed } = getMessages('en-us').forms

const store = serveEvidence()

it('every handler that takes a document is in the table', () => {
  const handlers = globSync('lib/**/*.ts', { cwd: ROOT }).filter(file =>
    /import \{[^}]*\breadDocument\b/.test(readFileSync(join(ROOT, file), 'utf8')),
  )
  expect(handlers.toSorted()).toEqual(Object.keys(UPLOAD_KINDS).toSorted())
})

describe.each(Object.entries(UPLOAD_KINDS))('a file that is sent by %s', (_handler, kind) => {
  const { username, path, field } = kind
  let fields: Record<string, string> = {}

  beforeEach(async () => {
    await store.signIn(username)
    const own = await kind.arrive(store)
    fields = { ...own, [FORM_OWNER]: await sealFormOwner((await store.context()).user.id) }
  })

  const files = () => kind.files(store, fields)

  const upload = (content: string, name = 'document.pdf', more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [key, value] of Object.entries({ ...fields, ...more })) form.append(key, value)
    form.append(field, new File([content], name))
    return store.sent(path, form)
  }

  const contentOf = async (address = '') => (await store.browser.send(address)).text()

  it.each([
    ['too large', PDF.padEnd(MOST_DOCUMENT_BYTES + 1, ' '), 'tooLarge'],
    ['empty', '', 'noFile'],
    ['of another kind by its content', '<html><script>1</script>', 'wrongType'],
    ['an archive', 'PK\u0003\u0004', 'wrongType'],
    ['cut off before its kind is known', '%PD', 'wrongType'],
  ])('is refused by the name of the rule if it is %s', async (_what, content, rule) => {
    const sent = await upload(content)
    const isNone = kind.isOptional === true && content === ''
    expect(await kind.fault(store, sent)).toBe(isNone ? undefined : rule)
    expect(await files()).toEqual([])
  })

  it('is kept a hundred times an hour, and refused after that', async () => {
    const { consumeLimit } = await import('@/lib/rate-limits/rate-limits.server')
    const { user } = await store.context()
    for (let sent = 0; sent < 100; sent += 1)
      expect(await consumeLimit('upload', user.id)).toMatchObject({ allowed: true })
    const { told } = await upload(PDF)
    expect(await files()).toEqual([])
    expect(told).toEqual([expect.stringContaining(failed.rateLimited.split('{time}')[0] ?? '?')])
  })

  it('is whole and named as what it is if two different ones are sent at once', async () => {
    const sent = { 'first.pdf': `${PDF} first`, 'second.pdf': `${PDF} second` }
    await Promise.all(Object.entries(sent).map(([name, content]) => upload(content, name)))
    const kept = await files()
    expect(kept).toHaveLength(kind.isList ? 2 : 1)
    for (const { name, address } of kept) expect(sent).toMatchObject({ [name]: await contentOf(address) })
  })

  it('leaves nothing if the connection is cut half-way, and arrives by the next try', async () => {
    const part = (name: string, text: string) =>
      `--x\r\ncontent-disposition: form-data; name="${name}"${text}`
    const texts = Object.entries(fields).map(([name, value]) => part(name, `\r\n\r\n${value}\r\n`))
    const half = part(field, '; filename="document.pdf"\r\n\r\n%PDF-1.7 doc')
    const cut = await store.browser.send(path, {
      json: `${texts.join('')}${half}`,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect([cut.status, await files()]).toEqual([400, []])
    await upload(PDF)
    expect((await files()).map(({ name }) => name)).toEqual(['document.pdf'])
  })

  it.each([
    ['a path', 'C:\\scans\\..\\document.pdf', 'document.pdf'],
    ['a path upwards', '../../etc/passwd', 'passwd.pdf'],
    ['a bidi mark', 'document\u202Efdp.exe', 'documentfdp.exe.pdf'],
    ['a control character', 'docu\u0007ment.pdf', 'document.pdf'],
    ['300 characters', `${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
    ['300 rare characters', `${'𠮷'.repeat(300)}.pdf`, `${'𠮷'.repeat(116)}.pdf`],
  ])('has a safe name, whatever it is called: %s', async (_what, name, kept) => {
    await upload(PDF, name)
    expect((await files()).map(file => file.name)).toEqual([kept])
  })

  it('is there once if it is sent again', async () => {
    await upload(PDF)
    await upload(PDF)
    const kept = await files()
    expect(kept.map(({ name }) => name)).toEqual(['document.pdf'])
    expect(await contentOf(kept[0]?.address)).toBe(PDF)
  })

  it('is replaced by another one, and can no longer be saved', async () => {
    await upload(PDF)
    const [before] = await files()
    const id = /documents\/([^?]+)/.exec(before?.address ?? '')?.[1] ?? ''
    await upload(`${PDF} 2`, 'second.pdf', kind.isList ? { replaces: id } : {})
    const after = await files()
    expect(after.map(({ name }) => name)).toEqual(['second.pdf'])
    expect(await contentOf(after[0]?.address)).toBe(`${PDF} 2`)
    expect((await store.browser.send(before?.address ?? '')).status).toBe(404)
  })

  it('is saved as a file by its owner, and by nobody else', async () => {
    await upload(PDF, 'Ordre é.pdf')
    const address = (await files())[0]?.address ?? ''
    const own = await store.browser.send(address)
    expect([own.status, await own.text()]).toEqual([200, PDF])
    expect(Object.fromEntries(own.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''Ordre%20%C3%A9.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringContaining('no-store'),
    })
    await store.signIn('otto.dunmore')
    expect((await store.browser.send(address)).status).toBe(404)
    store.browser.forget()
    expect((await store.browser.send(address)).status).toBe(401)
  })
})

import { describe, expect, it, vi } from 'vitest'
import { MOST_EVIDENCE_FILES } from '@/lib/contract/commerce/qualification/qualification'
import { FORM_OWNER } from '@/lib/forms/hidden-fields'
import { getMessages } from '@/lib/i18n/messages'
import { qualificationActionPath } from '@/lib/site/qualification-paths'
import { storeTyped } from '../forms/store-typed.ts'
import { sealFormOwner } from '../sign-in/sign-in-harness.ts'
import { ADDED, KEPT, PDF, second, serveSubmission, TYPED } from './submission-harness.ts'

vi.mock('next/headers', async () => (await import('../../support/page-request.ts')).nextHeaders)
vi.mock('next/navigation', async () => (await import('../../support/page-request.ts')).nextNavigation)

// No button on the page of an evidence loses what was typed or chosen for another one.

const store = serveSubmission()
const { evidence, status, files, firstFile, press, pressSend, pressAdd, page, nextForm, decide } = store
const { qualifications: TEXTS } = getMessages('en-us')

describe('“Add document”', () => {
  it('keeps what was typed until it is sent', async () => {
    const added = await pressAdd(second(), TYPED)
    expect(added.told).toEqual([ADDED])
    expect(await nextForm(added)).toMatchObject(KEPT)
    expect([await files(), await status()]).toEqual([['licence.pdf', 'second.pdf'], 'DRAFT'])
  })

  it('stores nothing if nothing was typed', async () => {
    const added = await pressAdd(second(), { replaces: await firstFile() })
    expect([added.told, added.query.has('form')]).toEqual([[ADDED], false])
  })

  it('asks for a document, and keeps what was typed', async () => {
    const form = await nextForm(await press({ intent: 'add', ...TYPED }))
    expect(form).toMatchObject(KEPT)
    expect(form.page).toContain(TEXTS.errors.noFile)
  })

  it('adds a document whose place was emptied by another tab', async () => {
    const replaces = await firstFile()
    await press({ remove: replaces })
    expect((await pressAdd(second(), { replaces })).told).toEqual([ADDED])
    expect(await files()).toEqual(['second.pdf'])
  })

  it('adds to evidence in review, which has nothing to send', async () => {
    await pressSend()
    const html = await page()
    expect(html).not.toMatch(/name="(?:note|statement)"|value="send"/)
    expect((await pressAdd(second())).told).toEqual([ADDED])
    expect([await files(), await status()]).toEqual([['licence.pdf', 'second.pdf'], 'SUBMITTED'])
  })
})

describe('“Remove”', () => {
  const remove = async (more: Record<string, string | File> = {}) =>
    press({ remove: await firstFile(), ...more })

  it('keeps what was typed', async () => {
    const removed = await remove(TYPED)
    expect(removed.told).toEqual([TEXTS.told.fileRemoved])
    expect(await nextForm(removed)).toMatchObject(KEPT)
    expect([await files(), await status()]).toEqual([[], 'DRAFT'])
  })

  it('adds a document that was chosen, and says both', async () => {
    const removed = await remove({ ...TYPED, document: second() })
    expect(removed.told).toEqual([TEXTS.told.fileRemoved, ADDED])
    expect(await nextForm(removed)).toMatchObject(KEPT)
    expect(await files()).toEqual(['second.pdf'])
  })

  it('makes room for the chosen document, and leaves that of the others', async () => {
    for (let at = 1; at < MOST_EVIDENCE_FILES; at++) await pressAdd(new File([`${PDF} ${at}`], `${at}.pdf`))
    await remove({ document: second() })
    expect(await files()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf', 'second.pdf'])
    const [, replaced] = (await evidence())?.documents ?? []
    const third = new File([`${PDF} third`], 'third.pdf')
    await remove({ document: third, replaces: replaced?.id ?? '' })
    expect(await files()).toEqual(['3.pdf', '4.pdf', 'second.pdf', 'third.pdf'])
  })

  it('does nothing if the chosen document cannot be added, which is said at its field', async () => {
    const form = await nextForm(await remove({ ...TYPED, document: new File(['MZ'], 'program.pdf') }))
    expect(form).toMatchObject(KEPT)
    expect(form.page).toContain(TEXTS.errors.wrongType)
    expect(await files()).toEqual(['licence.pdf'])
  })

  it('of a document that another tab has removed says that it is gone, on its page', async () => {
    const gone = await firstFile()
    await remove()
    const again = await press({ remove: gone, ...TYPED })
    expect(again.told).toEqual([TEXTS.told.fileRemoved])
    expect(await nextForm(again)).toMatchObject(KEPT)
  })

  it('has the name of its document', async () => {
    const label = TEXTS.files.removeName.replace('{name}', 'licence.pdf')
    const button = new RegExp(
      `<button(?=[^>]*aria-label="${label}")(?=[^>]*name="remove")[^>]*value="([^"]*)"`,
    )
    expect(button.exec(await page())?.[1]).toBe(await firstFile())
  })
})

it('a decision that was made meanwhile is told of by every button, which changes nothing', async () => {
  await pressSend()
  await decide({ status: 'APPROVED' })
  for (const pressed of [{ intent: 'add' }, { intent: 'send' }, { remove: await firstFile() }]) {
    const sent = await press({ ...TYPED, ...pressed, document: second() })
    expect(sent.told).toEqual([TEXTS.told.decided])
  }
  expect([await files(), await status()]).toEqual([['licence.pdf'], 'APPROVED'])
})

it('a form without a button of ours is refused', async () => {
  for (const pressed of [{}, { intent: 'withdraw' }, { remove: '../x' }, { intent: 'add', replaces: 'a/b' }])
    await press({ ...TYPED, document: second(), ...pressed })
  expect([await files(), await status()]).toEqual([['licence.pdf'], 'DRAFT'])
})

describe('the session', () => {
  it('that has ended leads through sign-in to the page with what was typed', async () => {
    const body = new FormData()
    const owner = await sealFormOwner((await store.context()).user.id)
    const fields = { [FORM_OWNER]: owner, qualification: store.id(), intent: 'send', ...TYPED }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    body.append('document', second())
    store.browser.forget()
    const sent = await store.sent(qualificationActionPath('en-us', 'submission'), body)
    const back = new URL(sent.query.get('returnTo') ?? '', 'https://store.example')
    await store.signIn('jonas.wick')
    const html = await page({ form: back.searchParams.get('form') ?? '' })
    expect(html).toContain(TYPED.note)
  })

  it('that ends while a form is typed has its texts stored, and nothing is added or sent', async () => {
    const sent = { qualification: store.id(), ...TYPED }
    const path = qualificationActionPath('en-us', 'submission')
    expect(await page(await storeTyped(store.browser, path, sent))).toContain(TYPED.note)
    expect(await status()).toBe('DRAFT')
  })
})

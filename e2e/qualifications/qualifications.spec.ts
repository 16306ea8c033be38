import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { newQualificationPath } from '@/lib/site/qualification-paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { approveQualification, createPerson, sentMail } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

/** One transparent pixel. */
const PICTURE = {
  name: 'scan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const PDF = { name: 'license.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 license') }

/** What a text says before its first value. */
const beginningOf = (text: string): string => text.split('{', 1)[0] ?? ''

/** Sends a licence with a document, has it approved, and finds the level it gives. */
async function walk(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const t = getMessages(locale).qualifications
  const { evidenceKinds } = getMessages(locale).account.qualifications
  const person = await createPerson(registeredFacts(locale))
  await signInAs(page, person, { locale })
  await page.goto(accountPath(locale, 'qualifications'))
  const main = page.getByRole('main')
  await expect(main).toContainText(t.allows.B)
  await look('no evidence')
  await main.getByRole('link', { name: evidenceKinds.certification }).click()
  await expect(page).toHaveURL(newQualificationPath(locale, 'certification'))
  await main.getByRole('textbox', { name: t.fields.issuingBody }).fill('Board')
  await main.getByRole('button', { name: t.form.save }).click()
  await expect(main.getByRole('alert')).toContainText(t.errors.required)
  await expect(main.getByRole('textbox', { name: t.fields.issuingBody })).toHaveValue('Board')
  await look('errors')
  await main.locator('select[name=certification]').selectOption('psychologist-licence')
  await main.getByRole('textbox', { name: t.fields.number }).fill(randomUUID())
  await main.getByRole('button', { name: t.form.save }).click()
  await expect(main).toContainText(beginningOf(t.preview))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await main.locator('input[type=file]').setInputFiles(PDF)
  await main.getByRole('button', { name: t.files.add }).click()
  await expect(main.getByRole('link', { name: PDF.name })).toBeVisible()
  await main.locator('input[type=file]').setInputFiles(PICTURE)
  await main.getByRole('button', { name: t.files.add }).click()
  const preview = main.getByRole('img', { name: t.files.preview.replace('{name}', PICTURE.name) })
  await preview.scrollIntoViewIfNeeded()
  await expect.poll(() => preview.evaluate(img => (img as HTMLImageElement).naturalWidth)).toBe(1)
  await look('a draft with documents')
  await main.getByRole('checkbox').check()
  await main.getByRole('button', { name: t.send.submit, exact: true }).click()
  await expect(main).toContainText(t.states.submitted.next)
  await look('evidence in review')

  await approveQualification(id)
  await page.goto(accountPath(locale, 'qualifications'))
  await expect(main).toContainText(t.allows.C)
  await expect(main).toContainText(t.states.approved.name)
  await look('an approval')
  expect(await sentMail(person.email)).toHaveLength(2)
}

test('evidence is sent on the smallest phones, accessible throughout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'nl-nl', lookAt(page))
})

test('evidence is written by keyboard', async ({ page }) => {
  const locale = 'en-us'
  const t = getMessages(locale).qualifications
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await page.goto(newQualificationPath(locale, 'organisation'))
  const main = page.getByRole('main')
  await main.locator('select[name=organisation]').selectOption('psychology-association')
  await main.getByRole('textbox', { name: t.fields.membershipNumber }).fill('M-1')
  await main.getByRole('textbox', { name: t.fields.membershipNumber }).press('Enter')
  await expect(main).toContainText(beginningOf(t.preview))
  await main.getByRole('checkbox').press('Space')
  await main.getByRole('button', { name: t.send.submit, exact: true }).press('Enter')
  await expect(main).toContainText(t.states.submitted.next)
})

/** Chooses documents and types beside them: each button takes all of it along, and Enter sends. */
async function sendAtOnce(page: Page): Promise<void> {
  const locale = 'en-us'
  const t = getMessages(locale).qualifications
  const NOTE = 'Both sides of my license.'
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await page.goto(newQualificationPath(locale, 'certification'))
  const main = page.getByRole('main')
  await main.locator('select[name=certification]').selectOption('psychologist-licence')
  await main.getByRole('textbox', { name: t.fields.issuingBody }).fill('Board')
  await main.getByRole('textbox', { name: t.fields.number }).fill(randomUUID())
  await main.getByRole('button', { name: t.form.save }).click()
  await main.locator('input[type=file]').setInputFiles(PDF)
  await main.getByRole('textbox').fill(NOTE)
  await main.getByRole('button', { name: t.send.submit, exact: true }).click()
  await expect(main.getByRole('alert')).toContainText(t.errors.statement)
  await expect(main.getByRole('link', { name: PDF.name })).toBeVisible()
  await expect(main.getByRole('textbox')).toHaveValue(NOTE)

  await main.getByRole('checkbox').check()
  const removed = t.files.removeName.replace('{name}', PDF.name)
  await main.locator('input[type=file]').setInputFiles(PICTURE)
  await main.getByRole('button', { name: removed }).click()
  await expect(main.getByRole('link', { name: PICTURE.name })).toBeVisible()
  await expect(main.getByRole('link', { name: PDF.name })).toHaveCount(0)
  await expect(main.getByRole('textbox')).toHaveValue(NOTE)
  await expect(main.getByRole('checkbox')).toBeChecked()

  await main.locator('input[type=file]').setInputFiles(PDF)
  await main.getByRole('checkbox').press('Enter')
  await expect(main).toContainText(t.states.submitted.next)
  for (const { name } of [PDF, PICTURE]) await expect(main.getByRole('link', { name })).toBeVisible()
  await expect(main).toContainText(NOTE)
}

test('evidence is sent with the document and the message that stand in its form', async ({ page }) => {
  await sendAtOnce(page)
})

/** Keeps a form with details missing, continues it, and discards it after the question. */
async function keepDraft(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const t = getMessages(locale).qualifications
  await page.goto(newQualificationPath(locale, 'certification'))
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: t.fields.issuingBody }).fill('Board')
  await main.getByRole('button', { name: t.form.saveDraft }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === accountPath(locale, 'qualifications'))
  await expect(main).toContainText(t.drafts.name)
  await look('a form that was kept')
  const named = (text: string) => text.replace('{name}', t.kinds.certification)
  await main.getByRole('link', { name: named(t.drafts.continueNamed) }).click()
  await expect(main.getByRole('textbox', { name: t.fields.issuingBody })).toHaveValue('Board')
  await look('the form continued')
  await page.goto(accountPath(locale, 'qualifications'))
  await main.getByRole('link', { name: named(t.drafts.discardNamed) }).click()
  await look('the question before it is discarded')
  await main.getByRole('button', { name: t.ask.discard.yes }).click()
  await expect(main.getByText(t.drafts.name)).toHaveCount(0)
}

/** An administrator reads who holds which level. */
async function readLevels(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const t = getMessages(locale).qualifications
  await page.goto(accountPath(locale, 'qualifications'))
  const main = page.getByRole('main')
  await main
    .getByRole('link', { name: beginningOf(t.colleagues.open).trim() })
    .first()
    .click()
  await expect(main).toContainText(t.colleagues.text)
  await expect(main.getByText('Edith Marsh')).toBeVisible()
  await look('levels of colleagues')
}

test('a draft is kept and levels are read on the smallest phones, accessible throughout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const locale = 'en-us'
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await keepDraft(page, locale, lookAt(page))
  await readLevels(page, locale, lookAt(page))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('evidence is sent with the document and the message that stand in its form', async ({ page }) => {
    await sendAtOnce(page)
  })

  for (const locale of ['en-us', 'fr-ca', 'es-es', 'ja-jp'] as const)
    test(`${locale}: evidence is sent and gives its level`, async ({ page }) => {
      await walk(page, locale)
    })

  for (const locale of ['fr-ca', 'nl-nl', 'zh-sg'] as const)
    test(`${locale}: a draft is kept, continued and discarded, and levels are read`, async ({ page }) => {
      await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
      await keepDraft(page, locale)
      await readLevels(page, locale)
    })
})

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { newQualificationPath } from '@/lib/site/qualification-routes'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { expectAccessible, expectTargets } from './support/accessible'
import { registeredFacts } from './support/account'
import { expectNoSidewaysScroll } from './support/layout'
import { approveQualification, createPerson, sentMail } from './support/sandbox'
import { signInAs } from './support/sign-in'

type Look = (state: string) => Promise<void>

/** Axe, the size of targets, and no sideways scrolling. */
const lookAt =
  (page: Page): Look =>
  async state => {
    await expectAccessible(page, state)
    await expectTargets(page, state)
    await expectNoSidewaysScroll(page, state)
  }

const UNSEEN: Look = async () => undefined

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
  await look('a draft with a document')
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

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en-us', 'fr-ca', 'es-es', 'ja-jp'] as const)
    test(`${locale}: evidence is sent and gives its level`, async ({ page }) => {
      await walk(page, locale)
    })
})

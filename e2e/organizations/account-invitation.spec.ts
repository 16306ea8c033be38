import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { fillForm, submitButton } from '../support/forms'
import { sendLogin } from '../support/login-form'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { newPerson, type Person } from '../support/people'
import { createPerson, sentMail } from '../support/sandbox'
import { becomeStranger, signInAs } from '../support/sign-in'
import { expectStep } from '../support/wizard'

const CLINIC = { uid: 'org-brightmere-6002', name: 'Brightmere Speech Clinics' }

/** An administrator invites an address; the path of the link in the mail. */
async function invited(page: Page, locale: Locale, email: string): Promise<string> {
  const t = getMessages(locale).organisations
  const link = { uid: CLINIC.uid, administrator: true }
  await signInAs(page, await createPerson({ ...registeredFacts(locale), organization: link }), { locale })
  await page.goto(accountDetailPath(locale, 'accounts', CLINIC.uid))
  await page.getByRole('textbox', { name: t.invite.email }).fill(email)
  await page.getByRole('button', { name: t.invite.submit }).click()
  await expect(page.getByText(t.done.invited).locator('visible=true').first()).toBeVisible()
  await becomeStranger(page)
  const [mail] = await sentMail(email)
  const [, path = ''] = /https?:\/\/[^/\s]+(\/\S+invitation=[\w-]+)/.exec(mail?.text ?? '') ?? []
  expect(path).toContain(accountPath(locale, 'accounts'))
  return path
}

/** Accepts the invitation that the page offers. */
async function accept(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const t = getMessages(locale).organisations
  const main = page.getByRole('main')
  await expect(main).toContainText(fill(t.offer.title, { inviter: 'Noor Vandermeer', name: CLINIC.name }))
  await look('an invitation')
  await main.getByRole('button', { name: t.offer.accept }).click()
  await expect(page.getByText(t.done.accepted).locator('visible=true').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: CLINIC.name })).toBeVisible()
}

/** Follows the link of the mail, signs in where it leads, and becomes a member. */
async function join(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const person = await createPerson(registeredFacts(locale))
  await page.goto(await invited(page, locale, person.email))
  await sendLogin(page, person.username, person.password)
  await accept(page, locale, look)
}

test('an invitation leads over the sign-in to the organization, accessible at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await join(page, 'en-us', lookAt(page))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['fr-ca', 'nl-nl', 'zh-sg'] as const)
    test(`an invitation leads over the sign-in to the organization (${locale})`, async ({ page }) => {
      await join(page, locale)
    })
})

test('an invitation is still there for somebody who registers first', async ({ page }) => {
  const locale = 'en-us'
  const person: Person = newPerson()
  const path = await invited(page, locale, person.email)
  await page.goto(path)
  await expect(page).toHaveURL(/\/login\?/)
  await expect(
    page
      .getByRole('main')
      .locator(`a[href="${stepHref(locale, 'register')}"]`)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  // The mail is opened once more by an account whose last step is open.
  await createPerson(
    { ...registeredFacts(locale), registrationStatus: undefined, organization: undefined },
    person,
  )
  await sendLogin(page, person.username, person.password)
  await page.goto(stepHref(locale, 'organisation'))
  await fillForm(page, { choice: 'none' })
  await submitButton(page).click()
  await expectStep(page, locale, 'registered')
  await page.goto(path)
  await accept(page, locale)
})

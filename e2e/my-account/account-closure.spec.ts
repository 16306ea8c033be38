import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { press, skipHeader } from '../support/keyboard'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

/** What a text says before its first placeholder. */
const beginning = (text: string): string => text.split('{')[0] ?? ''

/** Requests the closure of the account, then cancels the request. */
async function walk(page: Page, locale: Locale, look: Look, byKeyboard: boolean): Promise<void> {
  const t = getMessages(locale).accountClosure
  const main = page.getByRole('main')
  const choose = async (role: 'button' | 'link', name: string) => {
    if (!byKeyboard) return main.getByRole(role, { name, exact: true }).click()
    // The question and its result have the focus already: their address names them.
    if (!page.url().includes('#')) await skipHeader(page, locale)
    await press(page, role, name)
  }
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await page.goto(accountPath(locale, 'preferences'))
  await choose('link', t.ask)
  await expect(main.getByRole('heading', { name: t.question.title })).toBeVisible()
  for (const text of [t.question.goes, t.question.stays, t.question.nothingOpen])
    await expect(main).toContainText(text)
  await look('the question before closing the account')
  await choose('button', t.question.yes)
  await expect(page.getByText(beginning(t.done.closed)).locator('visible=true').first()).toBeVisible()
  await look('an account that is closing')
  await choose('button', t.keep)
  await expect(page.getByText(t.done.kept).locator('visible=true').first()).toBeVisible()
  await expect(main.getByRole('link', { name: t.ask })).toBeVisible()
}

test('an account is closed and kept by keyboard, on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'nl-nl', lookAt(page, 'main'), true)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['fr-ca', 'ja-jp'] as const)
    test(`an account is closed and kept in ${locale}`, async ({ page }) => {
      await walk(page, locale, UNSEEN, false)
    })
})

import type { Page } from 'playwright/test'
import { loginPath } from '@/lib/site/paths'
import { expect, test } from '../own-store-fixtures'
import { expectAccessible } from '../support/accessible'
import { addFault, clearFaults, setFlag } from '../support/sandbox'

const FLAG = 'editable-header-footer-templates'
const LOCALES = ['nl-nl', 'fr-ca'] as const
type Edited = (typeof LOCALES)[number]

/**
 * Also renders the built-in frame for the next test: the store caches the flag and the content for a while.
 */
test.afterEach(async ({ page }) => {
  await clearFaults()
  await setFlag(FLAG, false)
  for (const locale of LOCALES) await showLogin(page, locale, { isEdited: false })
})

/** Opens a page until the flag's previous value is no longer cached. */
const showLogin = (page: Page, locale: Edited, { isEdited }: { isEdited: boolean }) =>
  expect(async () => {
    await page.goto(loginPath(locale))
    await expect(page.locator('.footer-fragment')).toHaveCount(isEdited ? 1 : 0, { timeout: 500 })
  }).toPass()

/** Header and footer that editors publish. */
async function openEdited(page: Page, locale: Edited) {
  await setFlag(FLAG, true)
  await showLogin(page, locale, { isEdited: true })
}

test('published navigation and footer fragments work like the built-in ones', async ({ page }) => {
  await openEdited(page, 'nl-nl')
  const groups = page.locator('header [data-menu=hover] > button')
  await groups.first().click()
  const panel = page.locator('header [data-menu=hover] > [data-panel]').first()
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link').first()).toHaveAttribute('href', /^(\/|http)/)
  await expectAccessible(page, 'menu of the editors open')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(groups.first()).toBeFocused()
})

test('a malicious fragment does not run and does not break the page', async ({ page }) => {
  const hostile = `<nav><ul><li><h2>Menu<script>alert(1)</script></h2><img src=x onerror=alert(1)>
    <a href="javascript:alert(1)">Klik</a><a href="/veilig" onclick="alert(1)">Veilig</a><a href="/b">B</a>
    <style>body{display:none}</style><svg onload=alert(1)></svg><iframe src="https://evil.example"></iframe></li></ul></nav>`
  const dialogs: string[] = []
  page.on('dialog', dialog => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  for (const file of ['first-level-nav', 'footer'])
    await addFault({
      service: 'content',
      path: `/content/fr-ca/${file}.html`,
      status: 200,
      contentType: 'text/html',
      body: hostile,
    })
  await openEdited(page, 'fr-ca')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('footer').getByRole('link', { name: 'Veilig' }).hover()
  await expect(page.locator('footer').getByText('Klik')).not.toHaveAttribute('href')
  expect(dialogs).toEqual([])
})

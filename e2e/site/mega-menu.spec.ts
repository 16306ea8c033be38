import type { Page } from 'playwright/test'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'

const LOCALE = 'en-us'

const [assessments, learning] = builtInHeader(LOCALE).groups.map(({ label }) => label)
const opener = (page: Page, name = '') =>
  page
    .getByRole('navigation', { name: getMessages(LOCALE).layout.mainNavigation })
    .getByRole('button', { name, exact: true })
const telepractice = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Telepractice' })
const webinars = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Webinars' })
const scripted = (page: Page) => page.locator('[data-menus][data-scripted]').waitFor()

test('opens and closes by click', async ({ page }) => {
  await page.goto(homePath(LOCALE))
  await scripted(page)
  await expect(telepractice(page)).toBeHidden()
  await opener(page, assessments).press('Enter')
  await expect(opener(page, assessments)).toHaveAttribute('aria-expanded', 'true')
  await expect(telepractice(page)).toBeVisible()
  await opener(page, learning).press('Space')
  await expect(webinars(page)).toBeVisible()
  await expect(telepractice(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(webinars(page)).toBeHidden()
  await expect(opener(page, learning)).toBeFocused()
  await expect(opener(page, learning)).toHaveAttribute('aria-expanded', 'false')
})

test('opens on hover and stays open while the pointer is inside', async ({ page }) => {
  await page.goto(homePath(LOCALE))
  await scripted(page)
  await opener(page, assessments).hover()
  await expect(telepractice(page)).toBeVisible()
  await telepractice(page).hover()
  await expect(telepractice(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(telepractice(page)).toBeHidden()
  await page.getByRole('heading', { level: 1 }).hover()
  await opener(page, learning).hover()
  await expect(webinars(page)).toBeVisible()
  await page.mouse.move(5, 700)
  await expect(webinars(page)).toBeHidden()
})

test('can be left by keyboard in reading order', async ({ page }) => {
  await page.goto(homePath(LOCALE))
  await scripted(page)
  await opener(page, assessments).press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Assessments A–Z' })).toBeFocused()
  await opener(page, learning).focus()
  await expect(telepractice(page)).toBeHidden()
})

test('opens from one button on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(homePath(LOCALE))
  await scripted(page)
  await expect(opener(page, assessments)).toBeHidden()
  await page
    .getByRole('banner')
    .getByRole('button', { name: getMessages(LOCALE).layout.menu })
    .click()
  await opener(page, assessments).click()
  await expect(telepractice(page)).toBeVisible()
})

test.describe('the mega menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens on hover and on focus', async ({ page }) => {
    await page.goto(homePath(LOCALE))
    await opener(page, assessments).hover()
    await expect(telepractice(page)).toBeVisible()
    await page.mouse.move(5, 700)
    await expect(telepractice(page)).toBeHidden()
    await opener(page, learning).focus()
    await expect(webinars(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(webinars(page)).toBeVisible()
  })
})

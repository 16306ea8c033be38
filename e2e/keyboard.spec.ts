import type { Locator, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath } from '@/lib/site/routes'
import { expect, test } from './fixtures'
import { control, enhanced, submitButton, summaryBox, summaryTexts } from './support/forms'
import { newPerson } from './support/people'
import { expectQuestion } from './support/questions'
import { expectStep, openStep } from './support/wizard'

/** More Tab stops than any page has. */
const MOST_STOPS = 120

type Stop = { name: string; outlined: boolean; follows: boolean }

/**
 * The focused element: its name, whether the focus is visible, and whether it follows the previous stop in
 * the document.
 */
const describeStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const current = document.activeElement
    if (!(current instanceof HTMLElement)) return { name: 'nothing', outlined: false, follows: true }
    const before = document.querySelector('[data-stop]')
    const follows =
      before === null ||
      before === current ||
      (before.compareDocumentPosition(current) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    before?.removeAttribute('data-stop')
    current.setAttribute('data-stop', '')
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(current)
    const outlined = (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    return { name: `${current.tagName} ${current.id || current.textContent}`, outlined, follows }
  })

/**
 * Presses Tab until the control has the focus. Checks that every stop on the way is visible and in reading
 * order.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await describeStop(page)
    expect(stop, stop.name).toMatchObject({ outlined: true, follows: true })
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error('Tab never came to the control')
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, control(page, name))
  await page.keyboard.type(text)
}

/** Chooses an option of a list by typing the beginning of its text. */
async function choose(page: Page, name: string, words: string, value: string): Promise<void> {
  await type(page, name, words)
  await expect(control(page, name)).toHaveValue(value)
}

async function tick(page: Page, name: string): Promise<void> {
  await tabTo(page, control(page, name))
  await page.keyboard.press('Space')
  await expect(control(page, name)).toBeChecked()
}

async function send(page: Page): Promise<void> {
  await tabTo(page, submitButton(page))
  await page.keyboard.press('Enter')
}

/** The skip link at the top of every page jumps over the header. */
async function skipToContent(page: Page): Promise<void> {
  await enhanced(page)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(getMessages('en-au').common.skipToContent)
  await page.keyboard.press('Enter')
  await page.evaluate(() => document.querySelector('[data-stop]')?.removeAttribute('data-stop'))
}

test('the whole registration can be completed by keyboard', async ({ page }) => {
  const locale = 'en-au'
  const person = newPerson()
  await openStep(page, locale, 'register')
  await skipToContent(page)
  await type(page, 'firstName', person.firstName)
  await type(page, 'lastName', person.lastName)
  await type(page, 'email', person.email)
  await type(page, 'password', person.password)
  await tick(page, 'termsAccepted')
  await send(page)

  await expectStep(page, locale, 'contact-address')
  await skipToContent(page)
  await type(page, 'street', '5 Bluegum Parade')
  await type(page, 'city', 'Parramatta')
  await choose(page, 'region', 'New South', 'AU-NSW')
  await type(page, 'postalCode', '2150')
  await page.keyboard.press('Enter')

  await expectStep(page, locale, 'personal-info')
  await skipToContent(page)
  await choose(page, 'jobTitle', 'School psych', 'school-psychologist')
  await choose(page, 'industry', 'Primary', 'schools')
  await choose(page, 'sector', 'Public school', 'public-district')
  await type(page, 'phone', '02 9123 4567')
  await send(page)

  await expectStep(page, locale, 'organisation')
  await skipToContent(page)
  await tabTo(page, control(page, 'choice').first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowUp')
  await expect(control(page, 'choice').nth(2)).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(control(page, 'choice').first()).toBeChecked()
  await type(page, 'customerAccountNumber', '3001')
  await tick(page, 'termsAccepted')
  await send(page)

  await expectQuestion(page, getMessages(locale).organisation.confirm.heading)
  await tabTo(page, submitButton(page, 'link'))
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(submitButton(page, 'link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectStep(page, locale, 'registered')
})

test('a form submitted empty moves the focus to the error summary, and each entry to its field', async ({
  page,
}) => {
  await openStep(page, 'en-gb', 'register')
  await enhanced(page)
  await submitButton(page).press('Enter')
  await expect(summaryBox(page)).toBeFocused()
  await expect(summaryTexts(page)).not.toHaveCount(0)
  const links = summaryBox(page).getByRole('link')
  for (const link of await links.all()) {
    const target = (await link.getAttribute('href')) ?? ''
    await link.press('Enter')
    await expect(page.locator(target)).toBeFocused()
    await expect(page.locator(target)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator(target)).toHaveAccessibleDescription(
      new RegExp(RegExp.escape(await link.locator('span:last-child').innerText())),
    )
  }
  await submitButton(page).press('Enter')
  await expect(summaryBox(page)).toBeFocused()
})

test('the mega menu can be opened, navigated and closed by keyboard', async ({ page }) => {
  await page.goto(homePath('en-us'))
  const button = page.getByRole('banner').locator('[aria-controls^="menu-"]').first()
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`)
  for (const key of ['Enter', 'Space']) {
    await button.press(key)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await expect(button).toBeFocused()
    await expect(panel).toBeHidden()
  }
})

test('another site can be chosen by keyboard and is remembered', async ({ page }) => {
  await page.goto(homePath('en-us'))
  const button = page.locator('[aria-controls="country-panel"]')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const choice = page.locator('#country-panel button[value="en-nz"]')
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    if (await choice.evaluate(element => element === document.activeElement)) break
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(homePath('en-nz'))
  await page.goto('/')
  await expect(page).toHaveURL(homePath('en-nz'))
})

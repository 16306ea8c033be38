import { expect, type Locator, type Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { control, enhanced, submitButton } from './forms'

/** More Tab stops than any page has. */
export const MOST_STOPS = 120

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
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await describeStop(page)
    expect(stop, stop.name).toMatchObject({ outlined: true, follows: true })
    if (await target.evaluate(element => element === document.activeElement)) return
  }
  throw new Error('Tab never came to the control')
}

/** Types a text into a control. */
export async function typeInto(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, control(page, name))
  await page.keyboard.type(text)
}

/** Chooses an option of a list by typing the beginning of its text. */
export async function choose(page: Page, name: string, words: string, value: string): Promise<void> {
  await typeInto(page, name, words)
  await expect(control(page, name)).toHaveValue(value)
}

/** Ticks a checkbox. */
export async function tick(page: Page, name: string): Promise<void> {
  await tabTo(page, control(page, name))
  await page.keyboard.press('Space')
  await expect(control(page, name)).toBeChecked()
}

/** Submits the form by its button. */
export async function send(page: Page): Promise<void> {
  await tabTo(page, submitButton(page))
  await page.keyboard.press('Enter')
}

/** The skip link at the top of every page jumps over the header; waits for the form, which has scripts. */
export async function skipToContent(page: Page, locale: Locale): Promise<void> {
  await enhanced(page)
  await skipHeader(page, locale)
}

/** The same on a page whose forms have no scripts. */
export async function skipHeader(page: Page, locale: Locale): Promise<void> {
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(getMessages(locale).common.skipToContent)
  await page.keyboard.press('Enter')
  await page.evaluate(() => document.querySelector('[data-stop]')?.removeAttribute('data-stop'))
}

/** Follows a link, or presses a button, of the page that is open. */
export async function press(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByRole(role, { name, exact: true }))
  await page.keyboard.press('Enter')
}

/** Replaces what a field holds. */
export async function retype(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').locator(`[name="${name}"]:not([type="hidden"])`).first())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

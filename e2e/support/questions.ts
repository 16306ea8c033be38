import { expect, type Locator, type Page } from 'playwright/test'
import { submitButton } from './forms'

/** The form of the open question: in a dialog over the step's form, or a part of the page without script. */
export const question = (page: Page): Locator =>
  page.locator('main form').filter({ has: page.locator('input[name="question"]') })

export const questionDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true })

/**
 * Expects the question: as a dialog that is labelled by its heading and has the focus, or as a part of the
 * page.
 */
export async function expectQuestion(
  page: Page,
  heading: string,
  { scripted = true }: { scripted?: boolean } = {},
): Promise<void> {
  const title = page.getByRole('heading', { name: heading, exact: true })
  await expect(title).toBeVisible()
  if (!scripted) return expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(questionDialog(page, heading)).toBeVisible()
  await expect(title).toBeFocused()
}

export const answer = (page: Page, intent: string): Promise<void> => submitButton(page, intent).click()

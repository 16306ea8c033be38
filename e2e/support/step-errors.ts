import { expect, type Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import type { SubmittableStep } from '@/lib/site/steps'
import { enhanced, expectSummary, expectSummaryTargets } from './forms'
import { startAt } from './progress'
import type { Values } from './step-values'
import { documentTitle, stepTitle } from './texts'
import { openStep } from './wizard'

/** Fields with their error messages, in the order of the form. */
export type Expected = readonly (readonly [field: string, text: string])[]

export const errorsOf = (locale: Locale) => getMessages(locale).errors

/** Opens a step as a new user who may enter it, after hydration. */
export async function openForm(page: Page, locale: Locale, step: SubmittableStep): Promise<void> {
  if (step === 'register') await openStep(page, locale, step)
  else await startAt(page, locale, step)
  await enhanced(page)
}

/**
 * Expects exactly these errors, in this order: in the summary, which links to the fields, beside each field,
 * and in the page title.
 */
export async function expectErrors(
  page: Page,
  locale: Locale,
  step: SubmittableStep,
  errors: Expected,
): Promise<void> {
  await expectSummary(
    page,
    errors.map(([, text]) => text),
  )
  await expectSummaryTargets(
    page,
    errors.map(([field]) => field),
  )
  await expect(page).toHaveTitle(documentTitle(locale, stepTitle(locale, step), { error: true }))
  for (const [field, text] of errors) await expect(page.locator(`#${field}-error`)).toContainText(text)
}

/** A step in a locale, the input of its form, and the expected errors. */
export type StepForm = {
  step: SubmittableStep
  locale: Locale
  values?: Values
  errors: (locale: Locale) => Expected
}

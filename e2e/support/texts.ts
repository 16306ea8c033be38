import { expect, type Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getSite, type Locale } from '@/lib/site/sites'
import type { StepId } from '@/lib/site/steps'

/** The document title of a page with this heading; `error` is true for a page with an error summary. */
export function documentTitle(locale: Locale, title: string, { error = false } = {}): string {
  const { titleTemplate, errorTitlePrefix } = getMessages(locale).common
  return fill(titleTemplate, { title: error ? fill(errorTitlePrefix, { title }) : title })
}

/** A step's heading in the locale. */
export const stepTitle = (locale: Locale, step: StepId): string =>
  getMessages(locale).register.steps[step].title

/** "Step 2 of 4" in the page's language. */
export const positionText = (locale: Locale, position: number): string =>
  fill(getMessages(locale).register.stepOf, { position, total: 4 })

/** Expects the page to be in the locale's language. */
export const expectLanguage = (page: Page, locale: Locale): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('lang', getSite(locale).languageTag)

import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { getSite, LOCALES, type Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { expect, test } from '../fixtures'
import { siteOrigin } from '../support/origins'
import { documentTitle, expectLanguage, positionText, stepTitle } from '../support/texts'
import { completeStep, openStep, signUp } from '../support/wizard'

/** The sites whose flow asks for the address before the job (spec §2). */
const ADDRESS_FIRST: readonly Locale[] = ['ja-jp', 'zh-sg', 'en-au', 'en-nz']

/** One locale of every domain ending; for an ending with two, the one that is not its default. */
const BY_HOST: readonly Locale[] = ['en-us', 'fr-ca', 'en-gb', 'en-nz', 'zh-sg', 'nl-nl', 'es-es']

const middleSteps = (locale: Locale) =>
  ADDRESS_FIRST.includes(locale)
    ? (['contact-address', 'personal-info'] as const)
    : (['personal-info', 'contact-address'] as const)

/** The page identifies itself: address, language, title, heading and position. */
async function expectScreen(page: Page, locale: Locale, step: StepId, position?: number): Promise<void> {
  await expect(page).toHaveURL(stepHref(locale, step))
  await expectLanguage(page, locale)
  await expect(page).toHaveTitle(documentTitle(locale, stepTitle(locale, step)))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stepTitle(locale, step))
  if (position !== undefined) await expect(page.getByText(positionText(locale, position))).toBeVisible()
}

async function register(page: Page, locale: Locale): Promise<void> {
  const [second, third] = middleSteps(locale)
  await openStep(page, locale, 'register')
  await expectScreen(page, locale, 'register', 1)
  await signUp(page, locale)
  await expectScreen(page, locale, second, 2)
  await completeStep(page, locale, second)
  await expectScreen(page, locale, third, 3)
  await completeStep(page, locale, third)
  await expectScreen(page, locale, 'organisation', 4)
  await completeStep(page, locale, 'organisation')
  await expectScreen(page, locale, 'registered')
  const { registered } = getMessages(locale).register.notices
  await expect(page.getByRole('status').filter({ hasText: registered })).toBeVisible()
}

for (const locale of LOCALES.filter(known => !BY_HOST.includes(known))) {
  test(`a new user can register in ${locale} on a host of all locales`, ({ page }) => register(page, locale))
}

for (const locale of BY_HOST) {
  test.describe(`on the host of .${getSite(locale).ending}`, () => {
    test.use({ baseURL: siteOrigin(locale) })

    test(`a new user can register in ${locale}`, ({ page }) => register(page, locale))
  })
}

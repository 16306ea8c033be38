import { getMessages } from '@/lib/i18n/messages'
import { fitPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { expectAccessible, expectTargets } from './support/accessible'
import { expectNoSidewaysScroll } from './support/layout'
import { persona } from './support/people'
import { signInAs } from './support/sign-in'

const IN_THREE = ['en-us', 'fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

for (const locale of IN_THREE) {
  const { fit, errors, catalogue } = getMessages(locale)

  test.describe(`the fit finder of ${locale}`, () => {
    test.use({ javaScriptEnabled: locale !== 'fr-ca' })

    test('shows what fits a client, and of everything else why it does not', async ({ page }) => {
      await page.goto(fitPath(locale))
      await page.getByLabel(fit.years, { exact: true }).fill('6')
      await page.getByLabel(fit.months, { exact: true }).fill('3')
      await page.getByLabel(fit.minutes).fill('30')
      await page.getByLabel(fit.level.label).selectOption('b')
      await page.getByRole('button', { name: fit.submit }).click()
      await expect(page).toHaveURL(/\?years=6&months=3&minutes=30&setting=&language=&level=b&area=#fits$/)
      const fitting = page.getByRole('region', { name: /\d/ })
      await expect(fitting.getByRole('listitem').first()).toBeVisible()
      const rest = page.getByRole('region', { name: fit.rest.heading })
      const reasoning = rest.getByRole('listitem').filter({ has: page.getByText('HWRS-3', { exact: true }) })
      await expect(reasoning).toContainText(fit.why.minutes.replace('{minutes}', '50'))
      const needed = catalogue.level.inText.replace('{code}', 'C')
      await expect(reasoning).toContainText(fit.why.level.replace('{level}', needed))
      await expect(fitting.getByText('HWRS-3')).toHaveCount(0)
      await expect(page.getByLabel(fit.months, { exact: true })).toHaveValue('3')
    })

    test('keeps what was typed and says what is wrong with it', async ({ page }) => {
      await page.goto(fitPath(locale))
      await page.getByLabel(fit.years, { exact: true }).fill('six')
      await page.getByLabel(fit.months, { exact: true }).fill('12')
      await page.getByRole('button', { name: fit.submit }).click()
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('heading')).toHaveText(errors.summaryTitle)
      await expect(summary.getByRole('link')).toHaveText([fit.errors.yearsInvalid, fit.errors.monthsInvalid])
      const years = page.getByLabel(fit.years, { exact: true })
      await expect(years).toHaveValue('six')
      await expect(years).toHaveAttribute('aria-invalid', 'true')
      await summary.getByRole('link').first().click()
      await expect(years).toBeFocused()
    })
  })

  test(`the fit finder of ${locale} is accessible, empty, wrong and answered`, async ({ page }) => {
    for (const query of ['', '?years=x', '?years=6&minutes=30', '?years=110&minutes=1&setting=group']) {
      await page.goto(`${fitPath(locale)}${query}`)
      await expectAccessible(page, query)
      await expectTargets(page, query)
    }
  })

  test(`the fit finder of ${locale} does not scroll sideways`, async ({ page }) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${fitPath(locale)}?years=6&minutes=30&setting=remote`)
      await expectNoSidewaysScroll(page, String(width))
    }
  })
}

test('asking for nothing is told', async ({ page }) => {
  await page.goto(fitPath('en-us'))
  const { fit } = getMessages('en-us')
  await page.getByRole('button', { name: fit.submit }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([fit.errors.nothingAsked])
})

test('who is signed in finds their own level chosen', async ({ page }) => {
  const { fit } = getMessages('en-us')
  await signInAs(page, persona('edith'))
  await page.goto(fitPath('en-us'))
  await expect(page.getByLabel(fit.level.label)).not.toHaveValue('')
  await expect(page.getByText(fit.level.own)).toBeVisible()
})

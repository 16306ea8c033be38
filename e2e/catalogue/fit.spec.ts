import type { Locator, Page } from 'playwright/test'
import { builtInHeader } from '@/lib/backends/content/built-in'
import { summaryLabel } from '@/lib/i18n/field-labels'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { fitPath, homePath, searchPath, storePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { areaPath } from '../support/catalogue'
import { expectNoSidewaysScroll } from '../support/layout'
import { persona } from '../support/people'
import { signInAs } from '../support/sign-in'

/** The part of the results with this heading. */
const listUnder = (page: Page, heading: string): Locator =>
  page
    .getByRole('main')
    .getByRole('region')
    .filter({ has: page.locator(heading) })

const LANGUAGES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

for (const locale of LANGUAGES) {
  const { fit, errors, catalogue } = getMessages(locale)

  test.describe(`the fit finder of ${locale}`, () => {
    test.use({ javaScriptEnabled: locale !== 'fr-ca' })

    test('lists matching titles, and the reason for every other title', async ({ page }) => {
      await page.goto(fitPath(locale))
      await page.getByLabel(fit.years, { exact: true }).fill('6')
      await page.getByLabel(fit.months, { exact: true }).fill('3')
      await page.getByLabel(fit.minutes).fill('30')
      await page.getByLabel(fit.level.label).selectOption('b')
      await page.getByRole('button', { name: fit.submit }).click()
      await expect(page).toHaveURL(/\?years=6&months=3&minutes=30&setting=&language=&level=b&area=#fits$/)
      const [fitting, rest] = [listUnder(page, '#fits'), listUnder(page, '#does-not-fit')]
      await expect(fitting.getByRole('listitem').first()).toBeVisible()
      const unfit = await rest.locator('.unfit').count()
      const counted = getTranslator(locale, 'fit')('rest.heading', { count: unfit })
      await expect(rest.getByRole('heading', { level: 2 })).toHaveText(counted)
      const reasoning = rest.getByRole('listitem').filter({ has: page.getByText('HWRS-3', { exact: true }) })
      await expect(reasoning).toContainText(fit.why.minutes.replace('{minutes}', '50'))
      const needed = catalogue.level.inText.replace('{code}', 'C')
      await expect(reasoning).toContainText(fit.why.level.replace('{level}', needed))
      await expect(fitting.getByText('HWRS-3')).toHaveCount(0)
      await expect(page.getByLabel(fit.months, { exact: true })).toHaveValue('3')
    })

    test('is linked from the home page, the menu and the pages for browsing', async ({ page }) => {
      const expectHere = async () => {
        await expect(page).toHaveURL(url => url.pathname === fitPath(locale))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(fit.title)
      }
      const link = (within: Locator) => within.getByRole('link', { name: fit.title })
      const main = page.getByRole('main')
      for (const path of [homePath(locale), storePath(locale), searchPath(locale)]) {
        await page.goto(path)
        await link(main).click()
        await expectHere()
      }
      await page.goto(homePath(locale))
      const [group] = builtInHeader(locale).groups
      await page
        .getByRole('banner')
        .getByRole('button', { name: group?.label ?? '', exact: true })
        .hover()
      await link(page.getByRole('banner')).click()
      await expectHere()
      await page.goto(areaPath(locale, 'academic'))
      await link(main).click()
      await expectHere()
      await expect(page.getByLabel(fit.area.label)).toHaveValue('academic')
    })

    test('says that no criteria were entered', async ({ page }) => {
      await page.goto(fitPath(locale))
      await page.getByRole('button', { name: fit.submit }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([fit.errors.nothingAsked])
    })

    test('preselects the level of a signed-in user', async ({ page }) => {
      await signInAs(page, persona('edith'), { locale })
      await page.goto(fitPath(locale))
      await expect(page.getByLabel(fit.level.label)).not.toHaveValue('')
      await expect(page.getByText(fit.level.own)).toBeVisible()
    })

    test('keeps the submitted values and shows their errors', async ({ page }) => {
      await page.goto(fitPath(locale))
      await page.getByLabel(fit.years, { exact: true }).fill('six')
      await page.getByLabel(fit.months, { exact: true }).fill('12')
      await page.getByRole('button', { name: fit.submit }).click()
      const summary = page.getByRole('alert')
      await expect(summary.getByRole('heading')).toHaveText(errors.summaryTitle)
      await expect(summary.getByRole('link')).toHaveText([
        `${summaryLabel(locale, fit.years)} ${fit.errors.yearsInvalid}`,
        `${summaryLabel(locale, fit.months)} ${fit.errors.monthsInvalid}`,
      ])
      const years = page.getByLabel(fit.years, { exact: true })
      await expect(years).toHaveValue('six')
      await expect(years).toHaveAttribute('aria-invalid', 'true')
      await summary.getByRole('link').first().click()
      await expect(years).toBeFocused()
    })
  })

  test(`the fit finder of ${locale} is accessible when empty, with errors and with results`, async ({
    page,
  }) => {
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

test('the fit finder is indexed by search engines, its results are not', async ({ page }) => {
  const robots = page.locator('meta[name="robots"]')
  const canonical = page.locator('link[rel="canonical"]')
  await page.goto(fitPath('fr-ca'))
  await expect(canonical).toHaveAttribute('href', new RegExp(`${fitPath('fr-ca')}$`))
  await expect(page.locator('link[rel="alternate"][hreflang="nl-NL"]')).toHaveAttribute(
    'href',
    new RegExp(`${fitPath('nl-nl')}$`),
  )
  await expect(robots).toHaveCount(0)
  for (const query of ['?years=6', '?years=x', '?area=academic']) {
    await page.goto(`${fitPath('fr-ca')}${query}`)
    await expect(robots, query).toHaveAttribute('content', /noindex/)
    await expect(canonical, query).toHaveCount(0)
  }
})

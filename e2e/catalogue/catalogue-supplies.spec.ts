import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { family, textIn, titlePath } from '../support/catalogue'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

const words = (locale: Locale) => getMessages(locale).product

/** An item of a family, found by the last part of its name on invoices. */
function itemOf(acronym: string, shortName: string) {
  const found = family(acronym).items.find(item => item.shortName === `${acronym} ${shortName}`)
  if (found === undefined) throw new Error(`no item ${shortName}`)
  return found
}

const KIT = itemOf('HWRS-3', 'COMPLETE KIT PRINT')
const FORMS = itemOf('HWRS-3', 'RECORD FORM PKG/25 PRINT')
const REPORT = itemOf('HWRS-3', 'WEB INTERP RPT USAGE')

const row = (page: Page, code: string) => page.locator(`#item-${code}`)

const linkName = (locale: Locale, { name, code }: typeof FORMS): string =>
  words(locale).items.link.replace('{name}', textIn(locale, name)).replace('{number}', code)

const chooseKits = (page: Page, locale: Locale) =>
  page
    .locator('label')
    .filter({ hasText: words(locale).groups.KIT })
    .click()

for (const locale of LOCALES) {
  test(`a kit in ${locale} lists its supplies and links to their items`, async ({ page }) => {
    await page.goto(titlePath(locale, 'HWRS-3'))
    await expect(row(page, KIT.code)).toContainText(words(locale).items.usedUp)
    await expectTargets(page, 'supplies')
    await chooseKits(page, locale)
    await expect(row(page, FORMS.code)).toBeHidden()
    const link = row(page, KIT.code).getByRole('link', { name: linkName(locale, FORMS), exact: true })
    await link.press('Enter')
    await expect(page).toHaveURL(new RegExp(`#item-${FORMS.code}$`))
    await expect(row(page, FORMS.code)).toBeInViewport()
    await expect(page.getByRole('radio', { name: new RegExp(`^${words(locale).items.all}`) })).toBeChecked()
    await expectAccessible(page, 'supplies', { within: 'main' })
  })

  test(`supplies in ${locale} that are sold separately from kits are listed below the kits`, async ({
    page,
  }) => {
    await page.goto(titlePath(locale, 'HWRS-3'))
    const beside = page.locator('[data-group="KIT"]').getByRole('link', { name: linkName(locale, REPORT) })
    await expect(beside).toHaveCount(1)
    await expect(page.getByText(words(locale).items.beside)).toBeVisible()
    await expect(row(page, KIT.code).getByRole('link', { name: linkName(locale, REPORT) })).toHaveCount(0)
  })

  test(`a title in ${locale} that ships nothing says so, and how it is delivered instead`, async ({
    page,
  }) => {
    const { digitalOnly } = words(locale)
    await page.goto(titlePath(locale, 'VYAT-2'))
    const said = page.getByRole('paragraph').filter({ hasText: digitalOnly.text })
    await expect(said).toHaveCount(1)
    await expect(said).toHaveText(Object.values(digitalOnly).join(' '))
    await expectAccessible(page, 'digital only', { within: 'main' })
    await page.emulateMedia({ media: 'print' })
    await expect(said).toBeVisible()
    await page.goto(titlePath(locale, 'HWRS-3'))
    await expect(page.getByText(digitalOnly.text)).toHaveCount(0)
  })
}

test('French forms are listed beside kits in Canada, and in no other country', async ({ page }) => {
  const french = itemOf('BMLP-2', 'REC FORM AGE 3-6 FR PKG/25 PRINT')
  for (const [locale, count] of [
    ['fr-ca', 1],
    ['en-us', 0],
  ] as const) {
    await page.goto(titlePath(locale, 'BMLP-2'))
    await expect(
      page.locator('[data-group="KIT"]').getByRole('link', { name: linkName(locale, french) }),
      locale,
    ).toHaveCount(count)
  }
})

test.describe('supplies without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALES)
    test(`a kit in ${locale} links to its supplies, although their group was hidden`, async ({ page }) => {
      await page.goto(titlePath(locale, 'HWRS-3'))
      await chooseKits(page, locale)
      await expect(row(page, FORMS.code)).toBeHidden()
      await row(page, KIT.code)
        .getByRole('link', { name: linkName(locale, FORMS), exact: true })
        .click()
      await expect(row(page, FORMS.code)).toBeInViewport()
    })
})

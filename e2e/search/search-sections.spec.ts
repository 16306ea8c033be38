import { createTranslator } from 'use-intl/core'
import { getMessages } from '@/lib/i18n/messages'
import { searchPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { drawEverything } from '../support/layout'
import { cards, filter, results, textOf } from '../support/search'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** A page of the regional site, and the beginning of its title. */
const PAGES = {
  'en-us': ['returns', 'Returns'],
  'fr-ca': ['retour', 'Retours'],
  'nl-nl': ['retour', 'Retourzendingen'],
} as const

for (const locale of LOCALES) {
  const { layout, search } = getMessages(locale)
  const heading = (name: string) => ({ name, exact: true })

  test(`a misspelled search term is corrected in ${locale}, and the page says so`, async ({ page }) => {
    const t = createTranslator({
      locale: getSite(locale).languageTag,
      messages: { search },
      namespace: 'search',
    })
    await page.goto(`${searchPath(locale)}?q=haldenwik`)
    await expect(results(page)).toContainText(t('corrected', { typed: 'haldenwik', used: 'haldenwick' }))
    await expect(cards(page).first()).toContainText('Haldenwick')
  })

  test(`items are found in ${locale} by their number and link to their place on the title page`, async ({
    page,
  }) => {
    await page.goto(`${searchPath(locale)}?q=HWRS-3`)
    const section = page.getByRole('region', heading(layout.searchPage.productItems))
    await expect(section.getByRole('listitem').first()).toBeVisible()
    const href = await section.getByRole('link').first().getAttribute('href')
    expect(href).toMatch(/#item-\d{10}$/)
    const number = href?.slice(-10) ?? ''
    await page.goto(`${searchPath(locale)}?q=${number.slice(0, 4)}-${number.slice(4)}`)
    await expect(section.getByText(number)).toBeVisible()
  })

  test(`pages of the regional site are listed in ${locale} below the products`, async ({ page }) => {
    const [typed, title] = PAGES[locale]
    await page.goto(`${searchPath(locale)}?q=${typed}`)
    const section = page.getByRole('region', heading(layout.searchPage.content))
    await expect(section.getByRole('link', heading(title))).toHaveAttribute(
      'href',
      new RegExp(`/${locale}/ordering/returns$`),
    )
  })

  test(`longer result lists of ${locale} have pages, each with its own address`, async ({ page }) => {
    await page.goto(searchPath(locale))
    const first = await cards(page).first().textContent()
    // Deferred rendering near the viewport would move the link while the test clicks.
    await drawEverything(page)
    await page.locator('a[rel="next"]').click()
    await expect(page).toHaveURL(/\?page=2$/)
    expect(await cards(page).first().textContent()).not.toBe(first)
    const sizes = page.getByRole('navigation', heading(search.paging.size))
    await expect(sizes.locator('[aria-current="true"]')).toHaveText('20')
    await sizes.getByRole('link', heading('50')).click()
    await expect(page).toHaveURL(/\?size=50$/)
    // The address changes before the page; the complete page has to be counted.
    await page.waitForLoadState()
    await expect(results(page).locator('[data-announced]')).toHaveText(
      textOf(locale).count(await cards(page).count()),
    )
    await expect(page.locator('a[rel="next"]')).toHaveCount(0)
    await expect(async () => {
      await filter(page, 'level', 'b').check()
      await expect(page).toHaveURL(/\?level=b&size=50$/, { timeout: 2_000 })
    }).toPass()
  })
}

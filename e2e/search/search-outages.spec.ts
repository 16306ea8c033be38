import { getMessages } from '@/lib/i18n/messages'
import { comparePath, fitPath, homePath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../own-store-fixtures'
import { expectAccessible } from '../support/accessible'
import { recover } from '../support/recovery'
import { addFault, clearFaults } from '../support/sandbox'
import { headerSearch, textOf } from '../support/search'

const LANGUAGES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

test.beforeEach(({ problems }) => {
  for (const pattern of [/^50[0-9] /, /net::ERR/]) problems.allow(pattern)
})

test.afterEach(({ page }) => recover(page, 'en-us'))

for (const locale of LANGUAGES) {
  const { search, fit, layout, unavailable } = getMessages(locale)

  test(`during an outage of commerce the search of ${locale} says so, keeps the query and offers the areas`, async ({
    page,
  }) => {
    // The areas are cached.
    await page.goto(`${searchPath(locale)}?q=zzqxzzqx`)
    await addFault({ service: 'commerce', path: '/', status: 503 })
    const answer = await page.goto(`${searchPath(locale)}?q=memory&level=b`)
    expect(answer?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: unavailable.subjects.search.title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('memory')
    await expect(page.getByRole('main').locator('a[href*="/categories/"]').first()).toBeVisible()
    await expectAccessible(page, 'search away')
    await clearFaults()
    await expect(async () => {
      await page.getByRole('link', { name: unavailable.retry }).click()
      await expect(page.getByRole('heading', { name: layout.searchPage.products, exact: true })).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    await expect(page).toHaveURL(/\?q=memory&level=b$/)
  })

  test(`during an outage of commerce the fit finder and the comparison of ${locale} keep their criteria`, async ({
    page,
  }) => {
    await addFault({ service: 'commerce', path: '/', status: 503 })
    expect((await page.goto(`${fitPath(locale)}?years=6&months=3`))?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: unavailable.subjects.fit.title })).toBeVisible()
    await expect(page.getByLabel(fit.months, { exact: true })).toHaveValue('3')
    expect((await page.goto(comparePath(locale, ['P900011203'])))?.status()).toBe(503)
    await expect(page.getByRole('heading', { name: unavailable.subjects.compare.title })).toBeVisible()
  })

  test(`an outage of the regional site does not affect product results of ${locale}`, async ({ page }) => {
    await addFault({ service: 'content', path: `/content/${locale}/search.json`, status: 503 })
    await page.goto(`${searchPath(locale)}?q=memory`)
    await expect(page.getByText(search.partAway.content)).toBeVisible()
    await expect(page.locator('[data-compare]').first()).toBeVisible()
    await page.goto(homePath(locale))
    const box = headerSearch(page)
    await box.click()
    await expect(box).toHaveRole('combobox')
    await box.pressSequentially('memory')
    await expect(page.getByRole('group', { name: layout.searchPage.products })).toBeVisible()
  })

  test(`the search box of ${locale} reports an outage, and asks again on further input`, async ({ page }) => {
    await page.goto(homePath(locale))
    for (const [service, path] of [
      ['commerce', '/occ/'],
      ['content', `/content/${locale}/search.json`],
    ] as const)
      await addFault({ service, path, status: 503 })
    const box = headerSearch(page)
    await box.click()
    await expect(box).toHaveRole('combobox')
    await box.pressSequentially('HWRS')
    const away = textOf(locale).nothingSuggested
    await expect(page.getByRole('banner').getByRole('status')).toHaveText(away)
    await expect(page.getByRole('banner').getByText(away).and(page.locator('[aria-hidden]'))).toBeVisible()
    await expectAccessible(page, 'suggestions away')
    await clearFaults()
    await expect(async () => {
      await box.fill('')
      await box.pressSequentially('HWRS')
      await expect(page.getByRole('group', { name: layout.searchPage.products })).toBeVisible({
        timeout: 2_000,
      })
    }).toPass()
    await expect(page.getByText(away)).toHaveCount(0)
  })
}

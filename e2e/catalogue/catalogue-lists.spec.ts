import { getMessages } from '@/lib/i18n/messages'
import { aToZPath, homePath, searchPath, storePath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import { CATALOGUE } from '@/sandbox/seed/catalogue/catalogue'
import { expect, test } from '../fixtures'
import { areaPath, family, textIn, titlePath } from '../support/catalogue'
import { sendRaw } from '../support/raw-request'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Titles that a site sells: no list contains withdrawn ones. */
const sold = (locale: Locale) =>
  CATALOGUE.assessments.filter(
    ({ soldOn, status }) => soldOn.includes(getSite(locale).siteId) && status !== 'WITHDRAWN',
  )

for (const locale of LOCALES) {
  test(`the page of an area in ${locale} has its description, its subareas and its titles`, async ({
    page,
  }) => {
    const [neuro, ...parts] = CATALOGUE.categories.filter(
      ({ code, parent }) => code === 'neuropsychology' || parent === 'neuropsychology',
    )
    await page.goto(areaPath(locale, 'neuropsychology'))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      textIn(locale, neuro?.name ?? { en: '' }),
    )
    await expect(main.getByText(textIn(locale, neuro?.description ?? { en: '' }))).toBeVisible()
    for (const { code } of parts)
      await expect(main.locator(`a[href="${areaPath(locale, code)}"]`)).toBeVisible()
    await expect(main.locator(`a[href="${titlePath(locale, 'CVMB-4')}"]`)).toBeVisible()
    await main.locator(`a[href="${areaPath(locale, 'memory')}"]`).click()
    await expect(page).toHaveURL(areaPath(locale, 'memory'))
    const crumbs = page.getByRole('navigation', { name: getMessages(locale).layout.breadcrumbs })
    await crumbs.locator(`a[href="${areaPath(locale, 'neuropsychology')}"]`).click()
    await main.getByRole('link', { name: getMessages(locale).catalogue.category.narrow }).click()
    await expect(page).toHaveURL(`${searchPath(locale)}?category=neuropsychology`)
    await expect(page.locator('select[name="category"]')).toHaveValue('neuropsychology')
  })

  test(`the A–Z index of ${locale} lists every title once, and its letters link to them`, async ({
    page,
  }) => {
    await page.goto(aToZPath(locale))
    const main = page.getByRole('main')
    const links = main.locator('a[href*="/products/"]')
    await expect(links).toHaveCount(sold(locale).length)
    for (const { acronym } of sold(locale))
      await expect(main.locator(`a[href="${titlePath(locale, acronym)}"]`), acronym).toHaveCount(1)
    const letters = main.getByRole('navigation', { name: getMessages(locale).catalogue.aToZ.letters })
    await letters.getByRole('link').last().click()
    await expect(main.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  })

  test(`the store page of ${locale} shows its areas, the home page new titles`, async ({ page }) => {
    const { home } = getMessages(locale)
    const main = page.getByRole('main')
    await page.goto(storePath(locale))
    const areas = main.getByRole('region', { name: home.areas.heading })
    await expect(areas.locator(`a[href="${areaPath(locale, 'cognition')}"]`)).toBeVisible()
    await page.goto(homePath(locale))
    const cards = main.getByRole('region', { name: home.newest.heading }).getByRole('link')
    await expect(cards).toHaveCount(6)
    const newest = Math.max(...sold(locale).map(({ publicationYear }) => publicationYear))
    const href = (await cards.first().getAttribute('href')) ?? ''
    const first = sold(locale).find(({ acronym }) => titlePath(locale, acronym) === href)
    expect(first?.publicationYear).toBe(newest)
  })
}

test('an area is found by its code under any name in the address, and an unknown code is a 404', async () => {
  for (const path of ['categories/memory', 'categories/memory/herinnering']) {
    const { status, headers } = await sendRaw(storePath('nl-nl', path))
    expect([status, headers.location]).toEqual([308, areaPath('nl-nl', 'memory')])
  }
  expect((await sendRaw(storePath('nl-nl', 'categories/Memory'))).status).toBe(404)
})

test.describe('the catalogue without script', () => {
  test.use({ javaScriptEnabled: false })

  test('can be used from the store page to a title', async ({ page }) => {
    const main = page.getByRole('main')
    for (const locale of LOCALES) {
      await page.goto(storePath(locale))
      await main.locator(`a[href="${areaPath(locale, 'neuropsychology')}"]`).click()
      await main.locator(`a[href="${titlePath(locale, 'CVMB-4')}"]`).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(locale, family('CVMB-4').title))
    }
  })
})

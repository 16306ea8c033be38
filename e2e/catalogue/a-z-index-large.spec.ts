import type { Page } from 'playwright/test'
import { letterOf } from '@/lib/catalogue/by-letter'
import { getMessages } from '@/lib/i18n/messages'
import { aToZPath, letterPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { expectNoSidewaysScroll } from '../support/layout'
import { OWN_STORE_ORIGIN, OWN_STORE_PORTS, startOwnStore } from '../support/own-store'
import { controlOf } from '../support/sandbox'

/** More titles than fit on one page, also on sites that do not sell all of them. */
const MANY = 700

// They share a store of their own, whose catalogue is large.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test.use({ baseURL: OWN_STORE_ORIGIN })

startOwnStore()

test.beforeAll(() =>
  controlOf(OWN_STORE_PORTS.sandbox)('PUT', '/commerce/catalogue/size', { generated: MANY }),
)

for (const locale of ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]) {
  const { aToZ } = getMessages(locale).catalogue
  const letters = (page: Page) =>
    page.getByRole('main').getByRole('navigation', { name: aToZ.letters }).getByRole('link')

  test.describe(`the A–Z index of a large catalogue in ${locale}`, () => {
    test.use({ javaScriptEnabled: locale !== 'nl-nl' })

    test('has a page with the titles of each letter, which the overview links to', async ({ page }) => {
      await page.goto(aToZPath(locale))
      const main = page.getByRole('main')
      await expect(main.getByText(aToZ.choose)).toBeVisible()
      await expect(letters(page).nth(3)).toBeVisible()
      const [first = '', ...others] = await letters(page).allTextContents()
      expect(others.length).toBeGreaterThan(2)
      await letters(page).first().click()
      await expect(page).toHaveURL(letterPath(locale, first.toLowerCase()))
      const title = aToZ.letterTitle.replace('{letter}', first)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
      await expect(letters(page).and(page.locator('[aria-current="page"]'))).toHaveText(first)
      await expect(main.locator('.title-row-link').nth(1)).toBeVisible()
      const titles = await main.locator('.title-row-link').allTextContents()
      expect(titles.length).toBeGreaterThan(1)
      expect(new Set(titles.map(letterOf))).toEqual(new Set([first]))
      await letters(page).last().click()
      await expect(page).toHaveURL(/\/a-z\/[a-z]+$/)
      await expect(main.locator('.title-row-link').first()).toBeVisible()
      await main.locator('.title-row-link').first().click()
      await expect(page).toHaveURL(/\/products\//)
    })
  })

  test(`a letter page of the A–Z index is accessible and does not scroll sideways in ${locale}`, async ({
    page,
  }) => {
    await page.goto(aToZPath(locale))
    const letter = (await letters(page).first().getAttribute('href')) ?? ''
    for (const path of [aToZPath(locale), letter]) {
      expect((await page.goto(path))?.status(), path).toBe(200)
      await expectAccessible(page, path)
      await expectTargets(page, path)
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page, `${path} at ${width}`)
      }
    }
  })
}

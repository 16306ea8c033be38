import type { Locator, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, searchPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { titlePath } from '../support/catalogue'
import { drawEverything } from '../support/layout'
import { cards } from '../support/search'

const LOCALES = ['nl-nl', 'es-es'] as const satisfies readonly Locale[]

async function boxesOf(elements: Locator) {
  const all = await elements.all()
  const boxes = await Promise.all(all.map(element => element.boundingBox()))
  return boxes.flatMap(box => box ?? [])
}

const openFilters = (page: Page, locale: Locale) =>
  page
    .getByRole('main')
    .getByRole('button', { name: getMessages(locale).search.filters.open, exact: true })
    .click()

test('the labels of collapsible parts begin at the edge of the text around them', async ({ page }) => {
  await page.goto(titlePath('en-us', 'HWRS-3'))
  await drawEverything(page)
  const insets = await page.locator('main details > summary').evaluateAll(labels =>
    labels
      .filter(label => label.checkVisibility())
      .map(label => {
        const text = document.createRange()
        text.selectNodeContents(label.firstChild ?? label)
        const edge = label.parentElement?.getBoundingClientRect().left ?? Number.NaN
        return Math.round(text.getBoundingClientRect().left - edge)
      }),
  )
  expect(insets.length).toBeGreaterThan(1)
  expect(new Set(insets)).toEqual(new Set([0]))
})

for (const locale of LOCALES) {
  const { product } = getMessages(locale)

  test(`the tabs of a title in ${locale} are in one row on a wide screen, in two on a small one`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(titlePath(locale, 'HWRS-3'))
    const links = page.getByRole('navigation', { name: product.sections.label }).getByRole('link')
    const parts = await boxesOf(links)
    expect(parts).toHaveLength(8)
    expect(new Set(parts.map(({ y }) => y)).size).toBe(1)
    await page.setViewportSize({ width: 1024, height: 800 })
    const narrower = await boxesOf(links)
    expect(new Set(narrower.map(({ y }) => y)).size).toBe(2)
  })

  test(`search results of ${locale} are in two columns on a tablet`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto(searchPath(locale))
    const [first, second] = await boxesOf(cards(page))
    expect(second?.y).toBe(first?.y)
  })

  test(`prices of items in ${locale} are aligned with the end of their rows on a phone`, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${searchPath(locale)}?q=HWRS-3`)
      const rows = page.locator('[aria-labelledby="search-items"] li')
      const ends = async (elements: Locator) =>
        (await boxesOf(elements)).map(box => Math.round(box.x + box.width))
      const ofRows = await ends(rows)
      expect(ofRows.length).toBeGreaterThan(2)
      expect(await ends(rows.locator('> :last-child'))).toEqual(ofRows)
    }
  })

  test(`the button from the filters of ${locale} to the results is always visible on a phone`, async ({
    page,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(searchPath(locale))
      await openFilters(page, locale)
      const show = page.locator('.filter-apply button')
      await expect(show).toBeInViewport({ ratio: 1 })
      await expect(show).toHaveText(/\d+/)
      await page.locator('.filter-panel').evaluate(panel => panel.scrollTo(0, panel.scrollHeight))
      await expect(show).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.filter-panel label').last()).toBeInViewport({ ratio: 1 })
    }
  })
}

/** By how much the height of a page changes while it is scrolled, as a share of its height. */
async function growth(page: Page): Promise<number> {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await drawEverything(page)
  return before / (await height()) - 1
}

for (const width of [320, 390, 768, 1280])
  test(`content rendered later has about its final size from the start at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [titlePath('fr-ca', 'HWRS-3'), searchPath('fr-ca'), homePath('fr-ca')]) {
      await page.goto(path)
      const share = await growth(page)
      expect(share, `${path} begins too short`).toBeGreaterThan(-0.02)
      expect(share, `${path} begins too long`).toBeLessThan(0.17)
    }
  })

import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { titlePath } from '../support/catalogue'

/** CSS pixels of 8 pt, the smallest comfortable type size on paper. */
const SMALLEST_TYPE = (8 / 72) * 96

const sheetsOf = async (page: Page, format: 'A4' | 'Letter'): Promise<number> => {
  const pdf = await page.pdf({ format })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Sizes of all visible type in the content. */
const typeSizes = (page: Page): Promise<readonly number[]> =>
  page.getByRole('main').evaluate(main => {
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const sizes: number[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.checkVisibility() && walker.currentNode.textContent?.trim())
        sizes.push(Number.parseFloat(getComputedStyle(parent).fontSize))
    }
    return sizes
  })

for (const [locale, acronym] of [
  ['en-us', 'HWRS-3'],
  ['fr-ca', 'BMLP-2'],
  ['nl-nl', 'HWRS-3'],
] as const satisfies readonly (readonly [Locale, string])[])
  test(`a title in ${locale} with many items prints on one sheet in readable type`, async ({ page }) => {
    await page.goto(titlePath(locale, acronym))
    expect(await sheetsOf(page, 'A4')).toBe(1)
    expect(await sheetsOf(page, 'Letter')).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(Math.min(...(await typeSizes(page)))).toBeGreaterThanOrEqual(SMALLEST_TYPE)
  })

test('the print version has the cover, the texts and every item with its price, and no interactive controls', async ({
  page,
}) => {
  const { product } = getMessages('en-us')
  await page.goto(titlePath('en-us', 'HWRS-3'))
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  await expect(main.locator('img').filter({ visible: true })).toHaveCount(1)
  for (const name of [product.sections.overview, product.sections.technical])
    await expect(main.getByRole('region', { name })).toBeVisible()
  await expect(main.getByRole('region', { name: product.sections.questions })).toBeHidden()
  const rows = page.locator('[id^="item-"]')
  for (const row of await rows.all()) await expect(row).toContainText('$')
  expect(await rows.filter({ visible: true }).count()).toBe(await rows.count())
  await expect(main.getByRole('link').filter({ visible: true })).toHaveCount(0)
  for (const role of ['radio', 'textbox', 'button'] as const)
    await expect(main.getByRole(role).filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0)
})

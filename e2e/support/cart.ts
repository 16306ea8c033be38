import type { Locator, Page } from 'playwright/test'
import { itemOfField } from '@/lib/cart/lines/line-fields'

/** The cart link in the header, which also shows the number of items. */
export const cartLink = (page: Page): Locator => page.getByRole('banner').locator('a[href$="/cart"]')

/** The row of an item on its title page. */
export const itemRow = (page: Page, code: string): Locator => page.locator(`[id="item-${code}"]`)

/** Numbers of the items that a page offers for selection, in page order. */
export async function itemCodes(page: Page): Promise<readonly string[]> {
  const names = await page
    .locator('main input[name]')
    .evaluateAll(fields => fields.map(field => field.getAttribute('name') ?? ''))
  return names.flatMap(name => itemOfField(name) ?? [])
}

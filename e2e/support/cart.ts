import type { Locator, Page } from 'playwright/test'
import { itemOfField } from '@/lib/cart/line-fields'

/** The way to the cart in the header, which also tells how much is in it. */
export const cartLink = (page: Page): Locator => page.getByRole('banner').locator('a[href$="/cart"]')

/** The row of an item on the page of its title. */
export const itemRow = (page: Page, code: string): Locator => page.locator(`[id="item-${code}"]`)

/** Numbers of the items that a page lets somebody choose, in its order. */
export async function itemCodes(page: Page): Promise<readonly string[]> {
  const names = await page
    .locator('main input[name]')
    .evaluateAll(fields => fields.map(field => field.getAttribute('name') ?? ''))
  return names.flatMap(name => itemOfField(name) ?? [])
}

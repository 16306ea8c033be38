import type { Page } from 'playwright/test'
import { cartCsvPath, cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { fillCart, twoItems } from '../support/fill-cart'
import { expectNoSidewaysScroll } from '../support/layout'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

const panel = (page: Page) => page.locator('section[aria-labelledby="cart-gate"]')

/** The cart of a user without a level, with a kit that needs one. */
async function openGated(page: Page, locale: Locale) {
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  const items = await twoItems(page, locale)
  await fillCart(page, locale, { [items.kit]: 1, [items.digital]: 1 })
  await page.goto(cartPath(locale))
  return items
}

for (const locale of LOCALES)
  test(`lines that need a level can be removed at once: ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const { kit } = await openGated(page, locale)
    await expect(panel(page)).toBeVisible()
    await expectAccessible(page, 'gated cart')
    await expectNoSidewaysScroll(page, 'gated cart')
    await panel(page).locator('button[type=submit]').press('Enter')
    await expect(page.locator(`main [data-line="${kit}"]`)).toHaveCount(0)
    await expect(panel(page)).toHaveCount(0)
  })

test('the file of a cart is opened as a download', async ({ page }) => {
  await openGated(page, 'nl-nl')
  const file = page.waitForEvent('download')
  await page.locator(`a[href="${cartCsvPath('nl-nl')}"]`).press('Enter')
  expect((await file).suggestedFilename()).toBe('cart.csv')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a postal code that cannot be is refused at its field', async ({ page }) => {
    await openGated(page, 'en-us')
    const field = page.locator('input[name="postalCode"]')
    await field.fill('1')
    await field.press('Enter')
    await expect(field).toHaveValue('1')
    await expect(field).toHaveAccessibleDescription(/Enter a valid ZIP code, for example/)
  })
})

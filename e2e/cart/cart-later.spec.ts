import type { Locator, Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { fillCart, twoItems } from '../support/fill-cart'
import { lookAt } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Where the language makes no difference. */
const LOCALE = 'en-us'

const words = (locale: Locale) => getMessages(locale).cart

const main = (page: Page): Locator => page.getByRole('main')

const quantityOf = (page: Page, code: string): Locator =>
  page.locator(`[name="${quantityField(code)}"]:not([type=hidden])`)

const press = (page: Page, name: string, code: string): Promise<void> =>
  page.locator(`main button[name="${name}"][value="${code}"]`).press('Enter')

const notices = (page: Page): Locator => page.locator('#notifications [aria-live]')

/** A user's cart with two kits and three subscriptions. */
async function openOwnCart(page: Page, locale: Locale) {
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  const items = await twoItems(page, locale)
  await fillCart(page, locale, { [items.kit]: 2, [items.digital]: 3 })
  await page.goto(cartPath(locale))
  await expect(quantityOf(page, items.kit)).toHaveValue('2')
  return items
}

const waiting = (page: Page, locale: Locale): Locator =>
  main(page).getByRole('region', { name: words(locale).later.name })

/** Saves an entry for later, also with an otherwise empty cart, and moves it back. */
async function walk(page: Page, locale: Locale): Promise<void> {
  const { kit, digital } = await openOwnCart(page, locale)
  await quantityOf(page, digital).fill('4')
  await press(page, 'later', kit)
  await expect(quantityOf(page, kit)).toHaveCount(0)
  await expect(quantityOf(page, digital)).toHaveValue('4')
  await expect(waiting(page, locale).locator(`[data-line="${kit}"]`)).toBeVisible()
  await press(page, 'later', digital)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale).empty.title)
  await expect(waiting(page, locale).locator('[data-line]')).toHaveCount(2)
  await press(page, 'sooner', digital)
  await expect(quantityOf(page, digital)).toHaveValue('4')
  await press(page, 'sooner', kit)
  await expect(quantityOf(page, kit)).toHaveValue('2')
  await expect(waiting(page, locale)).toHaveCount(0)
}

test('cart entries can be saved for later and moved back', ({ page }) => walk(page, 'nl-nl'))

for (const locale of LOCALES) {
  test(`a cart with entries saved for later is accessible in ${locale}, also on the smallest phones`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { kit, digital } = await openOwnCart(page, locale)
    for (const [code, state] of [
      [kit, 'one waits'],
      [digital, 'all wait'],
    ] as const) {
      await press(page, 'later', code)
      await expect(waiting(page, locale).locator(`[data-line="${code}"]`)).toBeVisible()
      await lookAt(page, 'main')(state)
    }
  })
}

test.describe('saving for later without script', () => {
  test.use({ javaScriptEnabled: false })

  test('cart entries can be saved for later and moved back', ({ page }) => walk(page, LOCALE))
})

test('the list saved for later is a saved cart', async ({ page }) => {
  const { kit } = await openOwnCart(page, 'en-us')
  await press(page, 'later', kit)
  await main(page)
    .getByRole('link', { name: words('en-us').later.open })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('en-us').later.name)
  await expect(page).toHaveURL(new RegExp(accountPath('en-us', 'savedCarts')))
  await expect(quantityOf(page, kit)).toHaveValue('2')
})

test('after each change of the cart the focus is on the next entry, and the result is announced', async ({
  page,
}) => {
  const { cart } = getMessages('en-us')
  const { kit, digital } = await openOwnCart(page, 'en-us')
  await quantityOf(page, kit).fill('5')
  await quantityOf(page, kit).press('Enter')
  await expect(notices(page).getByText(cart.notices.updated)).toBeVisible()
  await expect(quantityOf(page, kit)).toBeFocused()
  await press(page, 'remove', kit)
  await expect(notices(page).getByText(/was removed from your cart\.$/)).toBeVisible()
  await expect(quantityOf(page, digital)).toBeFocused()
  await press(page, 'remove', digital)
  await expect(page.getByRole('heading', { level: 1, name: cart.empty.title })).toBeFocused()
  await expect(notices(page).getByText(/was removed from your cart\.$/)).toBeVisible()
  await notices(page).getByRole('button', { name: cart.removed.undo }).press('Enter')
  await expect(quantityOf(page, digital)).toHaveValue('3')
  await expect(notices(page).getByText(cart.notices.undone)).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
})

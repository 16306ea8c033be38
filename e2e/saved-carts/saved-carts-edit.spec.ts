import type { Locator, Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath, newSavedCartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { fillCart, twoItems } from '../support/fill-cart'
import { summaryBox, summaryTexts } from '../support/forms'
import { lookAt } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { documentTitle } from '../support/texts'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Where the language makes no difference. */
const LOCALE = 'en-us'

const main = (page: Page): Locator => page.getByRole('main')

const quantityOf = (page: Page, code: string): Locator =>
  page.locator(`[name="${quantityField(code)}"]:not([type=hidden])`)

const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })

/** The page of a saved cart with two kits and three subscriptions, while the cart has one kit. */
async function openList(page: Page, locale: Locale) {
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  const items = await twoItems(page, locale)
  const { kit, digital, title } = items
  await page.goto(`${newSavedCartPath(locale)}?title=${title}&quantity.${kit}=2&quantity.${digital}=3`)
  await page.getByLabel(getMessages(locale).cart.choose.name, { exact: true }).fill('Herbst 2027')
  await button(page, getMessages(locale).cart.choose.listSubmit).click()
  await expect(page).toHaveURL(new RegExp(accountPath(locale, 'savedCarts')))
  await fillCart(page, locale, { [kit]: 1 })
  await main(page).getByRole('link', { name: 'Herbst 2027', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herbst 2027')
  return items
}

async function walk(page: Page, locale: Locale): Promise<void> {
  const { cart, savedCarts } = getMessages(locale)
  const { kit, digital } = await openList(page, locale)
  await test.step('quantities are refused and changed, and nothing typed is lost', async () => {
    await quantityOf(page, kit).fill('vier')
    await quantityOf(page, digital).fill('6')
    await quantityOf(page, digital).press('Enter')
    await expect(summaryBox(page)).toBeFocused()
    await expect(summaryTexts(page)).toHaveText([new RegExp(`${cart.errors.notNumber}$`)])
    await expect(page).toHaveTitle(documentTitle(locale, 'Herbst 2027', { error: true }))
    await expect(quantityOf(page, digital)).toHaveValue('6')
    await quantityOf(page, kit).fill('4')
    await button(page, cart.page.update).last().click()
    await expect(quantityOf(page, kit)).toHaveValue('4')
    await expect(page).not.toHaveURL(/quantity/)
  })
  await test.step('a line is removed, and brought back as it was', async () => {
    await page.locator(`main button[name="remove"][value="${digital}"]`).click()
    await expect(quantityOf(page, digital)).toHaveCount(0)
    await button(page, cart.removed.undo).click()
    await expect(quantityOf(page, digital)).toHaveValue('6')
  })
  await test.step('the cart is not empty, so the page asks; the items join it', async () => {
    await quantityOf(page, digital).fill('7')
    await button(page, savedCarts.restore).click()
    const asked = getTranslator(locale, 'savedCarts')('into.title', { count: 1 })
    await expect(main(page).getByRole('region', { name: asked })).toBeVisible()
    await expect(quantityOf(page, digital)).toHaveValue('7')
    await quantityOf(page, digital).fill('8')
    await button(page, savedCarts.into.merge).click()
    await expect(page).toHaveURL(new RegExp(cartPath(locale)))
    await expect(quantityOf(page, kit)).toHaveValue('5')
    await expect(quantityOf(page, digital)).toHaveValue('8')
  })
  await test.step('or take the place of what is in it, which can be undone', async () => {
    await page.goto(accountPath(locale, 'savedCarts'))
    await main(page).locator('button[value="restore"]').click()
    await button(page, savedCarts.into.replace).click()
    await expect(quantityOf(page, kit)).toHaveValue('4')
    await expect(quantityOf(page, digital)).toHaveValue('8')
    await button(page, cart.removed.undo).click()
    await expect(quantityOf(page, kit)).toHaveValue('5')
  })
}

test('a saved cart can be changed and added to a filled cart', ({ page }) => walk(page, 'fr-ca'))

for (const locale of LOCALES) {
  test(`the page of a saved cart is accessible in ${locale}, also on the smallest phones`, async ({
    page,
  }) => {
    const { savedCarts } = getMessages(locale)
    await page.setViewportSize({ width: 320, height: 640 })
    const { digital } = await openList(page, locale)
    const look = lookAt(page, 'main')
    await look('a saved cart')
    await button(page, savedCarts.restore).click()
    await expect(button(page, savedCarts.into.merge)).toBeVisible()
    await look('a question')
    await quantityOf(page, digital).fill('99999')
    await quantityOf(page, digital).press('Enter')
    await expect(summaryBox(page)).toBeFocused()
    await look('a wrong quantity')
  })
}

test.describe('editing saved carts without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a saved cart can be changed and added to a filled cart', ({ page }) => walk(page, LOCALE))
})

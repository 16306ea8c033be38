import type { Locator, Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath, loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { fillCart, twoItems } from '../support/fill-cart'
import { summaryBox, summaryTexts } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'
import { sendLogin } from '../support/login-form'
import { createPerson } from '../support/sandbox'
import { documentTitle, expectLanguage } from '../support/texts'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Where the language makes no difference. */
const LOCALE = 'en-us'

const words = (locale: Locale) => getMessages(locale).cart

const quantityOf = (page: Page, code: string): Locator =>
  page.locator(`[name="${quantityField(code)}"]:not([type=hidden])`)

const update = (page: Page, locale: Locale): Promise<void> =>
  page
    .getByRole('button', { name: words(locale).page.update })
    .last()
    .click()

const remove = (page: Page, code: string): Promise<void> =>
  page.locator(`main button[name="remove"][value="${code}"]`).click()

const sizeText = (locale: Locale, lines: number, units: number): string =>
  getTranslator(locale, 'cart')('page.size', { lines, units })

/** The page of a cart with two kits and three subscriptions. */
async function openCart(page: Page, locale: Locale) {
  const items = await twoItems(page, locale)
  await fillCart(page, locale, { [items.kit]: 2, [items.digital]: 3 })
  await page.goto(cartPath(locale))
  await expect(page.getByText(sizeText(locale, 2, 5))).toBeVisible()
  return items
}

/** Changes, rejects, removes and restores quantities, with forms alone or with script. */
async function changeCart(page: Page, locale: Locale, isScripted: boolean): Promise<void> {
  const { kit, digital } = await openCart(page, locale)
  await test.step('a quantity is changed, by the button and by Enter', async () => {
    await quantityOf(page, kit).fill('4')
    await update(page, locale)
    await expect(page.getByText(sizeText(locale, 2, 7))).toBeVisible()
    await quantityOf(page, digital).fill('1')
    await quantityOf(page, digital).press('Enter')
    await expect(page.getByText(sizeText(locale, 2, 5))).toBeVisible()
  })
  await test.step('a wrong one is shown at its field, and nothing typed is lost', async () => {
    await quantityOf(page, kit).fill('vier')
    await quantityOf(page, digital).fill('6')
    await update(page, locale)
    if (isScripted) await expect(quantityOf(page, kit)).toBeFocused()
    else {
      await expect(summaryBox(page)).toBeFocused()
      await expect(summaryTexts(page)).toHaveText([new RegExp(`${words(locale).errors.notNumber}$`)])
      await expect(page).toHaveTitle(documentTitle(locale, words(locale).title, { error: true }))
    }
    await expect(quantityOf(page, kit)).toHaveValue('vier')
    await expect(quantityOf(page, kit)).toHaveAttribute('aria-invalid', 'true')
    await expect(quantityOf(page, digital)).toHaveValue('6')
    await expectTargets(page, 'a wrong quantity')
    await quantityOf(page, digital).fill('1')
  })
  await test.step('a line is removed, and brought back as it was', async () => {
    await page.goto(cartPath(locale))
    await remove(page, kit)
    await expect(quantityOf(page, kit)).toHaveCount(0)
    await expect(page.getByText(sizeText(locale, 1, 1))).toBeVisible()
    await expectTargets(page, 'a removed line')
    await page.getByRole('button', { name: words(locale).removed.undo }).click()
    await expect(quantityOf(page, kit)).toHaveValue('4')
    await expect(page.getByText(sizeText(locale, 2, 5))).toBeVisible()
  })
}

for (const locale of LOCALES) {
  test(`the cart of ${locale} is accessible in each of its states`, async ({ page }) => {
    await page.goto(cartPath(locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(locale).empty.title)
    await expectLanguage(page, locale)
    await expectAccessible(page, 'empty cart')
    const { kit } = await openCart(page, locale)
    for (const group of ['shipped', 'digital'] as const)
      await expect(page.getByRole('region', { name: words(locale).groups[group] })).toBeVisible()
    await expectAccessible(page, 'cart', { within: 'main' })
    await expectTargets(page, 'cart')
    await page.goto(`${cartPath(locale)}?${quantityField(kit)}=abc`)
    await expectAccessible(page, 'wrong quantity', { within: 'main' })
    await remove(page, kit)
    await expectAccessible(page, 'removed line', { within: 'main' })
  })

  test(`the cart of ${locale} fits the smallest phones, also with quantity errors`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { kit, digital } = await openCart(page, locale)
    await expectNoSidewaysScroll(page, 'cart')
    await page.goto(`${cartPath(locale)}?${quantityField(kit)}=abc&${quantityField(digital)}=99999`)
    await expectNoSidewaysScroll(page, 'wrong quantities')
  })
}

test('an anonymous cart is merged at sign-in, and the cart shows the required levels', async ({ page }) => {
  const locale = 'nl-nl'
  const person = await createPerson(registeredFacts(locale))
  const { kit } = await openCart(page, locale)
  await page
    .getByRole('main')
    .getByRole('link', { name: words(locale).page.signIn })
    .click()
  await expect(page).toHaveURL(loginPath(locale, cartPath(locale)))
  await sendLogin(page, person.username, person.password)
  await expect(page).toHaveURL(cartPath(locale))
  await expect(quantityOf(page, kit)).toHaveValue('2')
  const merged = getTranslator(locale, 'cart')('notices.merged', { count: 2 })
  await expect(page.locator('#notifications').getByText(merged)).toBeVisible()
  const missing = fill(words(locale).line.levelMissing, {
    level: fill(getMessages(locale).catalogue.level.inText, { code: 'C' }),
  })
  await expect(page.getByText(missing)).toHaveCount(2)
  await expect(page.getByText(words(locale).page.keptHere)).toHaveCount(0)
  await expectAccessible(page, 'cart of a user', { within: 'main' })
})

test('cart entries can be changed and removed', async ({ page, problems }) => {
  const locale = 'fr-ca'
  problems.allow(/^422 /)
  await changeCart(page, locale, true)
})

test.describe('the cart without script', () => {
  test.use({ javaScriptEnabled: false })

  test('cart entries can be changed and removed', ({ page }) => changeCart(page, LOCALE, false))
})

test("an organization's discount is shown with its name and amount", async ({ page }) => {
  const person = await createPerson(registeredFacts('en-us'))
  await page.goto(loginPath('en-us', cartPath('en-us')))
  await sendLogin(page, person.username, person.password)
  await expect(page).toHaveURL(cartPath('en-us'))
  await openCart(page, 'en-us')
  const sums = page.getByRole('region', { name: words('en-us').sums.heading })
  await expect(sums).toContainText(words('en-us').programmes.OLD_APPLIED)
  await expect(sums).toContainText('−$')
})

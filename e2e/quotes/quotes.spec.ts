import type { Locator, Page } from 'playwright/test'
import { linesAddress } from '@/lib/cart/lines/cart-lines'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath, loginPath, newQuotePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { fillCart, twoItems } from '../support/fill-cart'
import { summaryTexts } from '../support/forms'
import { drawEverything } from '../support/layout'
import { sendLogin } from '../support/login-form'
import { lookAt } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { expectLanguage } from '../support/texts'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Where the language makes no difference. */
const LOCALE = 'en-us'

const main = (page: Page): Locator => page.getByRole('main')

/** The quotes that the page lists. */
const cards = (page: Page): Locator => main(page).locator('li:has(h2)')

const request = (page: Page, locale: Locale): Promise<void> =>
  main(page)
    .getByRole('button', { name: getMessages(locale).cart.choose.quoteSubmit, exact: true })
    .click()

/** From an anonymous cart through sign-in to the list of quotes; the cart is kept. */
async function walk(page: Page, locale: Locale): Promise<void> {
  const { cart, quotes } = getMessages(locale)
  const person = await createPerson(registeredFacts(locale))
  const { kit } = await twoItems(page, locale)
  await fillCart(page, locale, { [kit]: 2 })
  await page.goto(cartPath(locale))
  await main(page).getByRole('button', { name: cart.page.quote }).click()
  await expect(page).toHaveURL(loginPath(locale, newQuotePath(locale)))
  await sendLogin(page, person.username, person.password)
  // Without script, the flash message stays in the address.
  await expect(page).toHaveURL(({ pathname }) => pathname === newQuotePath(locale))
  await expect(main(page).getByText(cart.choose.ofCart)).toBeVisible()
  await page.getByLabel(cart.choose.name, { exact: true }).fill('')
  await request(page, locale)
  await expect(summaryTexts(page)).toHaveText([cart.errors.nameRequired])
  await page.getByLabel(cart.choose.name, { exact: true }).fill('Subvention 2027')
  await request(page, locale)
  await expect(page).toHaveURL(new RegExp(accountPath(locale, 'quotes')))
  const card = cards(page).filter({ hasText: 'Subvention 2027' })
  await expect(card).toContainText(quotes.steps.review.name)
  await expect(card).toContainText(quotes.steps.review.next)
  await page.goto(cartPath(locale))
  await expect(
    main(page).getByText(getTranslator(locale, 'cart')('page.size', { lines: 1, units: 2 })),
  ).toBeVisible()
}

/**
 * From a title page to the list of quotes: only the items chosen there are quoted, and the cart is not
 * involved.
 */
async function walkFromTitle(page: Page, locale: Locale): Promise<void> {
  const { cart, product, quotes } = getMessages(locale)
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  const { kit, digital, title } = await twoItems(page, locale)
  await drawEverything(page)
  await page.locator(`[name="${quantityField(digital)}"]`).fill('4')
  await main(page).getByRole('button', { name: product.order.quote, exact: true }).click()
  await expect(page).toHaveURL(linesAddress(newQuotePath(locale), title, [{ code: digital, quantity: 4 }]))
  await expect(page.locator(`[name="${quantityField(digital)}"]`)).toHaveValue('4')
  await expect(page.locator(`[name="${quantityField(kit)}"]`)).toHaveCount(0)
  await expectAccessible(page, 'items to be quoted')
  await page.getByLabel(cart.choose.name, { exact: true }).fill('Budget 2027')
  await request(page, locale)
  await expect(page).toHaveURL(new RegExp(accountPath(locale, 'quotes')))
  const card = cards(page).filter({ hasText: 'Budget 2027' })
  await expect(card).toContainText(getTranslator(locale, 'quotes')('size', { lines: 1 }))
  await expect(card).toContainText(quotes.steps.review.name)
  await page.goto(cartPath(locale))
  await expect(main(page).getByText(cart.empty.title)).toBeVisible()
}

test('a quote can be requested for the cart and opened afterwards', ({ page }) => walk(page, 'fr-ca'))

for (const locale of LOCALES) {
  test(`the quote pages are accessible in ${locale}, also on the smallest phones`, async ({ page }) => {
    const { account } = getMessages(locale)
    await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
    await page.setViewportSize({ width: 320, height: 640 })
    const look = lookAt(page, 'main')
    await page.goto(accountPath(locale, 'quotes'))
    await expectLanguage(page, locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(account.pages.quotes)
    await look('no quotes')
    const { kit, title } = await twoItems(page, locale)
    await page.goto(`${newQuotePath(locale)}?title=${title}&quantity.${kit}=2`)
    await look('chosen items')
    await request(page, locale)
    await expect(cards(page)).toHaveCount(1)
    await look('one quote')
  })
}

test('a quote can be requested for items of a title', ({ page }) => walkFromTitle(page, LOCALE))

test.describe('quotes without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a quote can be requested for the cart and opened afterwards', ({ page }) => walk(page, LOCALE))
})

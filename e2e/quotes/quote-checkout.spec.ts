import type { Locator, Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { accountDetailPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath, newQuotePath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { itemRow } from '../support/cart'
import { titlePath } from '../support/catalogue'
import { expectEmptyCart, place, startOrder, walkToReview } from '../support/checkout'
import { ORDERED } from '../support/clinic'
import { fillCart } from '../support/fill-cart'
import { drawEverything, expectNoSidewaysScroll } from '../support/layout'
import { lookAt } from '../support/look-at'
import { offerQuote } from '../support/sandbox'

const LOCALES = ['en-us', 'nl-nl'] as const satisfies readonly Locale[]

const main = (page: Page): Locator => page.getByRole('main')

/** A quote of two kits that is offered for less; returns its number. */
async function offered(page: Page, locale: Locale): Promise<string> {
  const { cart } = getMessages(locale)
  await startOrder(page, locale, { [ORDERED.kit]: 2 })
  await page.goto(newQuotePath(locale))
  await page.getByLabel(cart.choose.name, { exact: true }).fill('Budget 2027')
  await main(page).getByRole('button', { name: cart.choose.quoteSubmit, exact: true }).click()
  const link = main(page).locator('a[href*="/my-account/quotes/"]', { hasText: 'Budget 2027' }).first()
  const code = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await offerQuote(code, 7.5)
  return code
}

/** Accepts an offer on its page; the cart follows. */
async function accept(page: Page, locale: Locale, code: string): Promise<void> {
  await page.goto(accountDetailPath(locale, 'quotes', code))
  const { checkout } = getMessages(locale).quotes.actions
  await main(page).getByRole('button', { name: checkout, exact: true }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === cartPath(locale))
}

for (const locale of LOCALES)
  test(`${locale}: an offer is accepted and ordered as it is, on a narrow screen`, async ({
    page,
    problems,
  }) => {
    // What is added to the cart of a quote.
    problems.allow(/^409 POST/)
    const cart = getTranslator(locale, 'cart')
    await page.setViewportSize({ width: 320, height: 640 })
    const number = await offered(page, locale)
    await accept(page, locale, number)
    const discount = cart('quote.discount', { number })
    await test.step('the cart shows what was offered, and nothing that would change it', async () => {
      await expect(main(page).getByRole('link', { name: cart('quote.view', { number }) })).toBeVisible()
      await expect(main(page).getByText(discount)).toBeVisible()
      await expect(main(page).locator('[name^="quantity."]')).toHaveCount(0)
      await lookAt(page)('the cart of a quote')
    })
    await test.step('a title page says why nothing is added, and keeps what was typed', async () => {
      await page.goto(titlePath(locale, 'HWRS-3'))
      await drawEverything(page)
      const field = page.locator(`[name="${quantityField(ORDERED.forms)}"]`)
      await field.fill('3')
      await itemRow(page, ORDERED.forms).getByRole('button').first().click()
      const message = getTranslator(locale, 'forms')('failed.quoted', { number, time: '' })
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByRole('link', { name: cart('notices.view'), exact: true })).toBeVisible()
      await expect(field).toHaveValue('3')
    })
    await page.goto(checkoutPath(locale))
    await walkToReview(page, locale, ['shipping', 'delivery', 'payment'], step =>
      expectNoSidewaysScroll(page, step),
    )
    await expect(main(page).getByText(discount)).toBeVisible()
    await lookAt(page)('the review of a quote')
    await place(page, locale)
    const quotePage = accountDetailPath(locale, 'quotes', number)
    await expect(main(page).locator(`a[href="${quotePage}"]`)).toBeVisible()
    await expect(main(page).getByText(discount)).toBeVisible()
    await lookAt(page)('the order of a quote')
    await page.goto(quotePage)
    await expect(main(page)).toContainText(getMessages(locale).quotes.steps.ordered.name)
    await expectEmptyCart(page, locale)
  })

test('a quote is left, and the cart that was saved for it is one link away', async ({ page }) => {
  const locale = 'en-us'
  const cart = getTranslator(locale, 'cart')
  const number = await offered(page, locale)
  await fillCart(page, locale, { [ORDERED.forms]: 5 })
  await accept(page, locale, number)
  await main(page)
    .getByRole('button', { name: cart('quote.leave') })
    .click()
  await expect(main(page).getByText(cart('quote.left', { number }))).toBeVisible()
  await lookAt(page)('after a quote was left')
  await main(page)
    .getByRole('link', { name: /^Open “/ })
    .click()
  await expect(main(page).locator(`[name="${quantityField(ORDERED.forms)}"]`)).toHaveValue('5')
  await page.goto(accountDetailPath(locale, 'quotes', number))
  await expect(
    main(page).getByRole('button', { name: getMessages(locale).quotes.actions.checkout }),
  ).toBeVisible()
})

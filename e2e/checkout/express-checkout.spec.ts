import type { Locator, Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { startOrder } from '../support/checkout'
import { enhanced } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'

const main = (page: Page): Locator => page.getByRole('main')

/** A member of the clinic with an item in the cart, on the cart page. */
async function openCart(page: Page, locale: Locale): Promise<void> {
  await startOrder(page, locale)
  await page.goto(cartPath(locale))
}

const button = (page: Page, name: string): Locator => main(page).getByRole('button', { name, exact: true })

/** Goes to the one page by the button of the cart; only the way to pay is asked for. */
async function startExpress(page: Page, locale: Locale): Promise<void> {
  const { express } = getMessages(locale).checkout
  await button(page, express.submit).click()
  await expect(page).toHaveURL(new RegExp(`${expressCheckoutPath(locale)}(?:\\?|$)`))
  await expect(page.getByText(express.missing.payment).filter({ visible: true })).toHaveCount(1)
  await expect(main(page).getByRole('checkbox')).toHaveCount(0)
}

/** Pays by purchase order in the form that is open. */
async function payByOrder(page: Page, locale: Locale, number: string): Promise<void> {
  await main(page).locator('[name=paymentType][value=PURCHASE_ORDER]').last().check()
  await main(page).locator('[name=purchaseOrderNumber]').last().fill(number)
  await button(page, getMessages(locale).checkout.express.use).last().click()
  await expect(main(page)).toContainText(number)
}

/** Ticks what has to be ticked, and places the order. */
async function place(page: Page, locale: Locale): Promise<void> {
  const { orders } = getMessages(locale)
  for (const box of await main(page).locator('[name=terms], [name=statement]').all()) {
    await expect(box).not.toBeChecked()
    await box.check()
  }
  await button(page, orders.review.submit).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(`${orders.title}|${orders.titleHeld}`),
  )
}

test('an order is placed on one page from defaults, changed where it is shown', async ({ page }) => {
  const locale = 'en-us'
  const { checkout, orders } = getMessages(locale)
  await openCart(page, locale)
  await startExpress(page, locale)
  await expectAccessible(page, 'the way to pay is asked for')
  await payByOrder(page, locale, 'PO-EXPRESS-1')
  await test.step('another delivery changes the total, which is told', async () => {
    await enhanced(page)
    const section = main(page).getByRole('region', { name: checkout.steps.delivery.short })
    await section.locator('summary').click()
    await section.locator('[value=expedited]').check()
    await section.getByRole('button').click()
    const told = fill(checkout.express.saved, { total: '' }).replace(/\W+$/, '')
    await expect(page.getByText(told).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByText(orders.changes.title)).toHaveCount(0)
    await expectAccessible(page, 'the express checkout')
  })
  await test.step('it fits a narrow screen', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await expectNoSidewaysScroll(page, 'the express checkout')
  })
  await place(page, locale)
  await test.step('its confirmation can be saved as a PDF', async () => {
    const download = page.waitForEvent('download')
    await main(page).getByRole('link', { name: orders.pdf.download }).click()
    expect((await download).suggestedFilename()).toMatch(/^order-\d+\.pdf$/)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is placed on one page', async ({ page }) => {
    const locale = 'fr-ca'
    await openCart(page, locale)
    await startExpress(page, locale)
    await payByOrder(page, locale, 'BC-77')
    await place(page, locale)
    await expect(main(page)).toContainText('BC-77')
  })
})

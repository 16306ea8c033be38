import type { Locator, Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { fillCard } from '../support/card-fields'
import { place } from '../support/checkout'
import { fillForm, submitButton } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'
import { CARDS, chooseNewCard, openPayment, openPaymentFor } from '../support/payment'

const LOCALE = 'en-us'
const { orders, paymentCards } = getMessages(LOCALE)

const main = (page: Page): Locator => page.getByRole('main')

/** Chooses how to pay, goes on to the review and places the order. */
async function pay(page: Page, values: Readonly<Record<string, string | boolean>>): Promise<void> {
  await fillForm(page, values)
  await submitButton(page).click()
  await expect(page).toHaveURL(checkoutPath(LOCALE, 'review'))
  await place(page, LOCALE)
}

async function expectGoodScreen(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, state)
}

test('an order on account is placed with the number that the organization asks for', async ({ page }) => {
  await openPayment(page, LOCALE)
  await pay(page, { paymentType: 'ACCOUNT', purchaseOrderNumber: 'EM-204' })
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(orders.title)
  await expect(main(page)).toContainText('EM-204')
})

test('an order by bank transfer tells where to send the money, and with which reference', async ({
  page,
}) => {
  await openPayment(page, LOCALE)
  await pay(page, { paymentType: 'BANK_TRANSFER' })
  const transfer = main(page).getByRole('region', { name: orders.transfer.title })
  const code = new URL(page.url()).searchParams.get('order') ?? ''
  await expect(transfer).toContainText(orders.transfer.reference)
  await expect(transfer).toContainText(code)
  await expectGoodScreen(page, 'a bank transfer')
})

test('an order whose purchase order follows is on hold, and says what is missing', async ({ page }) => {
  await openPayment(page, LOCALE)
  await pay(page, { paymentType: 'PURCHASE_ORDER', purchaseOrderToFollow: true })
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(orders.titleHeld)
  await expect(main(page)).toContainText(orders.holds.PURCHASE_ORDER)
  await expectGoodScreen(page, 'an order on hold')
})

test('a card that was saved with one order pays the next one', async ({ page }) => {
  const name = fill(paymentCards.name, { brand: 'Visa', digits: CARDS.good.slice(-4) })
  await openPayment(page, LOCALE)
  await fillCard(await chooseNewCard(page, LOCALE), CARDS.good)
  await pay(page, { saveCard: true })
  await openPaymentFor(page, LOCALE, 2)
  const saved = main(page).locator('[name=paymentType][value^="CARD:"]')
  await expect(saved).toHaveCount(1)
  await pay(page, { paymentType: (await saved.getAttribute('value')) ?? '' })
  await expect(main(page)).toContainText(name)
})

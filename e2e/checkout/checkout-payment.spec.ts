import type { FrameLocator, Locator, Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { placingPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { agree, expectConfirmation, place, placeButton } from '../support/checkout'
import { enhanced, fillForm, submitButton } from '../support/forms'
import { tabTo } from '../support/keyboard'
import { expectNoSidewaysScroll } from '../support/layout'
import { storeOrigin } from '../support/origins'
import { CARDS, chooseNewCard, enterCard, openPayment } from '../support/payment'

const LOCALE = 'en-us'
const { checkout, orders } = getMessages(LOCALE)
const { placing } = orders

const main = (page: Page): Locator => page.getByRole('main')

/** Enters another card by keyboard alone and goes on. */
async function typeCard(page: Page, fields: FrameLocator, number: string): Promise<void> {
  await main(page).locator('[value="NEW_CARD"]').focus()
  const values = { number, expiry: '0439', code: '123', name: 'Ada Brightwater' }
  for (const [name, text] of Object.entries(values)) {
    await page.keyboard.press('Tab')
    await expect(fields.locator(`#${name}`)).toBeFocused()
    await page.keyboard.type(text)
  }
  await tabTo(page, submitButton(page))
  await page.keyboard.press('Enter')
}

/** Agrees to the terms and places the order, whatever comes of it. */
async function send(page: Page): Promise<void> {
  await agree(page)
  await placeButton(page, LOCALE).click()
}

test('a new card is entered by keyboard and pays, and only the provider gets its number', async ({
  page,
}) => {
  const sent = { toStore: [] as string[], elsewhere: [] as string[] }
  page.on('request', request => {
    const { origin } = new URL(request.url())
    const text = decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`)
    sent[origin === storeOrigin() ? 'toStore' : 'elsewhere'].push(text.replaceAll(/[\s+]/g, ''))
  })
  await openPayment(page, LOCALE)
  const fields = await chooseNewCard(page, LOCALE)
  await expect(fields.locator('#number')).toBeVisible()
  await expectAccessible(page, 'card fields')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'card fields')
  await typeCard(page, fields, CARDS.good)
  await expect(page).toHaveURL(checkoutPath(LOCALE, 'review'))
  await place(page, LOCALE)
  const withNumber = (texts: readonly string[]) => texts.filter(text => text.includes(CARDS.good)).length
  expect([withNumber(sent.toStore), withNumber(sent.elsewhere)]).toEqual([0, 1])
})

test('a declined card is told with its reason, and another one pays', async ({ page }) => {
  await openPayment(page, LOCALE)
  await enterCard(page, LOCALE, CARDS.declined)
  await send(page)
  await expect(page).toHaveURL(placingPath(LOCALE))
  await expect(main(page)).toContainText(placing.reasons.insufficientFunds)
  await expectAccessible(page, 'a declined card')
  await main(page).getByRole('link', { name: placing.toPayment }).click()
  await expect(main(page)).toContainText(placing.reasons.insufficientFunds)
  await expect(main(page)).toContainText(placing.nothingOrdered)
  await enterCard(page, LOCALE, CARDS.good)
  await place(page, LOCALE)
})

const challengeOf = (page: Page): FrameLocator =>
  page.frameLocator(`iframe[title="${placing.challenge.frameTitle}"]`)

test('the bank asks for a confirmation, and the order goes on with it', async ({ page }) => {
  await openPayment(page, LOCALE)
  await enterCard(page, LOCALE, CARDS.confirmed)
  await send(page)
  const accept = challengeOf(page).getByRole('button', { name: 'Confirm payment' })
  await expect(accept).toBeVisible()
  await expectAccessible(page, 'challenge')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'challenge')
  await accept.click()
  await expectConfirmation(page, LOCALE)
})

test('a confirmation that is left or fails leads back to the payment, and says so', async ({ page }) => {
  await openPayment(page, LOCALE)
  await enterCard(page, LOCALE, CARDS.neverConfirmed)
  await send(page)
  await test.step('left: the card is still there', async () => {
    await challengeOf(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL(checkoutPath(LOCALE, 'payment'))
    await expect(main(page)).toContainText(placing.notConfirmed)
    await expect(main(page).locator('[value^="CARD:"]')).toBeChecked()
    await submitButton(page).click()
    await expect(page).toHaveURL(checkoutPath(LOCALE, 'review'))
  })
  await test.step('failed: it cannot be used again', async () => {
    await send(page)
    await challengeOf(page).getByRole('button', { name: 'Confirm payment' }).click()
    await expect(page).toHaveURL(checkoutPath(LOCALE, 'payment'))
    await expect(main(page)).toContainText(placing.reasons.authenticationFailed)
    await expect(main(page)).toContainText(placing.nothingOrdered)
    await expect(main(page).locator('[value^="CARD:"]')).toHaveCount(0)
  })
})

test('the document of a purchase order is added, and what was typed stays', async ({ page }) => {
  const name = 'order 17.pdf'
  await openPayment(page, LOCALE)
  await enhanced(page)
  await fillForm(page, { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO 17' })
  // Larger than any other form may be.
  const buffer = Buffer.from('%PDF-1.7'.padEnd(6_000_000, ' '))
  await page.locator('#document').setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await main(page).getByRole('button', { name: checkout.document.upload, exact: true }).click()
  const saved = main(page).getByRole('link', { name })
  await expect(saved).toBeVisible()
  await expect(main(page).locator('[name="purchaseOrderNumber"]')).toHaveValue('PO 17')
  await expectAccessible(page, 'a document')
  const [download] = await Promise.all([page.waitForEvent('download'), saved.click()])
  expect(download.suggestedFilename()).toBe(name)
  await submitButton(page).click()
  await expect(page).toHaveURL(checkoutPath(LOCALE, 'review'))
  await expect(main(page)).toContainText(name)
  await page.goto(checkoutPath(LOCALE, 'payment'))
  await expect(main(page)).toContainText(fill(checkout.exemption.title, { region: 'Ohio' }))
  await expectAccessible(page, 'an exemption')
})

/** Opens the form of another billing address, with a purchase order that is typed already. */
async function openBillingAddress(page: Page): Promise<void> {
  await openPayment(page, LOCALE)
  await fillForm(page, { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO 18' })
  await main(page).getByRole('button', { name: checkout.payment.newAddress }).click()
  await expect(main(page).getByRole('heading', { name: checkout.payment.newAddressTitle })).toBeVisible()
}

/** Enters the address, and goes on to the review. */
async function enterBillingAddress(page: Page): Promise<void> {
  const street = '88 Larkspur Road'
  const address = { city: 'Portland', region: 'US-OR', postalCode: '97205-3310' }
  await fillForm(page, { addressType: 'INSTITUTION', street, ...address })
  await submitButton(page).click()
  await expect(main(page).getByRole('radio', { name: street })).toBeChecked()
  await expect(main(page).locator('[name="purchaseOrderNumber"]')).toHaveValue('PO 18')
  await submitButton(page).click()
  await expect(page).toHaveURL(checkoutPath(LOCALE, 'review'))
  await expect(main(page)).toContainText(street)
}

test('another billing address is entered on the step, and what was typed stays', async ({ page }) => {
  await openBillingAddress(page)
  await enhanced(page)
  await expectAccessible(page, 'another billing address')
  await enterBillingAddress(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('another billing address needs none', async ({ page }) => {
    await openBillingAddress(page)
    await enterBillingAddress(page)
  })

  test('a card is said to need one, and a purchase order works', async ({ page }) => {
    await openPayment(page, LOCALE)
    await fillForm(page, { paymentType: 'NEW_CARD' })
    // The text of a `noscript` element counts for nothing in its ancestors.
    await expect(main(page).locator('noscript p')).toContainText(checkout.payment.noScript)
    await fillForm(page, { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO 17' })
    await submitButton(page).click()
    await expect(page).toHaveURL(checkoutPath(LOCALE, 'review'))
    await expect(main(page)).toContainText('PO 17')
  })
})

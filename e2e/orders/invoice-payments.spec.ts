import type { Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { INVOICE_LOOKUP_FIELDS } from '@/lib/invoices/lookup/lookup-form'
import { amountField, BANK_TRANSFER, NEW_CARD, PAYMENT_FIELDS } from '@/lib/invoices/payment/payment-fields'
import { invoiceConfirmationPath, invoicePaymentPath, invoicesPath } from '@/lib/site/invoice-paths'
import { SELECTED_INVOICE_PARAMETER } from '@/lib/site/page-parameters'
import { getSite, type Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { cardFields, fillCard } from '../support/card-fields'
import { enhanced, fillForm } from '../support/forms'
import { tabTo } from '../support/keyboard'
import { lookAt } from '../support/look-at'
import { CARDS } from '../support/payment'
import { createPerson } from '../support/sandbox'
import { becomeStranger, signInAs } from '../support/sign-in'

/** An organization whose invoices nobody lists: it has no administrator. */
const ORGANIZATION = { uid: 'org-cedarlight', account: '1001', postalCode: '97205-3310' } as const

const main = (page: Page) => page.getByRole('main')

/** A user with two open invoices, and one of an organization for which they may not pay. */
function payingFacts(locale: Locale): SeedFacts {
  const { siteId: site } = getSite(locale)
  return {
    ...registeredFacts(locale),
    invoices: [
      { site, daysAgo: 3, total: 12_345 },
      { site, daysAgo: 50, total: 54_321 },
      {
        site,
        daysAgo: 1,
        total: 9_876,
        organizationUid: ORGANIZATION.uid,
        postalCode: ORGANIZATION.postalCode,
      },
    ],
  }
}

/** Signs in a new user and opens their invoices; returns the numbers, those due first before the others. */
async function openInvoices(page: Page, locale: Locale): Promise<string[]> {
  await signInAs(page, await createPerson(payingFacts(locale)), { locale })
  await page.goto(invoicesPath(locale))
  const boxes = main(page).locator(`input[name=${SELECTED_INVOICE_PARAMETER}]`)
  return boxes.evaluateAll(all => all.map(box => box.getAttribute('value') ?? ''))
}

/** Selects all invoices of the list and opens their payment. */
async function selectAll(page: Page, locale: Locale): Promise<string[]> {
  const numbers = (await openInvoices(page, locale)).slice(0, 2)
  for (const number of numbers) await main(page).locator(`input[value="${number}"]`).check()
  await main(page)
    .getByRole('button', { name: getMessages(locale).invoices.pay.selected })
    .click()
  await expect(page).toHaveURL(new RegExp(invoicePaymentPath(locale)))
  return numbers
}

const payButton = (page: Page, locale: Locale) =>
  main(page)
    .getByRole('button', {
      name: new RegExp(fill(getMessages(locale).invoices.pay.submit, { amount: '.*\\d.*' })),
    })
    .last()

/** By a key, because a click after scrolling may reach the frame with the card fields instead. */
const submit = (page: Page, locale: Locale) => payButton(page, locale).press('Enter')

const onConfirmation = (page: Page, locale: Locale) =>
  expect(page).toHaveURL(new RegExp(invoiceConfirmationPath(locale)))

async function enterCard(page: Page, locale: Locale, number: string): Promise<void> {
  await enhanced(page)
  await fillForm(page, { [PAYMENT_FIELDS.way]: NEW_CARD })
  await fillCard(cardFields(page, locale), number)
}

test('invoices are selected and paid by card on the smallest phones, accessible throughout', async ({
  page,
}) => {
  const locale = 'nl-nl'
  const t = getMessages(locale).invoices
  await page.setViewportSize({ width: 320, height: 640 })
  const [first = ''] = await selectAll(page, locale)
  await lookAt(page)('the payment')

  await main(page)
    .locator(`#${amountField(first)}`)
    .fill('12,50')
  await main(page).getByRole('button', { name: t.pay.update }).click()
  await expect(main(page).locator(`#${amountField(first)}`)).toHaveValue('12,50')
  await enterCard(page, locale, CARDS.good)
  await lookAt(page)('a card')
  await submit(page, locale)
  await onConfirmation(page, locale)
  await expect(main(page)).toContainText(t.confirmation.CAPTURED)
  await lookAt(page)('the confirmation')

  await page.reload()
  await expect(main(page)).toContainText(t.confirmation.CAPTURED)
  await page.goto(invoicesPath(locale))
  await expect(main(page)).toContainText(t.statuses.PAID)
})

test('a declined card leads back to what was selected, and a transfer is announced', async ({ page }) => {
  const locale = 'en-us'
  const t = getMessages(locale).invoices
  await selectAll(page, locale)
  await enterCard(page, locale, CARDS.declined)
  await submit(page, locale)
  await expect(main(page)).toContainText(t.outcome.nothingPaid)
  await expectAccessible(page, 'declined')
  await main(page).getByRole('link', { name: t.outcome.again }).click()
  await fillForm(page, { [PAYMENT_FIELDS.way]: BANK_TRANSFER })
  await submit(page, locale)
  await onConfirmation(page, locale)
  await expect(main(page)).toContainText(t.confirmation.transferText)
  await expectAccessible(page, 'a transfer')
})

test('the bank asks for a confirmation; left, it can be paid anew, and confirmed, it is paid', async ({
  page,
}) => {
  const locale = 'fr-ca'
  const { invoices: t, notifications } = getMessages(locale)
  const challenge = page.frameLocator(`iframe[title="${t.outcome.challenge.frameTitle}"]`)
  await selectAll(page, locale)
  await enterCard(page, locale, CARDS.confirmed)
  await submit(page, locale)
  await expect(challenge.getByRole('button').first()).toBeVisible()
  await expectAccessible(page, 'a challenge')
  await challenge.getByRole('button').last().click()
  await expect(page.getByText(notifications.messages.paymentNotConfirmed).first()).toBeAttached()
  await enterCard(page, locale, CARDS.confirmed)
  await submit(page, locale)
  await challenge.getByRole('button').first().click()
  await expect(main(page)).toContainText(t.confirmation.CAPTURED)
})

test('wrong amounts are said at once, and invoices are paid by keyboard alone', async ({ page }) => {
  const locale = 'en-us'
  const t = getMessages(locale).invoices
  const [first = ''] = await selectAll(page, locale)
  await enhanced(page)
  const amount = main(page).locator(`#${amountField(first)}`)
  await tabTo(page, amount)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('99999')
  await page.keyboard.press('Tab')
  await expect(main(page)).toContainText('Enter no more than')
  await amount.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('5')
  // Enter asks for the sums; it never pays from the field of an amount.
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${first}\\*5`))
  await enhanced(page)
  const way = main(page).locator(`input[value=${BANK_TRANSFER}]`)
  await main(page).locator(`input[value=${NEW_CARD}]`).focus()
  await page.keyboard.press('ArrowDown')
  await expect(way).toBeChecked()
  await tabTo(page, payButton(page, locale))
  await page.keyboard.press('Enter')
  await onConfirmation(page, locale)
  await expect(main(page)).toContainText(t.confirmation.PENDING_TRANSFER)
})

/** Looks an invoice up without a sign-in. */
async function lookUp(page: Page, locale: Locale, invoice: string): Promise<void> {
  await becomeStranger(page)
  await page.goto(invoicesPath(locale))
  for (const [name, text] of [
    [INVOICE_LOOKUP_FIELDS.invoice, invoice],
    [INVOICE_LOOKUP_FIELDS.account, ORGANIZATION.account],
    [INVOICE_LOOKUP_FIELDS.postalCode, ORGANIZATION.postalCode],
  ] as const)
    await main(page).locator(`#${name}`).fill(text)
  await main(page)
    .getByRole('button', { name: getMessages(locale).invoices.lookup.submit })
    .click()
}

test('without an account, an invoice is looked up and paid by card', async ({ page }) => {
  const locale = 'ja-jp'
  const t = getMessages(locale).invoices
  const [, , invoice = ''] = await openInvoices(page, locale)
  await page.setViewportSize({ width: 320, height: 640 })
  await lookUp(page, locale, '57999999')
  await expect(main(page)).toContainText(t.lookup.errors.notFound)
  await lookAt(page)('no such invoice')
  await lookUp(page, locale, invoice)
  await expect(page).toHaveURL(new RegExp(invoicePaymentPath(locale)))
  await enterCard(page, locale, CARDS.good)
  await fillForm(page, { [PAYMENT_FIELDS.email]: 'desk@example.org' })
  await lookAt(page)('the payment of a guest')
  await submit(page, locale)
  await onConfirmation(page, locale)
  await expect(main(page)).toContainText(t.confirmation.CAPTURED)
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('link', { name: t.confirmation.receipt }).click(),
  ])
  expect(receipt.suggestedFilename()).toMatch(/^receipt-8\d{6}\.pdf$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en-us', 'es-es'] as const)
    test(`${locale}: invoices are paid by transfer, with an account and without one`, async ({ page }) => {
      const t = getMessages(locale).invoices
      const [, second = ''] = await selectAll(page, locale)
      await main(page)
        .locator(`#${amountField(second)}`)
        .fill('')
      await main(page).getByRole('button', { name: t.pay.update }).click()
      await expect(main(page).locator(`#${amountField(second)}`)).toHaveCount(0)
      await main(page).locator(`input[value=${BANK_TRANSFER}]`).check()
      await submit(page, locale)
      await onConfirmation(page, locale)
      await expect(main(page)).toContainText(t.confirmation.transferText)

      const [, , invoice = ''] = await openInvoices(page, locale)
      await lookUp(page, locale, invoice)
      await main(page).locator(`input[value=${BANK_TRANSFER}]`).check()
      await main(page).locator(`#${PAYMENT_FIELDS.email}`).fill('nobody')
      await submit(page, locale)
      await expect(main(page).locator(`input[value=${BANK_TRANSFER}]`)).toBeChecked()
      await main(page).locator(`#${PAYMENT_FIELDS.email}`).fill('desk@example.org')
      await submit(page, locale)
      await onConfirmation(page, locale)
      await expect(main(page)).toContainText(t.confirmation.PENDING_TRANSFER)
    })
})

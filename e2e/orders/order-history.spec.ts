import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { unitsField } from '@/lib/order-changes/order-fields'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { orderCancellationPath, orderReturnPath, orderStatusPath, reorderPath } from '@/lib/site/order-paths'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { control } from '../support/forms'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { orderedFacts } from '../support/ordered'
import type { KnownPerson } from '../support/people'
import { createPerson, sentMail, workOnOrder } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

/** Signs in a user with orders and opens the history; returns the numbers of the orders, latest first. */
async function openHistory(page: Page, locale: Locale): Promise<{ person: KnownPerson; codes: string[] }> {
  const person = await createPerson(orderedFacts(locale))
  await signInAs(page, person, { locale })
  await page.goto(accountPath(locale, 'orderHistory'))
  const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()
  return { person, codes: names.map(name => name.replaceAll(/\D/g, '')) }
}

const openOrder = (page: Page, locale: Locale, code: string) =>
  page.goto(accountDetailPath(locale, 'orderHistory', code))

const told = (page: Page, text: string) =>
  expect(page.getByText(text).filter({ visible: true })).toHaveCount(1)

async function findOrder(page: Page, locale: Locale, code: string): Promise<void> {
  const { history, earlier } = getMessages(locale).orders
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('no such order')
  await main.getByRole('button', { name: history.search.submit }).first().click()
  await expect(main).toContainText(history.none)
  await main.getByRole('searchbox').fill(code)
  await main.getByRole('button', { name: history.search.submit }).first().click()
  await main.getByRole('link', { name: earlier.title.replace('{code}', code), exact: true }).click()
  await expect(page).toHaveURL(accountDetailPath(locale, 'orderHistory', code))
}

async function cancelOrder(page: Page, locale: Locale, code: string, look: Look): Promise<void> {
  const { cancellation, actions } = getMessages(locale).orders
  await openOrder(page, locale, code)
  await page.getByRole('link', { name: actions.cancel }).click()
  await expect(page).toHaveURL(orderCancellationPath(locale, code))
  await control(page, unitsField(0)).fill('9')
  await page.getByRole('button', { name: cancellation.submit }).click()
  await expect(control(page, unitsField(0))).toHaveValue('9')
  await expect(control(page, unitsField(0))).toHaveAttribute('aria-invalid', 'true')
  await look('a refused cancellation')
  await page.getByRole('button', { name: cancellation.whole }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === accountDetailPath(locale, 'orderHistory', code))
  await told(page, cancellation.doneWhole)
  await look('a cancelled order')
}

/** An order of the previous system says what the store does not know of it. */
async function seeTakenOver(page: Page, locale: Locale, code: string, look: Look): Promise<void> {
  const { previous } = getMessages(locale).orders
  await page.goto(accountPath(locale, 'orderHistory'))
  await told(page, previous.badge)
  await openOrder(page, locale, code)
  await told(page, previous.title)
  await look('an order of the previous system')
  await page.goto(orderReturnPath(locale, code))
  await told(page, previous.title)
  await look('a return of the previous system')
}

async function returnItem(page: Page, locale: Locale, code: string, look: Look): Promise<void> {
  const { returns, actions } = getMessages(locale).orders
  await openOrder(page, locale, code)
  await look('an order that has arrived')
  await page.getByRole('link', { name: actions.return }).click()
  await expect(page).toHaveURL(orderReturnPath(locale, code))
  await look('a return')
  await control(page, unitsField(0)).fill('1')
  await page.getByRole('button', { name: returns.submit }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText(returns.status.APPROVAL_PENDING)
  await look('a requested return')
  await main.getByRole('button', { name: returns.withdraw }).click()
  await expect(main).toContainText(returns.status.CANCELED)
}

async function endHold(page: Page, locale: Locale, code: string, look: Look): Promise<void> {
  const { mend, earlier } = getMessages(locale).orders
  await openOrder(page, locale, code)
  await look('an order on hold')
  await page.getByRole('button', { name: mend.purchaseOrder.submit }).click()
  await expect(control(page, 'purchaseOrderNumber')).toHaveAttribute('aria-invalid', 'true')
  await control(page, 'purchaseOrderNumber').fill(`PO ${code}`)
  await page.setInputFiles('main [name=document]', {
    name: 'po.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 order'),
  })
  await page.getByRole('button', { name: mend.purchaseOrder.submit }).click()
  await told(page, mend.purchaseOrder.done)
  await expect(page.getByRole('main')).toContainText(earlier.status.CREATED)
  await expect(page.getByRole('main')).toContainText('po.pdf')
}

async function orderAgain(page: Page, locale: Locale, code: string, look: Look): Promise<void> {
  const { reorder } = getMessages(locale).orders
  await page.goto(reorderPath(locale, code))
  await look('an order again')
  await control(page, 'amount.1').fill('0')
  await page.getByRole('button', { name: reorder.submit }).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === cartPath(locale))
}

async function lookUp(
  page: Page,
  locale: Locale,
  { person, code }: { person: KnownPerson; code: string },
  look: Look,
) {
  const { guest, earlier } = getMessages(locale).orders
  await page.context().clearCookies()
  await page.goto(orderStatusPath(locale))
  await look('order status')
  await page.getByRole('button', { name: guest.submit }).click()
  await expect(control(page, 'orderNumber')).toHaveAttribute('aria-invalid', 'true')
  await control(page, 'orderNumber').fill(code)
  await control(page, 'email').fill(person.email)
  await page.getByRole('button', { name: guest.submit }).click()
  await expect(page).toHaveURL(orderStatusPath(locale, 'code'))
  await look('the code')
  const pinOf = async () =>
    (await sentMail(person.email)).flatMap(({ text }) => /^\d{6}$/m.exec(text)?.[0] ?? []).at(-1)
  await expect.poll(pinOf).toBeDefined()
  await control(page, 'code').fill((await pinOf()) ?? '')
  await page.getByRole('button', { name: guest.pinSubmit }).click()
  await expect(page).toHaveURL(orderStatusPath(locale, code))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(earlier.title.replace('{code}', code))
  await look('a looked-up order')
}

/** Everything that can be done with orders after they were placed. */
async function walk(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const { person, codes } = await openHistory(page, locale)
  const [received = '', digital = '', held = '', arrived = '', takenOver = ''] = codes
  await look('the history')
  await findOrder(page, locale, digital)
  await test.step('previous system', () => seeTakenOver(page, locale, takenOver, look))
  await test.step('cancel', () => cancelOrder(page, locale, received, look))
  await test.step('return', () => returnItem(page, locale, arrived, look))
  await test.step('end a hold', () => endHold(page, locale, held, look))
  await test.step('order again', () => orderAgain(page, locale, arrived, look))
  await test.step('without a sign-in', () => lookUp(page, locale, { person, code: arrived }, look))
}

test('orders are found, cancelled, returned and repeated on the smallest phones, accessible throughout', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'nl-nl', lookAt(page))
})

test('parcels and their tracking appear as the work goes on', async ({ page }) => {
  const locale = 'en-us'
  const { codes } = await openHistory(page, locale)
  const [received = ''] = codes
  await workOnOrder(received, 30)
  await openOrder(page, locale, received)
  const { parcels, tracking } = getMessages(locale).orders
  await expect(page.getByRole('main')).toContainText(parcels.status.IN_TRANSIT)
  await page.getByText(tracking.title).press('Enter')
  await expect(page.getByText('Left the sorting center')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en-us', 'fr-ca', 'ja-jp'] as const)
    test(`${locale}: orders are found, cancelled, returned and repeated`, async ({ page }) => {
      await walk(page, locale)
    })
})

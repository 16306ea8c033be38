import type { Locator, Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import { untilAtRest } from '../support/at-rest'
import { cartLink, itemCodes, itemRow } from '../support/cart'
import { titlePath } from '../support/catalogue'
import { drawEverything, expectNoSidewaysScroll } from '../support/layout'

const LOCALES = ['fr-ca', 'nl-nl'] as const satisfies readonly Locale[]

/** Where the language makes no difference. */
const LOCALE = 'en-us'

const TITLE = 'HWRS-3'
const words = (locale: Locale) => getMessages(locale).product.order

const quantityOf = (page: Page, code: string): Locator =>
  page.locator(`[name="${quantityField(code)}"]:not([type=hidden])`)

async function openTitle(page: Page, locale: Locale): Promise<readonly [string, string, string]> {
  await page.goto(titlePath(locale, TITLE))
  // Deferred rendering near the viewport would move the buttons while the test clicks.
  await drawEverything(page)
  const [first, second, third] = await itemCodes(page)
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few items')
  return [first, second, third]
}

const addOne = (page: Page, locale: Locale, code: string) =>
  itemRow(page, code)
    .getByRole('button', { name: new RegExp(`^${RegExp.escape(words(locale).add)} `) })
    .click()

const addAll = (page: Page, locale: Locale) =>
  page
    .locator('main')
    .getByRole('button', { name: words(locale).all, exact: true })
    .click()

const countLabel = (locale: Locale, count: number) =>
  getTranslator(locale, 'cart')('notices.count', { count })
const addedText = (locale: Locale) => {
  const [before = ''] = getTranslator(locale, 'cart')('notices.added', { what: '…' }).split('…')
  const count = getTranslator(locale, 'cart')('notices.addedSeveral', { count: 2 })
  return new RegExp(`${before}|${count}`)
}

for (const locale of LOCALES) {
  test(`the order form of ${locale} fits the smallest phones`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openTitle(page, locale)
    await expectNoSidewaysScroll(page, 'title with quantities')
    await expectTargets(page, 'title with quantities')
  })
}

test('an invalid quantity is reported at its field, and nothing is added or lost', async ({
  page,
  problems,
}) => {
  const locale = 'nl-nl'
  problems.allow(/^422 /)
  const [first, second] = await openTitle(page, locale)
  await untilAtRest(page)
  await quantityOf(page, first).fill('4')
  await quantityOf(page, second).fill('zwei')
  await addAll(page, locale)
  await expect(quantityOf(page, second)).toBeFocused()
  await expect(quantityOf(page, second)).toHaveAttribute('aria-invalid', 'true')
  await expect(itemRow(page, second)).toContainText(getMessages(locale).cart.faults.notNumber)
  await expect(quantityOf(page, first)).toHaveValue('4')
  await expectAccessible(page, 'a quantity that cannot be')
  await quantityOf(page, second).fill('2')
  await addAll(page, locale)
  await expect(page.getByText(addedText(locale))).toBeVisible()
  await expect(itemRow(page, second)).not.toContainText(getMessages(locale).cart.faults.notNumber)
})

test('an item is added on its title page, which stays open and confirms it', async ({ page }) => {
  const locale = 'fr-ca'
  const [first, second] = await openTitle(page, locale)
  await untilAtRest(page)
  const address = page.url()
  await quantityOf(page, first).fill('2')
  await quantityOf(page, second).fill('5')
  await addOne(page, locale, first)
  await expect(page.getByText(addedText(locale))).toBeVisible()
  await expect(cartLink(page)).toHaveAccessibleName(countLabel(locale, 1))
  await expect(quantityOf(page, first)).toHaveValue('')
  await expect(quantityOf(page, second)).toHaveValue('5')
  expect(page.url()).toBe(address)
  await expectAccessible(page, 'an item has been added')
  await page.getByRole('link', { name: getMessages(locale).cart.notices.view, exact: true }).click()
  await expect(page).toHaveURL(cartPath(locale))
  await expect(quantityOf(page, first)).toHaveValue('2')
  await expect(quantityOf(page, second)).toHaveCount(0)
  await expect(cartLink(page)).toHaveAccessibleName(countLabel(locale, 1))
})

test('several items are added at once by keyboard', async ({ page }) => {
  const [first, second, third] = await openTitle(page, LOCALE)
  await untilAtRest(page)
  await quantityOf(page, first).focus()
  await page.keyboard.type('1')
  await quantityOf(page, third).focus()
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(page.getByText(addedText(LOCALE))).toBeVisible()
  await page.goto(cartPath(LOCALE))
  await expect(quantityOf(page, first)).toHaveValue('1')
  await expect(quantityOf(page, second)).toHaveCount(0)
  await expect(quantityOf(page, third)).toHaveValue('3')
})

test.describe('the order form without script', () => {
  test.use({ javaScriptEnabled: false })

  test('adds items, and the cart confirms it', async ({ page }) => {
    const [first, second] = await openTitle(page, LOCALE)
    await quantityOf(page, first).fill('2')
    await quantityOf(page, second).fill('3')
    await addAll(page, LOCALE)
    await expect(page).toHaveURL(new RegExp(`${cartPath(LOCALE)}(\\?|$)`))
    await expect(page.getByText(addedText(LOCALE))).toBeVisible()
    await expect(quantityOf(page, first)).toHaveValue('2')
    await page.goto(titlePath(LOCALE, TITLE))
    await addOne(page, LOCALE, second)
    await expect(page.getByText(addedText(LOCALE))).toBeVisible()
    await expect(quantityOf(page, second)).toHaveValue('4')
  })

  test('is shown again with the submitted values after an invalid quantity', async ({ page }) => {
    const [first, second] = await openTitle(page, LOCALE)
    await quantityOf(page, first).fill('4')
    await quantityOf(page, second).fill('zwei')
    await addAll(page, LOCALE)
    await expect(quantityOf(page, first)).toHaveValue('4')
    await expect(quantityOf(page, second)).toHaveValue('zwei')
    await expect(quantityOf(page, second)).toHaveAttribute('aria-invalid', 'true')
    await expectTargets(page, 'quantities to put right')
  })
})

test('the title page is identical for users with and without a cart', async ({ page, otherBrowser }) => {
  const [first] = await openTitle(page, 'en-us')
  await untilAtRest(page)
  await addOne(page, 'en-us', first)
  await expect(page.getByText(addedText('en-us'))).toBeVisible()
  const address = titlePath('en-us', TITLE)
  const otherUser = await otherBrowser()
  const [own, others] = await Promise.all([page.request.get(address), otherUser.request.get(page.url())])
  expect(await own.text()).toBe(await others.text())
  expect(own.headers()['set-cookie']).toBeUndefined()
})

test('a new visitor who adds items in two tabs in parallel gets one cart with both', async ({
  page,
  context,
}) => {
  const [first, second] = await openTitle(page, 'en-us')
  const other = await context.newPage()
  await openTitle(other, 'en-us')
  for (const tab of [other, page]) {
    await tab.bringToFront()
    await untilAtRest(tab)
  }
  await Promise.all([addOne(page, 'en-us', first), addOne(other, 'en-us', second)])
  for (const tab of [page, other]) await expect(tab.getByText(addedText('en-us'))).toBeVisible()
  await page.goto(cartPath('en-us'))
  for (const code of [first, second]) await expect(quantityOf(page, code)).toHaveValue('1')
})

import type { Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath, newQuotePath, newSavedCartPath, quickOrderPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { cartLink } from '../support/cart'
import { enhanced, summaryTexts } from '../support/forms'
import { lookAt } from '../support/look-at'
import {
  amountOf,
  codeOf,
  LISTED,
  listButton,
  listRows,
  openQuickOrder,
  pasteLines,
} from '../support/quick-order'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { documentTitle } from '../support/texts'

/** Where the language makes no difference. */
const LOCALE = 'en-us'

const words = (locale: Locale) => getMessages(locale).quickOrder

const summary = (counts: { good: number; bad: number; merged: number }, locale: Locale = LOCALE): string =>
  getTranslator(locale, 'quickOrder')('summary', counts)

/** One line of every kind, with a part of its verdict. */
function everyKind(locale: Locale): readonly (readonly [code: string, quantity: string, verdict: string])[] {
  const { verdicts } = words(locale)
  const stock = getMessages(locale).product.stock
  const start = (text: string): string => text.split('{')[0] ?? ''
  return [
    // A spreadsheet has dropped the leading zeros.
    [String(Number(LISTED.kit)), '2', stock.inStock],
    [LISTED.unknown, '1', verdicts.unknown],
    [LISTED.withdrawn, '1', fill(verdicts.replaced, { number: LISTED.successor })],
    [locale === 'fr-ca' ? LISTED.spanish : LISTED.french, '1', verdicts.notSold],
    [LISTED.gated, '1', start(verdicts.level)],
    [LISTED.limited, '21', '20'],
    [LISTED.expected, '1', start(stock.expected)],
    [LISTED.kit, '1', fill(verdicts.merged, { line: 1 })],
    [LISTED.usage, '10', verdicts.account],
    [LISTED.manual, '0', '1'],
    [LISTED.onRequest, '1', getMessages(locale).cart.line.noPrice],
  ]
}

test('a list has a verdict for each line; the good ones are added and the others stay', async ({ page }) => {
  const locale = 'nl-nl'
  await page.setViewportSize({ width: 320, height: 800 })
  const lines = everyKind(locale)
  await openQuickOrder(page, locale)
  await pasteLines(
    page,
    lines.map(([code, quantity]) => [code, quantity] as const),
  )
  for (const [index, [, , verdict]] of lines.entries())
    await expect(listRows(page).nth(index), `line ${index + 1}`).toContainText(verdict)
  await expect(page.getByText(summary({ good: 4, bad: 6, merged: 1 }, locale))).toBeVisible()
  await lookAt(page)('a list with verdicts')
  await listButton(page, 'add').click()
  await expect(
    page.getByText(getTranslator(locale, 'cart')('notices.addedSeveral', { count: 4 })),
  ).toBeVisible()
  await expect(page.getByText(words(locale).addedRest)).toBeVisible()
  for (const [index, [code, , verdict]] of lines
    .filter((_, at) => [1, 2, 3, 5, 9, 10].includes(at))
    .entries()) {
    await expect(codeOf(page, index)).toHaveValue(code)
    await expect(listRows(page).nth(index)).toContainText(verdict)
  }
  await expect(listRows(page)).toHaveCount(6)
  await expect(cartLink(page)).toHaveAccessibleName(
    getTranslator(locale, 'cart')('notices.count', { count: 4 }),
  )
})

test('a list is filled by keyboard: suggestions, Enter for the next row and for more rows', async ({
  page,
}) => {
  await openQuickOrder(page, LOCALE)
  await codeOf(page, 0).focus()
  await page.keyboard.type(LISTED.kit.slice(0, 8))
  const suggestion = page.locator(`datalist option[value="${LISTED.kit}"]`)
  await expect(suggestion).toHaveAttribute('label', new RegExp(`^${LISTED.kit} · .+Level A · \\$226\\.00$`))
  await codeOf(page, 0).press('End')
  await page.keyboard.type(LISTED.kit.slice(8))
  await page.keyboard.press('Tab')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(codeOf(page, 1)).toBeFocused()
  await expect(listRows(page).first()).toContainText('$678.00')
  await page.keyboard.type(LISTED.manual)
  await page.keyboard.press('Enter')
  await expect(codeOf(page, 2)).toBeFocused()
  await expect(page.getByText(words(LOCALE).list)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(codeOf(page, 3)).toBeFocused()
  await expect(listRows(page)).toHaveCount(6)
  // A number without a quantity asks for one.
  await expect(amountOf(page, 1)).toHaveAttribute('aria-invalid', 'true')
  await amountOf(page, 1).fill('1')
  await amountOf(page, 1).press('Tab')
  await expect(page.getByText(summary({ good: 2, bad: 0, merged: 0 }))).toBeVisible()
  await page.reload()
  await expect(codeOf(page, 1)).toHaveValue(LISTED.manual)
})

/** A file whose name ends as given. */
const file = (text: string, name = 'list.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function upload(page: Page, sent: ReturnType<typeof file>): Promise<void> {
  await page.locator('input[name="file"]').setInputFiles(sent)
  await listButton(page, 'upload').click()
}

test('200 pasted lines and a file of 500 are judged, and beyond that the limit is said at the field', async ({
  page,
}) => {
  const { errors } = words(LOCALE)
  await openQuickOrder(page, LOCALE)
  const pasted = Array.from(
    { length: 200 },
    (_, line) => [line < 10 ? LISTED.kit : LISTED.unknown, '1'] as const,
  )
  await pasteLines(page, pasted)
  await expect(page.getByText(summary({ good: 1, bad: 190, merged: 9 }))).toBeVisible()
  await enhanced(page)
  await page.locator('textarea[name="paste"]').fill(`${LISTED.kit}\n`.repeat(201))
  await listButton(page, 'paste').click()
  await expect(summaryTexts(page)).toHaveText([fill(errors.tooManyPasted, { max: 200 })])
  await expect(page).toHaveTitle(documentTitle(LOCALE, words(LOCALE).title, { error: true }))
  await expectAccessible(page, 'a pasted list that is too long')
  await openQuickOrder(page, LOCALE)
  const rows = Array.from({ length: 500 }, (_, line) => `${line < 250 ? LISTED.kit : LISTED.manual};0`)
  await upload(page, file(`Item number;Quantity\r\n${rows.join('\r\n')}`))
  await expect(page.getByText(summary({ good: 0, bad: 2, merged: 498 }))).toBeVisible()
  await openQuickOrder(page, LOCALE)
  await upload(page, file(`${LISTED.kit},1\n`.repeat(501)))
  await expect(summaryTexts(page)).toHaveText([fill(errors.tooManyInFile, { max: 500 })])
  await enhanced(page)
  await upload(page, file('%PDF-1.7', 'list.pdf'))
  await expect(summaryTexts(page)).toHaveText([errors.fileType])
  await enhanced(page)
  await upload(page, file('x'.repeat(100_001)))
  await expect(
    page.getByRole('alert').filter({ hasText: fill(errors.fileTooLarge, { max: 100 }) }),
  ).toBeVisible()
})

test('a list becomes a saved cart or a quote, and clearing can be undone for 10 s', async ({ page }) => {
  await signInAs(page, await createPerson(registeredFacts(LOCALE)), { locale: LOCALE })
  await openQuickOrder(page, LOCALE)
  await pasteLines(page, [[LISTED.kit, '2'], [LISTED.unknown]])
  const address = page.url()
  for (const [intent, path] of [
    ['save', newSavedCartPath(LOCALE)],
    ['quote', newQuotePath(LOCALE)],
  ] as const) {
    await listButton(page, intent).click()
    await expect(page).toHaveURL(`${path}?${quantityField(LISTED.kit)}=2`)
    await expect(page.locator(`[name="${quantityField(LISTED.kit)}"]`)).toHaveValue('2')
    await page.goto(address)
    await enhanced(page)
  }
  await listButton(page, 'clear').click()
  await expect(page.getByText(words(LOCALE).cleared)).toBeVisible()
  await expect(codeOf(page, 0)).toHaveValue('')
  await page.getByRole('link', { name: getMessages(LOCALE).cart.removed.undo, exact: true }).press('Enter')
  await expect(codeOf(page, 0)).toHaveValue(LISTED.kit)
  await expect(codeOf(page, 1)).toHaveValue(LISTED.unknown)
  await page.clock.install()
  await listButton(page, 'clear').click()
  await expect(page.getByText(words(LOCALE).cleared)).toBeVisible()
  await enhanced(page).then(() => page.clock.runFor('00:11'))
  await expect(page.getByText(words(LOCALE).cleared)).toHaveCount(0)
})

test('a list that could not be checked keeps what was typed, and says so', async ({ page, problems }) => {
  problems.allow(/^console error: Failed to load resource/)
  await openQuickOrder(page, LOCALE)
  await page.route('**/api/quick-order?*', route => route.abort())
  await codeOf(page, 0).fill(LISTED.kit)
  await amountOf(page, 0).fill('2')
  await amountOf(page, 0).press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: words(LOCALE).failed })).toBeVisible()
  await expect(codeOf(page, 0)).toHaveValue(LISTED.kit)
  await expectAccessible(page, 'a list that could not be checked')
  await page.unroute('**/api/quick-order?*')
  await listButton(page, 'check').click()
  await expect(page.getByText(summary({ good: 1, bad: 0, merged: 0 }))).toBeVisible()
})

test('a list is printed with its verdicts and without buttons', async ({ page }) => {
  await openQuickOrder(page, LOCALE)
  await expect(
    page.getByRole('button', { name: getMessages(LOCALE).cart.page.print, exact: true }),
  ).toBeVisible()
  await pasteLines(page, [[LISTED.kit, '2'], [LISTED.withdrawn]])
  await page.emulateMedia({ media: 'print' })
  await expect(codeOf(page, 0)).toBeVisible()
  await expect(listRows(page).nth(1)).toContainText(LISTED.successor)
  await expect(page.locator('main button:visible')).toHaveCount(0)
  await expect(page.locator('main textarea:visible')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is filled, changed, cleared, restored and added by buttons alone', async ({ page }) => {
    await page.goto(quickOrderPath(LOCALE))
    await pasteLines(page, [[LISTED.kit, '2'], [LISTED.withdrawn], [LISTED.unknown]])
    await expect(page.getByText(summary({ good: 1, bad: 2, merged: 0 }))).toBeVisible()
    await listRows(page)
      .nth(2)
      .getByRole('button', { name: fill(words(LOCALE).line.removeOf, { line: 3 }) })
      .click()
    await listRows(page)
      .nth(1)
      .getByRole('button', { name: fill(words(LOCALE).verdicts.useSuccessor, { number: LISTED.successor }) })
      .click()
    await expect(codeOf(page, 1)).toHaveValue(LISTED.successor)
    await listButton(page, 'rows').click()
    await expect(listRows(page)).toHaveCount(6)
    await listButton(page, 'clear').click()
    await expect(codeOf(page, 0)).toHaveValue('')
    await page.getByRole('link', { name: getMessages(LOCALE).cart.removed.undo, exact: true }).click()
    await codeOf(page, 2).fill(LISTED.manual)
    await amountOf(page, 2).fill('4')
    await amountOf(page, 2).press('Enter')
    await expect(page.getByText(summary({ good: 3, bad: 0, merged: 0 }))).toBeVisible()
    await listButton(page, 'add').click()
    await expect(page).toHaveURL(new RegExp(`${cartPath(LOCALE)}(\\?|$)`))
    await expect(page.locator(`[name="${quantityField(LISTED.manual)}"]:not([type=hidden])`)).toHaveValue('4')
  })
})

import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { invoicePath, invoicesPath } from '@/lib/site/invoice-paths'
import { SELECTED_INVOICE_PARAMETER } from '@/lib/site/page-parameters'
import { loginPath } from '@/lib/site/paths'
import { getSite, type Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { expect, test } from '../fixtures'
import { registeredFacts } from '../support/account'
import { type Look, lookAt, UNSEEN } from '../support/look-at'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const TOTALS = { open: 12_345, overdue: 54_321, paid: 20_000 } as const

/** A user with one invoice that is open, one that is overdue and partly paid, and one that is paid. */
function invoicedFacts(locale: Locale): SeedFacts {
  const { siteId: site } = getSite(locale)
  return {
    ...registeredFacts(locale),
    invoices: [
      { site, daysAgo: 3, total: TOTALS.open, purchaseOrderNumber: 'PO 3' },
      { site, daysAgo: 50, total: TOTALS.overdue, paid: 10_000, purchaseOrderNumber: 'PO 50' },
      { site, daysAgo: 60, total: TOTALS.paid, paid: TOTALS.paid, purchaseOrderNumber: 'PO 60' },
    ],
  }
}

const numbersOn = async (page: Page): Promise<string[]> => {
  const boxes = page.locator(`main input[name=${SELECTED_INVOICE_PARAMETER}]`)
  return boxes.evaluateAll(all => all.map(box => box.getAttribute('value') ?? ''))
}

/** Searches the list of invoices, downloads a selected one as CSV, and opens the page of an invoice. */
async function walk(page: Page, locale: Locale, look: Look = UNSEEN): Promise<void> {
  const t = getMessages(locale).invoices
  await signInAs(page, await createPerson(invoicedFacts(locale)), { locale })
  await page.goto(invoicesPath(locale))
  const main = page.getByRole('main')
  await expect(main).toContainText(t.ageing.days1To30)
  await look('the list of invoices')
  const all = await numbersOn(page)
  expect(all).toHaveLength(3)
  const [, overdue = ''] = all

  await main.getByRole('searchbox').fill('no such number')
  await main.getByRole('button', { name: t.search.submit }).first().click()
  await expect(main).toContainText(t.none)
  await look('no invoice')
  await main.getByRole('searchbox').fill('PO 50')
  await main.getByRole('button', { name: t.search.submit }).first().click()
  await expect(main.locator(`input[name=${SELECTED_INVOICE_PARAMETER}]`)).toHaveCount(1)
  const [found = ''] = await numbersOn(page)
  expect(all).toContain(found)
  expect(overdue).not.toBe('')

  await page.locator(`main input[name=${SELECTED_INVOICE_PARAMETER}]`).check()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: t.csv.chosen }).click()
  const rows = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain(found)

  await main.getByRole('link', { name: t.named.replace('{number}', found), exact: true }).click()
  await expect(page).toHaveURL(invoicePath(locale, found))
  await expect(main).toContainText(t.payments.title)
  await look('an invoice')
  await expect(main.getByRole('link', { name: t.dispute })).toHaveAttribute('href', new RegExp(found))
}

test('invoices are found, saved and read on the smallest phones, accessible throughout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await walk(page, 'nl-nl', lookAt(page))
})

test('the list is used by keyboard', async ({ page }) => {
  const locale = 'en-us'
  const t = getMessages(locale).invoices
  await signInAs(page, await createPerson(invoicedFacts(locale)), { locale })
  await page.goto(invoicesPath(locale))
  const main = page.getByRole('main')
  await main.getByText(t.filters).focus()
  await page.keyboard.press('Enter')
  await main.getByLabel(t.status.label).selectOption('PAID')
  await main.getByLabel(t.status.label).press('Tab')
  await main.getByRole('button', { name: t.search.submit }).last().press('Enter')
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('status') === 'PAID')
  await expect(main.locator(`input[name=${SELECTED_INVOICE_PARAMETER}]`)).toHaveCount(1)
  const box = main.locator(`input[name=${SELECTED_INVOICE_PARAMETER}]`)
  await box.press('Space')
  await expect(box).toBeChecked()
})

test('a visitor signs in to see the invoices of their account', async ({ page }) => {
  await page.goto(invoicesPath('en-us'))
  await page
    .getByRole('main')
    .getByRole('link', { name: getMessages('en-us').invoices.lookup.signIn })
    .click()
  await expect(page).toHaveURL(loginPath('en-us', invoicesPath('en-us')))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of ['en-us', 'fr-ca', 'es-es', 'ja-jp'] as const)
    test(`${locale}: invoices are found, saved and read`, async ({ page }) => {
      await walk(page, locale)
    })
})

import type { Page } from 'playwright/test'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { getMessages } from '@/lib/i18n/messages'
import { cartAccountPath, cartPath, quickOrderPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { untilAtRest } from '../support/at-rest'
import { fillCart } from '../support/fill-cart'
import { codeOf, LISTED, listRows } from '../support/quick-order'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALE = 'en-us'
const { cart, forms, quickOrder } = getMessages(LOCALE)

const main = (page: Page) => page.getByRole('main')

const kitField = (page: Page) => page.locator(`[name="${quantityField(LISTED.kit)}"]:not([type=hidden])`)

test.beforeEach(async ({ page }) => {
  await signInAs(page, await createPerson(registeredFacts(LOCALE)), { locale: LOCALE })
  await fillCart(page, LOCALE, { [LISTED.kit]: 2, [LISTED.manual]: 1 })
})

test('a cart that was switched to another account in another tab is changed only after it was seen', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/^409 POST/)
  await page.goto(cartPath(LOCALE))
  await untilAtRest(page)
  const other = await context.newPage()
  await other.goto(cartAccountPath(LOCALE))
  await main(other).getByText(cart.account.personal, { exact: true }).click()
  await main(other).getByRole('button', { name: cart.account.submit, exact: true }).click()
  await expect(other).toHaveURL(new RegExp(`${cartPath(LOCALE)}(\\?|$)`))
  await expect(main(page)).not.toContainText(cart.account.personal)
  await page.bringToFront()
  await kitField(page).fill('5')
  await kitField(page).press('Tab')
  await expect(page.getByText(forms.failed.accountSwitched)).toBeVisible()
  await expect(main(page)).toContainText(cart.account.personal)
  await expect(kitField(page)).toHaveValue('5')
  await expectAccessible(page, 'a cart whose account was switched')
  await main(page).getByRole('button', { name: cart.page.update, exact: true }).last().click()
  await expect(page.getByText(cart.notices.updated)).toBeVisible()
  await page.reload()
  await expect(kitField(page)).toHaveValue('5')
})

test('a file is added to the cart by the quick order, with a verdict for each line', async ({ page }) => {
  await page.goto(cartPath(LOCALE))
  await main(page).getByText(cart.csv.upload, { exact: true }).click()
  const buffer = Buffer.from(`Item number;Quantity\n${LISTED.usage};3\n${LISTED.unknown};1\n`)
  await main(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await expectAccessible(page, 'upload to the cart')
  await main(page).getByRole('button', { name: quickOrder.file.submit, exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${quickOrderPath(LOCALE)}\\?`))
  await expect(codeOf(page, 0)).toHaveValue(LISTED.usage)
  await expect(listRows(page).nth(1)).toContainText(quickOrder.verdicts.unknown)
})

import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { unitsField } from '@/lib/order-changes/order-fields'
import { amountField } from '@/lib/quick-order/rows'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { orderCancellationPath, orderReturnPath, reorderPath } from '@/lib/site/order-paths'
import { cartPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { press, retype, skipHeader } from '../support/keyboard'
import { orderedFacts } from '../support/ordered'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

const LOCALE = 'en-us'
const { actions, cancellation, returns, reorder, earlier } = getMessages(LOCALE).orders

const expectPath = (page: Page, path: string) => expect(page).toHaveURL(({ pathname }) => pathname === path)

/** Opens the order in place `index` of the history. */
async function openFromHistory(page: Page, index: number): Promise<string> {
  await page.goto(accountPath(LOCALE, 'orderHistory'))
  const name = await page.getByRole('main').getByRole('heading', { level: 2 }).nth(index).innerText()
  await skipHeader(page, LOCALE)
  await press(page, 'link', name)
  const code = name.replaceAll(/\D/g, '')
  await expectPath(page, accountDetailPath(LOCALE, 'orderHistory', code))
  await skipHeader(page, LOCALE)
  return code
}

test('orders are cancelled, returned and ordered again by keyboard', async ({ page }) => {
  await signInAs(page, await createPerson(orderedFacts(LOCALE)), { locale: LOCALE })
  const main = page.getByRole('main')

  const received = await openFromHistory(page, 0)
  await press(page, 'link', actions.cancel)
  await expectPath(page, orderCancellationPath(LOCALE, received))
  await skipHeader(page, LOCALE)
  await retype(page, unitsField(0), '1')
  await press(page, 'button', cancellation.submit)
  await expectPath(page, accountDetailPath(LOCALE, 'orderHistory', received))
  await expect(main).toContainText(cancellation.done)

  const arrived = await openFromHistory(page, 3)
  await press(page, 'link', actions.return)
  await expectPath(page, orderReturnPath(LOCALE, arrived))
  await skipHeader(page, LOCALE)
  await retype(page, unitsField(1), '2')
  await press(page, 'button', returns.submit)
  await expect(main).toContainText(returns.status.APPROVAL_PENDING)

  await openFromHistory(page, 3)
  await press(page, 'link', actions.reorder)
  await expectPath(page, reorderPath(LOCALE, arrived))
  await expect(main).toContainText(earlier.title.replace('{code}', arrived))
  await skipHeader(page, LOCALE)
  await retype(page, amountField(1), '0')
  await press(page, 'button', reorder.submit)
  await expectPath(page, cartPath(LOCALE))
})

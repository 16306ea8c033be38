import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import type { Locale } from '@/lib/site/sites'
import { expect, test } from './fixtures'
import { expectAccessible, expectTargets } from './support/accessible'
import { place, startOrder, walkToReview } from './support/checkout'
import { expectNoSidewaysScroll } from './support/layout'
import { workOnOrder } from './support/sandbox'

/** Orders a kit, and finds it in the history by its number; returns the number. */
async function findOrder(page: Page, locale: Locale): Promise<string> {
  const { history, earlier } = getMessages(locale).orders
  await startOrder(page, locale)
  await page.goto(checkoutPath(locale))
  await walkToReview(page, locale)
  const code = await place(page, locale)
  await page.goto(accountPath(locale, 'orderHistory'))
  const list = page.getByRole('main')
  await list.getByRole('searchbox').fill('no such order')
  await list.getByRole('searchbox').press('Enter')
  await expect(list).toContainText(history.none)
  await list.getByRole('searchbox').fill(code)
  await list.getByLabel(history.status.label).selectOption('open')
  await list.getByRole('button', { name: history.search.submit }).click()
  const order = list.getByRole('link', { name: earlier.title.replace('{code}', code) })
  await expect(order).toHaveAttribute('href', accountDetailPath(locale, 'orderHistory', code))
  return code
}

async function openOrder(page: Page, locale: Locale, code: string): Promise<void> {
  const name = getMessages(locale).orders.earlier.title.replace('{code}', code)
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page).toHaveURL(accountDetailPath(locale, 'orderHistory', code))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('an order is found in the history and opened on the smallest phones, accessible throughout', async ({
  page,
}) => {
  const look = async (state: string) => {
    await expectAccessible(page, state)
    await expectTargets(page, state)
    await expectNoSidewaysScroll(page, state)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  const code = await findOrder(page, 'nl-nl')
  await look('list')
  await openOrder(page, 'nl-nl', code)
  await look('order')
  await workOnOrder(code, 30)
  await page.reload()
  await expect(page.getByRole('main')).toContainText(getMessages('nl-nl').orders.parcels.status.IN_TRANSIT)
  await look('parcels')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order is found in the history and opened', async ({ page }) => {
    await openOrder(page, 'fr-ca', await findOrder(page, 'fr-ca'))
  })
})

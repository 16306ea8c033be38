import { getMessages } from '@/lib/i18n/messages'
import { accountPath } from '@/lib/site/account-pages'
import { cartPath, newQuotePath, newSavedCartPath } from '@/lib/site/paths'
import { expect, test } from '../own-store-fixtures'
import { expectAccessible } from '../support/accessible'
import { registeredFacts } from '../support/account'
import { fillCart, twoItems } from '../support/fill-cart'
import { recover } from '../support/recovery'
import { addFault, clearFaults, createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'

test.afterEach(({ page }) => recover(page, 'en-us'))

test('during an outage of commerce the cart page says that nothing is lost, and shows the cart afterwards', async ({
  page,
  problems,
}) => {
  const locale = 'nl-nl'
  problems.allow(/^503 GET /)
  const { retry, subjects } = getMessages(locale).unavailable
  const { kit } = await twoItems(page, locale)
  await fillCart(page, locale, { [kit]: 2 })
  await addFault({ service: 'commerce', path: '^/occ/v2/[a-z]+/users/anonymous/carts', status: 503 })
  expect((await page.goto(cartPath(locale)))?.status()).toBe(503)
  const main = page.getByRole('main')
  await expect(main.getByText(subjects.cart.text)).toBeVisible()
  await expectAccessible(page, 'cart that is away', { within: 'main' })
  await clearFaults()
  await expect(async () => {
    await main.getByRole('link', { name: retry }).click()
    await expect(main.locator(`[name="quantity.${kit}"]`)).toHaveValue('2', { timeout: 1_000 })
  }).toPass()
})

test('during an outage of commerce the pages of quotes and saved carts, and those that create them, say so', async ({
  page,
  problems,
}) => {
  problems.allow(/^503 GET /)
  const problem = getMessages('en-gb').unavailable.subjects.account
  await signInAs(page, await createPerson(registeredFacts('en-gb')), { locale: 'en-gb' })
  await addFault({
    service: 'commerce',
    path: '^/occ/v2/[a-z]+/users/current/(?:carts|savedCarts|quotes)',
    status: 503,
  })
  for (const path of [
    accountPath('en-gb', 'savedCarts'),
    accountPath('en-gb', 'quotes'),
    newSavedCartPath('en-gb'),
    newQuotePath('en-gb'),
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(503)
    await expect(page.getByRole('main').getByText(problem.title), path).toBeVisible()
  }
})

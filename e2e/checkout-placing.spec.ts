import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { loginPath, placingPath } from '@/lib/site/routes'
import { expect, test } from './own-store-fixtures'
import { expectAccessible, expectTargets } from './support/accessible'
import { agree, expectConfirmation, placeButton, startOrder, walkToReview } from './support/checkout'
import { expectNoSidewaysScroll } from './support/layout'
import { sendLogin } from './support/login-form'
import { recover } from './support/recovery'
import { addFault, clearFaults } from './support/sandbox'

const LOCALE = 'en-us'
const { placing } = getMessages(LOCALE).orders

const PLACING = { service: 'commerce', method: 'POST', path: '^/occ/v2/[^/]+/users/current/orders$' } as const
const ASKING = {
  service: 'commerce',
  method: 'GET',
  path: '^/occ/v2/[^/]+/users/current/orderAttempts/',
} as const

test.afterEach(({ page }) => recover(page, LOCALE))

test('an order whose answer is lost is awaited, also by somebody who is signed out meanwhile', async ({
  page,
}) => {
  const person = await startOrder(page, LOCALE)
  await page.goto(checkoutPath(LOCALE))
  await walkToReview(page, LOCALE)
  await addFault({ ...PLACING, action: 'commit-then-reset', times: 2 })
  await addFault({ ...ASKING, status: 503 })
  await agree(page)
  await placeButton(page, LOCALE).click()
  await expect(page).toHaveURL(({ pathname }) => pathname === placingPath(LOCALE))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(placing.processing.title)
  await expectAccessible(page, 'placing')
  await expectTargets(page, 'placing')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'placing')
  await page.goto('about:blank')
  await page.context().clearCookies()
  await clearFaults()
  await page.goto(placingPath(LOCALE))
  await expect(page).toHaveURL(({ pathname }) => pathname === loginPath(LOCALE))
  await sendLogin(page, person.username, person.password)
  const code = await expectConfirmation(page, LOCALE)
  await page.goto(checkoutPath(LOCALE, 'review'))
  expect(await expectConfirmation(page, LOCALE)).toBe(code)
})

import type { Page } from 'playwright/test'
import { CAPTCHA_TOKEN } from '@/lib/captcha/captcha-field'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { loginPath, placingPath } from '@/lib/site/paths'
import { expect, test } from '../own-store-fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import {
  agree,
  expectCheckoutStep,
  expectConfirmation,
  place,
  placeButton,
  startOrder,
  walkToReview,
} from '../support/checkout'
import { enhanced, expectSummaryTargets } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'
import { sendLogin } from '../support/login-form'
import { recover } from '../support/recovery'
import { addFault, clearFaults, setFlag } from '../support/sandbox'

const LOCALE = 'en-us'
const { placing, captcha } = getMessages(LOCALE).orders

const PLACING = { service: 'commerce', method: 'POST', path: '^/occ/v2/[^/]+/users/current/orders$' } as const
const VERIFYING = { service: 'captcha', path: '/siteverify' } as const
const ASKING = {
  service: 'commerce',
  method: 'GET',
  path: '^/occ/v2/[^/]+/users/current/orderAttempts/',
} as const

/** Checks the box of the captcha and waits until the form has its token. */
async function answerCaptcha(page: Page): Promise<void> {
  await page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox').check()
  await expect(page.locator(`[name="${CAPTCHA_TOKEN}"]`)).not.toHaveValue('')
}

test.afterEach(async ({ page }) => {
  await setFlag('checkout-recaptcha', false)
  await recover(page, LOCALE)
})

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

test('a captcha is asked for: it is needed, a failed one is told, and the next one places the order', async ({
  page,
}) => {
  await setFlag('checkout-recaptcha', true)
  await startOrder(page, LOCALE)
  await page.goto(checkoutPath(LOCALE))
  await walkToReview(page, LOCALE)
  const robot = page.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox')
  await expect(robot).toBeVisible()
  await expectAccessible(page, 'a captcha')
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page, 'a captcha')
  await enhanced(page)
  await agree(page)
  await placeButton(page, LOCALE).click()
  await expectSummaryTargets(page, [CAPTCHA_TOKEN])

  await addFault({ ...VERIFYING, status: 200, body: { success: false, 'error-codes': [] }, times: 1 })
  await answerCaptcha(page)
  await placeButton(page, LOCALE).click()
  await expect(page.getByText(placing.captchaFailed).filter({ visible: true })).toHaveCount(1)

  await enhanced(page)
  await agree(page)
  await answerCaptcha(page)
  await placeButton(page, LOCALE).click()
  await expectConfirmation(page, LOCALE)
})

test('where the captcha cannot be loaded, a new sign-in stands for it', async ({ page, problems }) => {
  problems.allow(/503/)
  await setFlag('checkout-recaptcha', true)
  await addFault({ service: 'captcha', path: '/api.js', status: 503 })
  const person = await startOrder(page, LOCALE)
  await page.goto(checkoutPath(LOCALE))
  await walkToReview(page, LOCALE)
  await expect(page.getByText(captcha.loadFailed)).toBeVisible()
  await expectAccessible(page, 'no captcha')
  await page.getByRole('button', { name: captcha.submit, exact: true }).click()
  await sendLogin(page, person.username, person.password)
  await expectCheckoutStep(page, LOCALE, 'review')
  await expect(page.getByText(captcha.replaced)).toBeVisible()
  await place(page, LOCALE)
})

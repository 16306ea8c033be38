import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { expectAccessible, expectTargets } from '../support/accessible'
import {
  agree,
  completeCheckoutStep,
  expectCheckoutStep,
  expectConfirmation,
  expectEmptyCart,
  place,
  placeButton,
  startOrder,
  walkToReview,
} from '../support/checkout'
import { clinicFacts, ORDERED, QUALIFIED_MEMBER, universityFacts } from '../support/clinic'
import { control, enhanced, expectSummaryTargets, submitButton } from '../support/forms'
import { expectNoSidewaysScroll } from '../support/layout'
import { createPerson } from '../support/sandbox'
import { signInAs } from '../support/sign-in'
import { documentTitle } from '../support/texts'

const LOCALE = 'en-us'
const { checkout, orders, cart } = getMessages(LOCALE)

/** Each language, and a site with yen; orders of all ten need no browser (`tests/faults`). */
const SITES = ['en-us', 'fr-ca', 'nl-nl', 'es-es', 'ja-jp'] as const

for (const locale of SITES)
  test(`${locale}: a kit is ordered on a narrow screen, and the cart is empty afterwards`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await startOrder(page, locale)
    await page.goto(checkoutPath(locale))
    await walkToReview(page, locale, undefined, step => expectNoSidewaysScroll(page, step))
    const code = await place(page, locale)
    await expectNoSidewaysScroll(page, 'confirmation')
    await page.reload()
    expect(await expectConfirmation(page, locale)).toBe(code)
    await expectEmptyCart(page, locale)
  })

async function look(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state)
  await expectTargets(page, state)
}

test('a colleague answers for what the buyer is not qualified to use', async ({ page }) => {
  await startOrder(page, LOCALE, { [ORDERED.kit]: 1 }, universityFacts(LOCALE))
  await page.goto(checkoutPath(LOCALE))
  const steps = ['account', 'qualified-user', 'shipping', 'delivery', 'payment'] as const
  await walkToReview(page, LOCALE, steps, async step => {
    if (step !== 'qualified-user' && step !== 'shipping') return
    if (step === 'shipping') {
      await page.getByRole('link', { name: checkout.shipping.add }).click()
      await expect(control(page, 'street')).toBeVisible()
    }
    await look(page, step)
    if (step === 'shipping') await page.goBack()
  })
  await expect(page.locator('main [name="statement"]')).not.toBeChecked()
  await expect(page.getByRole('main')).toContainText(QUALIFIED_MEMBER.name)
  await place(page, LOCALE)
  await expect(page.getByRole('main')).toContainText(QUALIFIED_MEMBER.name)
})

/** What is in the cart, the steps that it needs, and the parts that the confirmation tells of. */
const KINDS = [
  [{ [ORDERED.manual]: 1 }, ['account', 'payment'], ['digital']],
  [{ [ORDERED.training]: 1 }, ['account', 'payment'], ['training']],
  [
    { [ORDERED.forms]: 1, [ORDERED.usage]: 10 },
    ['account', 'shipping', 'delivery', 'payment'],
    ['shipped', 'digital'],
  ],
] as const

for (const [lines, steps, groups] of KINDS)
  test(`steps that mean nothing for ${groups.join(' and ')} are left out`, async ({ page }) => {
    await startOrder(page, LOCALE, lines)
    await page.goto(checkoutPath(LOCALE))
    await walkToReview(page, LOCALE, steps)
    await place(page, LOCALE)
    const next = page.getByRole('region', { name: orders.next.title })
    await expect(next.getByRole('term')).toHaveText(groups.map(group => cart.groups[group]))
  })

test('every state is accessible, and what is changed from the review returns to it', async ({
  page,
  problems,
}) => {
  problems.allow(/422/)
  await startOrder(page, LOCALE, { [ORDERED.kit]: 1, [ORDERED.usage]: 5 })
  await page.goto(checkoutPath(LOCALE))
  await expectCheckoutStep(page, LOCALE, 'account')
  await look(page, 'account')
  await completeCheckoutStep(page, LOCALE, 'account')
  await expectCheckoutStep(page, LOCALE, 'shipping')
  await look(page, 'shipping')
  await completeCheckoutStep(page, LOCALE, 'shipping')
  await expectCheckoutStep(page, LOCALE, 'delivery')
  await enhanced(page)
  await expect(control(page, 'inventoryNumber')).toBeHidden()
  await page.locator('main [name="inventory"][value="other"]').check()
  await expect(control(page, 'inventoryNumber')).toBeVisible()
  await submitButton(page).click()
  await expectSummaryTargets(page, ['deliveryMode', 'inventoryNumber'])
  await look(page, 'delivery with errors')
  await completeCheckoutStep(page, LOCALE, 'delivery')
  await expectCheckoutStep(page, LOCALE, 'payment')
  await enhanced(page)
  await page.locator('main [value="PURCHASE_ORDER"]').check()
  await submitButton(page).click()
  await expectSummaryTargets(page, ['purchaseOrderNumber'])
  await look(page, 'payment with errors')
  await completeCheckoutStep(page, LOCALE, 'payment')
  await expectCheckoutStep(page, LOCALE, 'review')
  await look(page, 'review')

  await page.getByRole('link', { name: `${orders.review.change}: ${checkout.steps.delivery.short}` }).click()
  await expectCheckoutStep(page, LOCALE, 'delivery')
  await completeCheckoutStep(page, LOCALE, 'delivery', { shipment: 'complete' })
  await expectCheckoutStep(page, LOCALE, 'review')
  await expect(page.getByText(orders.review.together)).toBeVisible()
  await page.goBack()
  await expect(control(page, 'shipment').and(page.locator('[value=complete]'))).toBeChecked()
  await page.goForward()
  await page.reload()
  await expectCheckoutStep(page, LOCALE, 'review')
  await enhanced(page)
  await placeButton(page, LOCALE).click()
  await expectSummaryTargets(page, ['terms', 'statement'])
  await look(page, 'review with errors')
  await place(page, LOCALE)
  await look(page, 'confirmation')
})

test('a step is not open before those ahead of it, and an empty cart has none', async ({ page }) => {
  await startOrder(page, LOCALE)
  await page.goto(checkoutPath(LOCALE, 'payment'))
  await expectCheckoutStep(page, LOCALE, 'account')
  await expect(page.getByText(checkout.notices.missing)).toBeVisible()
  await page.goto('about:blank')
  await page.context().clearCookies()
  await signInAs(page, await createPerson(clinicFacts(LOCALE)), { locale: LOCALE })
  await page.goto(checkoutPath(LOCALE, 'payment'))
  await expect(page).toHaveURL(({ pathname }) => pathname === cartPath(LOCALE))
  // With script it is shown as a notification.
  await expect(page.getByText(checkout.notices.empty).filter({ visible: true })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an order goes from the cart to its confirmation, with mistakes on the way', async ({ page }) => {
    const locale = 'fr-ca'
    const { checkout, orders } = getMessages(locale)
    const { review } = orders
    await startOrder(page, locale, { [ORDERED.kit]: 1, [ORDERED.usage]: 5 })
    await page.goto(cartPath(locale))
    await page.getByRole('button', { name: getMessages(locale).cart.checkout.submit }).click()
    await completeCheckoutStep(page, locale, 'account')
    await completeCheckoutStep(page, locale, 'shipping')
    await completeCheckoutStep(page, locale, 'delivery', { shipment: 'complete' })
    await expectSummaryTargets(page, ['deliveryMode'])
    await expect(control(page, 'shipment').and(page.locator('[value=complete]'))).toBeChecked()
    await completeCheckoutStep(page, locale, 'delivery')
    await completeCheckoutStep(page, locale, 'payment', { paymentType: 'PURCHASE_ORDER' })
    await expectSummaryTargets(page, ['purchaseOrderNumber'])
    await completeCheckoutStep(page, locale, 'payment')
    await expectCheckoutStep(page, locale, 'review')
    await page.getByRole('button', { name: review.submit }).click()
    await expectCheckoutStep(page, locale, 'review')
    await expectSummaryTargets(page, ['terms', 'statement'])
    await expect(page).toHaveTitle(documentTitle(locale, checkout.steps.review.title, { error: true }))
    await agree(page)
    await page.getByRole('button', { name: review.submit }).click()
    await expectConfirmation(page, locale)
    await expectEmptyCart(page, locale)
  })
})

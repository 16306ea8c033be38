import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { placeOrderActionPath } from '@/lib/site/routes'
import { expect, test } from './fixtures'
import {
  agree,
  completeCheckoutStep,
  expectCheckoutStep,
  expectConfirmation,
  expectEmptyCart,
  ORDERED,
  place,
  placeButton,
  startOrder,
  walkToReview,
} from './support/checkout'
import { fillCart } from './support/fill-cart'
import { control, enhanced, fillForm, submitButton } from './support/forms'
import type { KnownPerson } from './support/people'

const LOCALE = 'en-us'
const { checkout, orders } = getMessages(LOCALE)

const main = (page: Page) => page.getByRole('main')

async function openReview(page: Page): Promise<KnownPerson> {
  const person = await startOrder(page, LOCALE)
  await page.goto(checkoutPath(LOCALE))
  await walkToReview(page, LOCALE)
  return person
}

test('what another tab adds to the cart is told on the review, and never ordered unseen', async ({
  page,
}) => {
  await openReview(page)
  await fillCart(page, LOCALE, { [ORDERED.kit]: 1, [ORDERED.forms]: 1 })
  await agree(page)
  await placeButton(page, LOCALE).click()
  await expectCheckoutStep(page, LOCALE, 'review')
  const { quantity, added } = orders.changes
  const name = 'HWRS-3 Complete Kit (Print)'
  await expect(main(page)).toContainText(
    quantity.replace('{name}', name).replace('{was, number}', '1').replace('{is, number}', '2'),
  )
  await expect(main(page)).toContainText(added.replace('{name}', 'HWRS-3 Record Forms, English, pack of 25'))
  await expect(page.locator('main [name="terms"]')).not.toBeChecked()
  await place(page, LOCALE)
  await expect(page.locator(`main [data-line="${ORDERED.kit}"]`)).toContainText('Quantity 2')
  await expectEmptyCart(page, LOCALE)
})

test('an order belongs to the account that its page names', async ({ page, context, problems }) => {
  problems.allow(/^409 POST/)
  await startOrder(page, LOCALE)
  await page.goto(checkoutPath(LOCALE))
  await completeCheckoutStep(page, LOCALE, 'account')
  await completeCheckoutStep(page, LOCALE, 'shipping')
  await expectCheckoutStep(page, LOCALE, 'delivery')
  await enhanced(page)
  const other = await context.newPage()
  await other.goto(checkoutPath(LOCALE, 'account'))
  const personal = await control(other, 'account').last().inputValue()
  await completeCheckoutStep(other, LOCALE, 'account', { account: personal })
  await expectCheckoutStep(other, LOCALE, 'shipping')
  await fillForm(page, { deliveryMode: 'expedited' })
  await submitButton(page).click()
  const told = getMessages(LOCALE).errors.forms.accountSwitched
  await expect(main(page)).toContainText(told.replace('{account}', checkout.account.personal))
  await expect(control(page, 'deliveryMode').and(page.locator('[value=expedited]'))).toBeChecked()
  await submitButton(page).click()
  await expectCheckoutStep(page, LOCALE, 'payment')
})

test('an order that is sent twice is placed once, and back leads to it', async ({ page }) => {
  await openReview(page)
  const sent: string[] = []
  page.on('request', request => {
    if (request.url().endsWith(placeOrderActionPath(LOCALE))) sent.push(request.method())
  })
  await enhanced(page)
  await agree(page)
  await placeButton(page, LOCALE).dblclick()
  const code = await expectConfirmation(page, LOCALE)
  expect(sent).toEqual(['POST'])
  await page.goBack()
  expect(await expectConfirmation(page, LOCALE)).toBe(code)
})

import type { Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { withParameter } from '@/lib/site/address-parameters'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { ADDRESS_PARAMETER } from '@/lib/site/page-parameters'
import { loginPath, placeOrderActionPath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
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
import { OHIO } from '../support/checkout-forms'
import { ORDERED, QUALIFIED_MEMBER, UNIVERSITY, universityFacts } from '../support/clinic'
import { fillCart } from '../support/fill-cart'
import { control, enhanced, fillForm, submitButton } from '../support/forms'
import { sendLogin } from '../support/login-form'
import type { KnownPerson } from '../support/people'
import { revokeSessions } from '../support/sandbox'

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

/** A kit that everybody may order, also for the personal account. */
const OPEN_KIT = '0031601101'

test('an order belongs to the account that its page names', async ({ page, context, problems }) => {
  problems.allow(/^409 POST/)
  await startOrder(page, LOCALE, { [OPEN_KIT]: 1 })
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

/** Handlers of the steps' forms. */
const FORMS = /^\/api\/(?:checkout|addresses)\b/

const isLogin = ({ pathname }: URL): boolean => pathname === loginPath(LOCALE)

/**
 * Goes to the login page by the link of the session-ended dialog; the page may also redirect there before the
 * dialog opens.
 */
async function leaveForSignIn(page: Page): Promise<void> {
  const followed = page.getByRole('dialog').getByRole('link').click()
  await Promise.any([followed, page.waitForURL(isLogin)])
}

/** Signs in where the session of the page has ended. */
async function signInAgain(page: Page, { username, password }: KnownPerson): Promise<void> {
  await expect(page).toHaveURL(isLogin)
  await sendLogin(page, username, password)
}

test('whoever is signed out on a step comes back to it with what was typed', async ({ page, problems }) => {
  problems.allow(/^401 /)
  const facts = universityFacts(LOCALE)
  const person = await startOrder(page, LOCALE, { [ORDERED.kit]: 1 }, facts)
  const end = () => revokeSessions(person.id)
  const send = async (values: Readonly<Record<string, string>>) => {
    // Without script there is no dialog: the form itself leads to sign-in.
    await enhanced(page)
    await fillForm(page, values)
    // Not before the form is sent: the page would notice by itself, and mostly lead to sign-in first.
    await page.route(
      ({ pathname }) => FORMS.test(pathname),
      async route => {
        await end()
        await route.continue()
      },
      { times: 1 },
    )
    await submitButton(page).click()
    await leaveForSignIn(page)
    await signInAgain(page, person)
  }
  const expectChosen = (name: string, value: string) =>
    expect(control(page, name).and(page.locator(`[value="${value}"]`))).toBeChecked()
  await page.goto(checkoutPath(LOCALE))
  await expectCheckoutStep(page, LOCALE, 'account')
  await send({ account: UNIVERSITY })
  await expectCheckoutStep(page, LOCALE, 'account')
  await expectChosen('account', UNIVERSITY)
  await submitButton(page).click()
  await expectCheckoutStep(page, LOCALE, 'qualified-user')
  await send({ qualifiedUser: QUALIFIED_MEMBER.username })
  await expectCheckoutStep(page, LOCALE, 'qualified-user')
  await expectChosen('qualifiedUser', QUALIFIED_MEMBER.username)
  await submitButton(page).click()
  await expectCheckoutStep(page, LOCALE, 'shipping')
  await page.getByRole('link', { name: checkout.shipping.add }).click()
  const { deliveryAddress: _, country: _country, ...address } = OHIO
  await send({ ...address, attention: 'Room 12' })
  await expectCheckoutStep(page, LOCALE, 'shipping')
  await expect(control(page, 'attention')).toHaveValue('Room 12')
  await page.goto(withParameter(checkoutPath(LOCALE, 'shipping'), ADDRESS_PARAMETER, 'known'))
  await completeCheckoutStep(page, LOCALE, 'shipping')
  await expectCheckoutStep(page, LOCALE, 'delivery')
  await send({ deliveryMode: 'expedited' })
  await expectCheckoutStep(page, LOCALE, 'delivery')
  await expectChosen('deliveryMode', 'expedited')
  await submitButton(page).click()
  await expectCheckoutStep(page, LOCALE, 'payment')
  await send({ paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: 'PO 2027-17' })
  await expectCheckoutStep(page, LOCALE, 'payment')
  await expect(control(page, 'purchaseOrderNumber')).toHaveValue('PO 2027-17')
  await submitButton(page).click()
  await expectCheckoutStep(page, LOCALE, 'review')
  await agree(page)
  await end()
  await placeButton(page, LOCALE).click()
  await signInAgain(page, person)
  await expectCheckoutStep(page, LOCALE, 'review')
  await expect(main(page)).toContainText('PO 2027-17')
  await place(page, LOCALE)
})

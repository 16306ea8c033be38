import { expect, type Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { type CheckoutStep, checkoutPath } from '@/lib/site/checkout-steps'
import { cartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import type { SeedFacts } from '@/sandbox/seed/customers'
import { CLINIC, clinicFacts, ORDERED, QUALIFIED_MEMBER, UNIVERSITY } from './clinic'
import { fillCart } from './fill-cart'
import { control, fillForm, submitButton } from './forms'
import type { KnownPerson } from './people'
import { createPerson } from './sandbox'
import { signInAs } from './sign-in'

type FormStep = Exclude<CheckoutStep, 'review' | 'confirmation'>

type Values = Readonly<Record<string, string | boolean>>

/** Signs in a new user, by default of the clinic, with these items in the cart. */
export async function startOrder(
  page: Page,
  locale: Locale,
  lines: Readonly<Record<string, number>> = { [ORDERED.kit]: 1 },
  facts: SeedFacts = clinicFacts(locale),
): Promise<KnownPerson> {
  const person = await createPerson(facts)
  await signInAs(page, person, { locale })
  await fillCart(page, locale, lines)
  return person
}

/** Expects the page of a step. */
export async function expectCheckoutStep(
  page: Page,
  locale: Locale,
  step: FormStep | 'review',
): Promise<void> {
  await expect(page).toHaveURL(({ pathname }) => pathname === checkoutPath(locale, step))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    getMessages(locale).checkout.steps[step].title,
  )
}

/** Values that complete a step; what is chosen beforehand stays. */
const VALUES: Readonly<Record<FormStep, (page: Page) => Promise<Values>>> = {
  account: async page => ({
    account: (await page.locator(`main [value="${UNIVERSITY}"]`).count()) > 0 ? UNIVERSITY : CLINIC,
  }),
  'qualified-user': async () => ({ qualifiedUser: QUALIFIED_MEMBER.username }),
  shipping: async () => ({}),
  delivery: async page => ({
    ...((await control(page, 'deliveryMode').count()) > 0 && { deliveryMode: 'standard' }),
    ...((await control(page, 'inventory').count()) > 0 && { inventory: 'new' }),
  }),
  payment: async page =>
    (await page.locator('main [value="PURCHASE_ORDER"]').count()) > 0
      ? { paymentType: 'PURCHASE_ORDER', purchaseOrderNumber: `PO ${Date.now() % 1_000_000}` }
      : { paymentType: 'BANK_TRANSFER' },
}

/** Completes the open step. */
export async function completeCheckoutStep(
  page: Page,
  locale: Locale,
  step: FormStep,
  values?: Values,
): Promise<void> {
  await expectCheckoutStep(page, locale, step)
  await fillForm(page, values ?? (await VALUES[step](page)))
  await submitButton(page).click()
}

type OnStep = (step: FormStep | 'review') => Promise<unknown>

/** Completes these steps in their order, to the review. `onStep` looks at each page first. */
export async function walkToReview(
  page: Page,
  locale: Locale,
  steps: readonly FormStep[] = ['account', 'shipping', 'delivery', 'payment'],
  onStep: OnStep = async () => undefined,
): Promise<void> {
  for (const step of steps) {
    await expectCheckoutStep(page, locale, step)
    await onStep(step)
    await completeCheckoutStep(page, locale, step)
  }
  await expectCheckoutStep(page, locale, 'review')
  await onStep('review')
}

/** The button that places the order. */
export const placeButton = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: getMessages(locale).orders.review.submit, exact: true })

/** Agrees to everything that the review asks for. */
export async function agree(page: Page): Promise<void> {
  for (const name of ['terms', 'statement']) {
    const box = page.locator(`main [name="${name}"]`)
    if ((await box.count()) > 0) await box.check()
  }
}

/** Expects the confirmation; returns the number of the order. */
export async function expectConfirmation(page: Page, locale: Locale): Promise<string> {
  const { title, titleHeld } = getMessages(locale).orders
  await expect(page).toHaveURL(({ pathname }) => pathname === checkoutPath(locale, 'confirmation'))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading.filter({ hasText: title }).or(heading.filter({ hasText: titleHeld }))).toBeVisible()
  const code = new URL(page.url()).searchParams.get('order') ?? ''
  await expect(page.getByRole('main')).toContainText(code)
  return code
}

/** Places the order from the review. */
export async function place(page: Page, locale: Locale): Promise<string> {
  await agree(page)
  await placeButton(page, locale).click()
  return expectConfirmation(page, locale)
}

/** Expects that nothing is left in the cart. */
export async function expectEmptyCart(page: Page, locale: Locale): Promise<void> {
  await page.goto(cartPath(locale))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(getMessages(locale).cart.empty.title)
}

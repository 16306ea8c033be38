import { expect, type FrameLocator, type Page } from 'playwright/test'
import { fill } from '@/lib/i18n/fill'
import { getMessages } from '@/lib/i18n/messages'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { checkoutActionPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { registeredFacts } from './account'
import { cardFields, fillCard } from './card-fields'
import { fillCart } from './fill-cart'
import { enhanced, fillForm, submitButton } from './forms'
import { storeOrigin } from './origins'
import { createPerson } from './sandbox'
import { signInAs } from './sign-in'

/** Test numbers of the payment provider. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000009995',
  confirmed: '4000000000003220',
  neverConfirmed: '4000008400001629',
} as const

/** A course needs neither a level nor an address of delivery, so that the payment is the second step. */
const COURSE = '0011203502'

/**
 * Puts a course into the cart, chooses the organization for it and opens the payment. The same places within
 * seconds would count as a double click.
 */
export async function openPaymentFor(page: Page, locale: Locale, places: number): Promise<void> {
  await fillCart(page, locale, { [COURSE]: places })
  const chosen = await page.request.post(`${storeOrigin()}${checkoutActionPath('account', locale)}`, {
    // The store closes a connection after 5 s without a request, which may be this very moment.
    maxRetries: 1,
    form: { account: 'org-eastmarsh' },
    headers: { origin: storeOrigin(), accept: 'application/json' },
  })
  expect(await chosen.json()).toEqual({ next: checkoutPath(locale, 'payment') })
  await page.goto(checkoutPath(locale, 'payment'))
}

/** Signs in a new member of an organization whose cart is at the payment step. */
export async function openPayment(page: Page, locale: Locale): Promise<void> {
  await signInAs(page, await createPerson(registeredFacts(locale)), { locale })
  await openPaymentFor(page, locale, 1)
}

/** Chooses another card; returns the frame of the provider. */
export async function chooseNewCard(page: Page, locale: Locale): Promise<FrameLocator> {
  await enhanced(page)
  await fillForm(page, { paymentType: 'NEW_CARD' })
  return cardFields(page, locale)
}

/** Enters another card and goes on to the review. */
export async function enterCard(page: Page, locale: Locale, number: string): Promise<void> {
  await fillCard(await chooseNewCard(page, locale), number)
  await submitButton(page).click()
  const { paymentCards } = getMessages(locale)
  const name = fill(paymentCards.name, { brand: 'Visa', digits: number.slice(-4) })
  await expect(page.getByRole('main')).toContainText(name)
  await expect(page).toHaveURL(checkoutPath(locale, 'review'))
}

import type { BrowserContext, Page } from 'playwright/test'
import { getMessages } from '@/lib/i18n/messages'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { expect } from '../fixtures'
import { WORK } from './facts'
import { sendLogin } from './login-form'
import { siteOrigin } from './origins'
import type { KnownPerson, Person } from './people'
import { createPerson } from './sandbox'

/** Every address that the browser requests from now on, including redirects, decoded. */
export function recordAddresses(context: BrowserContext): readonly string[] {
  const addresses: string[] = []
  context.on('request', request => addresses.push(decodeURIComponent(request.url().replaceAll('+', ' '))))
  return addresses
}

/** A step's address at the host that belongs to its locale. */
export const stepAddress = (locale: Locale, step: StepId): string =>
  `${siteOrigin(locale)}${stepHref(locale, step)}`

/** Signs in through the login page of the locale's own host and opens a step there. */
export async function signInAtSite(
  page: Page,
  locale: Locale,
  { username, password }: Person,
  step: StepId,
): Promise<void> {
  await page.goto(`${siteOrigin(locale)}${loginPath(locale, stepHref(locale, step))}`)
  await sendLogin(page, username, password)
  await expect(page).toHaveURL(stepAddress(locale, step))
}

/** Value of a cookie at the host that belongs to a locale. */
export async function cookieAt(page: Page, locale: Locale, name: string): Promise<string | undefined> {
  const cookies = await page.context().cookies(siteOrigin(locale))
  return cookies.find(cookie => cookie.name === name)?.value
}

export const noticesOf = (locale: Locale) => getMessages(locale).register.notices

/** A user at the contact address step, at the host of a site whose step order begins with personal info. */
export async function startAtAddress(page: Page, from: Locale): Promise<KnownPerson> {
  const person = await createPerson(WORK)
  await signInAtSite(page, from, person, 'contact-address')
  return person
}

/** No address of a journey contains personal data or input. */
export function expectNothingPersonal(
  addresses: readonly string[],
  { firstName, lastName, email, username, password, ...rest }: Person & { id?: string },
  typed: Readonly<Record<string, string>> = {},
): void {
  const { country: _, ...personal } = typed
  const words = [firstName, lastName, email, username, password, rest.id, ...Object.values(personal)]
  const told = words.filter(word => word && addresses.some(address => address.includes(word)))
  expect(told).toEqual([])
}

/** Chooses a site in the country selector of the page. */
export async function chooseSite(page: Page, choice: Locale): Promise<void> {
  await page.locator('button[aria-controls="country-panel"]').click()
  await page.locator(`#country-panel button[value="${choice}"]`).click()
}

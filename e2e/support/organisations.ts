import type { Locator, Page } from 'playwright/test'
import type { Locale } from '@/lib/site/sites'
import { DEMO_ORGANISATIONS } from '@/sandbox/seed/organisations'
import { sendStep } from './wizard'

/** Name of the sandbox's organization with this customer account number. */
export function nameOf(number: string): string {
  const found = DEMO_ORGANISATIONS.find(({ accountNumber }) => accountNumber === number)
  if (found === undefined) throw new Error(`the sandbox has no organisation ${number}`)
  return found.name
}

/** Values for an existing organization. */
export const existing = (customerAccountNumber: string) => ({
  choice: 'existing',
  customerAccountNumber,
  termsAccepted: true,
})

/** Values for a new organization, to which a test adds at least a name. */
export const NEW = {
  choice: 'new',
  industry: 'clinical-practice',
  sector: 'speech-and-hearing',
  termsAccepted: true,
} as const

/** A place where the sandbox has several organizations with similar names. */
export const SEATTLE = {
  addressChoice: 'another',
  country: 'US',
  region: 'US-WA',
  street: '415 Larch Avenue',
  city: 'Seattle',
  postalCode: '98101-2001',
} as const

export const sendNumber = (page: Page, locale: Locale, number: string): Promise<void> =>
  sendStep(page, locale, 'organisation', existing(number))

export const sendNew = (
  page: Page,
  locale: Locale,
  values: Readonly<Record<string, string | boolean>>,
): Promise<void> => sendStep(page, locale, 'organisation', { ...NEW, ...values })

/** A value in a description list: of an organization in a question, or of the account on the confirmation. */
export const fact = (page: Page, term: string): Locator =>
  page.getByRole('main').locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]')

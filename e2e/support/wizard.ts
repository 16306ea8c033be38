import { expect, type Page } from 'playwright/test'
import type { Locale } from '@/lib/site/sites'
import { flowOf, stepHref } from '@/lib/site/step-paths'
import type { SignedInStep, StepId } from '@/lib/site/steps'
import { enhanced, fillForm, submitButton } from './forms'
import { newPerson, type Person } from './people'
import { type Values, validValues } from './step-values'

/** The step that follows in the locale's own order. */
export function stepAfter(locale: Locale, step: StepId): StepId {
  const flow = flowOf(locale)
  const next = flow[flow.indexOf(step) + 1]
  if (next === undefined) throw new Error(`nothing follows ${step}`)
  return next
}

/** Valid values for a sign-up; the username is the email unless it differs. */
export const signUpValues = ({ firstName, lastName, email, username, password }: Person): Values => ({
  firstName,
  lastName,
  email,
  usernameSameAsEmail: username === email,
  ...(username !== email && { username }),
  password,
  termsAccepted: true,
})

export const openStep = async (page: Page, locale: Locale, step: StepId): Promise<void> => {
  await page.goto(stepHref(locale, step))
}

/** Expects the browser to be at the page of this step. */
export const expectStep = (page: Page, locale: Locale, step: StepId): Promise<void> =>
  // As a regular expression: a predicate is evaluated during navigations, and fails when a second one
  // replaces the first.
  expect(page).toHaveURL(new RegExp(`${stepHref(locale, step)}(?:[?#]|$)`))

/** Creates an account through the first step and continues to the second one, signed in. */
export async function signUp(page: Page, locale: Locale, person: Person = newPerson()): Promise<Person> {
  await openStep(page, locale, 'register')
  await enhanced(page)
  await fillForm(page, signUpValues(person))
  await submitButton(page).click()
  await expectStep(page, locale, stepAfter(locale, 'register'))
  return person
}

/** Fills the open step with valid values, changed by `values`, and submits it. */
export async function sendStep(
  page: Page,
  locale: Locale,
  step: SignedInStep,
  values: Values = {},
): Promise<void> {
  await enhanced(page)
  // An address of another country has fields of its own.
  const given = values.country === undefined ? validValues(locale, step) : {}
  await fillForm(page, { ...given, ...values })
  await submitButton(page).click()
}

/** Submits the open step and continues to the next one. */
export async function completeStep(
  page: Page,
  locale: Locale,
  step: SignedInStep,
  values: Values = {},
): Promise<void> {
  await sendStep(page, locale, step, values)
  await expectStep(page, locale, stepAfter(locale, step))
}

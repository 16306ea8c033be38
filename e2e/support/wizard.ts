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

/** Values that the sign-up of a person takes; the username is the email unless it differs. */
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

/** The browser has come to this step's page. */
export const expectStep = (page: Page, locale: Locale, step: StepId): Promise<void> =>
  // As an expression: a predicate is asked through navigations, and fails where a second one takes the place
  // of the first.
  expect(page).toHaveURL(new RegExp(`${stepHref(locale, step)}(?:[?#]|$)`))

/** Creates an account through the first step and comes to the second one, signed in. */
export async function signUp(page: Page, locale: Locale, person: Person = newPerson()): Promise<Person> {
  await openStep(page, locale, 'register')
  await enhanced(page)
  await fillForm(page, signUpValues(person))
  await submitButton(page).click()
  await expectStep(page, locale, stepAfter(locale, 'register'))
  return person
}

/** Fills the step that is open with accepted values, changed by `values`, and sends it. */
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

/** Sends the step that is open and comes to the one after it. */
export async function completeStep(
  page: Page,
  locale: Locale,
  step: SignedInStep,
  values: Values = {},
): Promise<void> {
  await sendStep(page, locale, step, values)
  await expectStep(page, locale, stepAfter(locale, step))
}

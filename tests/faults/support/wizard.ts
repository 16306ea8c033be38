import type { Person } from '@/e2e/support/people'
import { loginPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import type { PlainBrowser } from './plain-browser'
import type { FormValues } from './plain-form'

/** Values with which a sign-up succeeds. */
export const signUpValues = ({ firstName, lastName, email, password }: Person): FormValues => ({
  firstName,
  lastName,
  email,
  password,
  termsAccepted: true,
})

/** Signs in by the login form. */
export async function signIn(
  browser: PlainBrowser,
  locale: Locale,
  { username, password }: Pick<Person, 'username' | 'password'>,
  returnTo: StepId = 'register',
): Promise<void> {
  await browser.open(loginPath(locale, stepHref(locale, returnTo)))
  await browser.send({ username, password }, { form: browser.form('/api/sign-in') })
}

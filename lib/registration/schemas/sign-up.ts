import { collectFields, type FieldError } from '@/lib/forms/collect-fields'
import { ok, type Result } from '@/lib/result/result'
import { checkEmail } from '@/lib/validation/email'
import type { FormValues } from '@/lib/validation/form-input'
import { checkAccepted } from '@/lib/validation/option'
import { checkPassword } from '@/lib/validation/password'
import { checkPersonName } from '@/lib/validation/person-name'
import type { Checked } from '@/lib/validation/problem'
import { checkEmailAsUsername, checkUsername } from '@/lib/validation/username'

export const SIGN_UP_FIELDS = {
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  usernameSameAsEmail: 'checkbox',
  username: 'text',
  password: 'text',
  termsAccepted: 'checkbox',
  marketingOptIn: 'checkbox',
  rememberMe: 'checkbox',
} as const

export type SignUpForm = FormValues<typeof SIGN_UP_FIELDS>

export type SignUp = {
  firstName: string
  lastName: string
  email: string
  username: string
  password: string
  termsAccepted: true
  marketingOptIn: boolean
  rememberMe: boolean
}

export type SignUpContext = {
  /**
   * Whether the form has a username field. Without one the username is the email, and its errors are shown
   * beside the email.
   */
  asksForUsername: boolean
}

/** Checks the sign-up step (spec §5). With "same as my email" the posted username is ignored. */
export function checkSignUp(
  form: SignUpForm,
  { asksForUsername }: SignUpContext = { asksForUsername: true },
): Result<SignUp, readonly FieldError[]> {
  const email = checkEmail(form.email)
  const takesEmail = form.usernameSameAsEmail || !asksForUsername
  const username = takesEmail ? usernameFromEmail(email) : checkUsername(form.username)
  const errorShownAtEmail = !asksForUsername && !username.ok
  return collectFields({
    firstName: checkPersonName(form.firstName),
    lastName: checkPersonName(form.lastName),
    email: errorShownAtEmail ? username : email,
    username: errorShownAtEmail ? ok('') : username,
    password: checkPassword(form.password, {
      email: email.ok ? email.value : form.email,
      username: username.ok ? username.value : form.username,
    }),
    termsAccepted: checkAccepted(form.termsAccepted),
    marketingOptIn: ok(form.marketingOptIn),
    rememberMe: ok(form.rememberMe),
  })
}

// An invalid email is reported once, beside the email.
const usernameFromEmail = (email: Checked): Checked => (email.ok ? checkEmailAsUsername(email.value) : ok(''))

import { SignUpForm } from '@/components/registration/account/sign-up-form'
import { TermsAgreement } from '@/components/registration/organisation/terms-agreement'
import { TextLink } from '@/components/ui/text-link'
import { passwordResetHref } from '@/lib/auth/password-reset.server'
import { privacyHref, termsOfUseHref } from '@/lib/backends/content/site-links.server'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { getMessages } from '@/lib/i18n/messages'
import { SIGN_UP_FIELDS } from '@/lib/registration/schemas/sign-up'
import { loginPath } from '@/lib/site/paths'
import { buildFormModel } from '../../_forms/form-model'
import { SignedInStart } from './signed-in-start'
import type { StepProps } from './step-props'
import { StepScreen } from './step-screen'

/** Step 1. A signed-in user sees the possible next actions instead of the form. */
export async function SignUpStep({ locale, visitor, draft, moved }: StepProps) {
  if (visitor.kind === 'customer') return <SignedInStart locale={locale} visitor={visitor} moved={moved} />
  const { register, signInHelp } = getMessages(locale)
  const resetHref = passwordResetHref(locale)
  const { show, hide, showLabel, hideLabel, shown, hidden, ...passwordRules } = register.password
  const { values: flags } = await getFlags(locale, undefined)
  const defaults = { usernameSameAsEmail: 'on' }
  const isUntouched = Object.keys(draft?.values ?? {}).length === 0
  return (
    <StepScreen locale={locale} step="register">
      <SignUpForm
        asksForUsername={flags['sso-show-username-field']}
        model={buildFormModel(
          { locale, step: 'register', draft, ...(isUntouched && { defaults }) },
          Object.keys(SIGN_UP_FIELDS),
        )}
        texts={{
          fields: register.fields,
          passwordLabels: { show, hide, showLabel, hideLabel, shown, hidden },
          passwordRules,
          takenWays: [
            { href: loginPath(locale), label: register.signIn },
            ...(resetHref === undefined ? [] : [{ href: resetHref, label: signInHelp.reset.label }]),
          ],
          terms: (
            <TermsAgreement
              locale={locale}
              termsHref={termsOfUseHref(locale)}
              privacyHref={privacyHref(locale)}
            />
          ),
        }}
      />
      <p className="mt-8">
        {register.alreadyHaveAccount} <TextLink href={loginPath(locale)}>{register.signIn}</TextLink>
      </p>
    </StepScreen>
  )
}

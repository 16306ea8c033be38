import { EmailForm } from '@/components/profile/email-form'
import { EMAIL_HEADING } from '@/components/profile/headings'
import { PendingEmailChange } from '@/components/profile/pending-email-change'
import { SignInToContinue } from '@/components/session/sign-in-to-continue'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getMessages } from '@/lib/i18n/messages'
import { EMAIL_FIELDS } from '@/lib/profile/email/email-fields'
import { emailFormActionPath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import { formTexts } from '../../../../_forms/form-texts'
import type { ProfileData } from './load-profile'

type Props = { locale: Locale; data: ProfileData; hidden: HiddenFieldValues }

/** The pending email change, or the form that requests one after a recent sign-in. */
export function EmailContent({ locale, data: { emailChange, owner, emailForm, isRecent }, hidden }: Props) {
  const { profile, tasks } = getMessages(locale)
  const texts = profile.emailChange
  if (!emailChange.ok) return <p className="mt-2 max-w-prose">{texts.unavailable}</p>
  const change = emailChange.value
  if (change !== undefined) return <PendingEmailChange {...{ locale, hidden, change }} now={Date.now()} />
  if (!isRecent) return <SignInToContinue locale={locale} text={texts.signIn} />
  const { messages, requiredNote: _, ...common } = formTexts(locale, Object.keys(EMAIL_FIELDS))
  return (
    <>
      <p className="mt-2 max-w-prose">{texts.text}</p>
      <div className="mt-4">
        <EmailForm
          model={{
            ...hidden,
            ...common,
            // The user has an account already, so the message differs from that at sign-up (spec §8).
            messages: {
              ...messages,
              'labels.email': texts.label,
              'fields.email.taken': tasks.email.taken,
            },
            action: emailFormActionPath(locale),
            submit: texts.submit,
            values: emailForm?.fields ?? {},
            leave: leaveDialogTexts(locale, 'email'),
            ...(emailForm && { errors: emailForm.errors }),
          }}
          labelledBy={EMAIL_HEADING}
          owner={owner}
          label={texts.label}
        />
      </div>
    </>
  )
}

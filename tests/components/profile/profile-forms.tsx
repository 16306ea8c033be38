import { EmailForm } from '@/components/profile/email-form'
import { EMAIL_HEADING, PASSWORD_HEADING } from '@/components/profile/headings'
import { PasswordForm } from '@/components/profile/password-form'
import { errorMessages } from '@/lib/i18n/error-messages'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getMessages } from '@/lib/i18n/messages'
import { PASSWORD_FIELDS } from '@/lib/profile/password-fields'
import type { PasswordOwner } from '@/lib/validation/password'

const LOCALE = 'en-us'
const { common, errors, profile, register } = getMessages(LOCALE)

const MODEL = {
  submissionKey: 'key',
  formOwner: 'owner',
  words: { errorPrefix: errors.prefix, optional: common.optional },
  summaryTitle: errors.summaryTitle,
  errorTitle: common.errorTitlePrefix,
  pending: register.submit.pending,
}

/** The form of a new email below its heading. */
export const emailForm = (owner: PasswordOwner) => (
  <>
    <h2 id={EMAIL_HEADING}>{profile.emailChange.heading}</h2>
    <EmailForm
      model={{
        ...MODEL,
        action: '/api/account/email',
        values: {},
        messages: errorMessages(LOCALE, ['email']),
        submit: profile.emailChange.submit,
        leave: leaveDialogTexts(LOCALE, 'email'),
      }}
      labelledBy={EMAIL_HEADING}
      owner={owner}
      label={profile.emailChange.label}
    />
  </>
)

const labelled = (showLabel: string, hideLabel: string) => ({ ...register.password, showLabel, hideLabel })

/** The form of a new password below its heading. */
export const passwordForm = (owner: PasswordOwner) => (
  <>
    <h2 id={PASSWORD_HEADING}>{profile.password.heading}</h2>
    <PasswordForm
      labelledBy={PASSWORD_HEADING}
      model={{
        ...MODEL,
        action: '/api/account/password',
        messages: errorMessages(LOCALE, Object.keys(PASSWORD_FIELDS)),
        submit: profile.password.submit,
        leave: leaveDialogTexts(LOCALE, 'password'),
      }}
      owner={owner}
      texts={{
        current: profile.password.current,
        next: profile.password.new,
        hint: register.fields.password.hint,
        currentLabels: labelled(profile.password.showCurrent, profile.password.hideCurrent),
        nextLabels: labelled(profile.password.showNew, profile.password.hideNew),
        rules: register.password,
      }}
    />
  </>
)

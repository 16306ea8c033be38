import { PASSWORD_HEADING } from '@/components/profile/headings'
import { PasswordForm } from '@/components/profile/password-form'
import type { HiddenFieldValues } from '@/lib/forms/hidden-fields'
import { leaveDialogTexts } from '@/lib/i18n/leave-dialog-texts'
import { getMessages } from '@/lib/i18n/messages'
import { passwordLabels } from '@/lib/i18n/password-labels'
import { PASSWORD_FIELDS } from '@/lib/profile/password-fields'
import { passwordFormActionPath } from '@/lib/site/profile-paths'
import type { Locale } from '@/lib/site/sites'
import type { PasswordOwner } from '@/lib/validation/password'
import { formTexts } from '../../../../_forms/form-texts'
import type { ProfileData } from './load-profile'

type Props = {
  locale: Locale
  owner: PasswordOwner
  errors: ProfileData['passwordErrors']
  hidden: HiddenFieldValues
}

/** The form that changes the password, with the errors of one that was refused. */
export function PasswordContent({ locale, owner, errors, hidden }: Props) {
  const { profile, register } = getMessages(locale)
  const { current, new: next, submit, showCurrent, hideCurrent, showNew, hideNew } = profile.password
  const { rulesLabel, met, notMet, rules } = register.password
  const labels = passwordLabels(locale)
  // Of two fields, both plainly needed, none has to be called required.
  const { messages, requiredNote: _, ...texts } = formTexts(locale, Object.keys(PASSWORD_FIELDS))
  return (
    <PasswordForm
      model={{
        ...hidden,
        ...texts,
        messages: { ...messages, 'labels.password': next },
        action: passwordFormActionPath(locale),
        submit,
        leave: leaveDialogTexts(locale, 'password'),
        ...(errors && { errors }),
      }}
      labelledBy={PASSWORD_HEADING}
      owner={owner}
      texts={{
        current,
        next,
        hint: register.fields.password.hint,
        // Two buttons of one page need two names.
        currentLabels: { ...labels, showLabel: showCurrent, hideLabel: hideCurrent },
        nextLabels: { ...labels, showLabel: showNew, hideLabel: hideNew },
        rules: { rulesLabel, met, notMet, rules },
      }}
    />
  )
}

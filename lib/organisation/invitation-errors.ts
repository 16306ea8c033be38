import type { FormErrors } from '@/lib/forms/form-errors'
import { type ShownErrors, shownErrors } from '@/lib/forms/shown-errors'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { INVITED_EMAIL } from './organisation-fields'

/** The errors of the form that invites somebody. */
export function invitationErrors(locale: Locale, errors: FormErrors): ShownErrors {
  const t = getTranslator(locale, 'organisations')
  const texts: Readonly<Record<string, string>> = getMessages(locale).organisations.invite.errors
  return shownErrors(locale, errors, ({ code }) => texts[code] ?? t('invite.errors.invalid'), {
    [INVITED_EMAIL]: t('invite.email'),
  })
}

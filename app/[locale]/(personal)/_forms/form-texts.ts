import type { FormModel } from '@/components/form/enhanced/form-model'
import { errorMessages } from '@/lib/i18n/error-messages'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

type FormTexts = Pick<
  FormModel,
  'messages' | 'words' | 'requiredNote' | 'summaryTitle' | 'errorTitle' | 'pending'
>

/** Texts that every form shows, in the language of the site, with the errors of its fields. */
export function formTexts(locale: Locale, fieldNames: readonly string[]): FormTexts {
  const { common, errors, register } = getMessages(locale)
  return {
    messages: errorMessages(locale, fieldNames),
    words: { errorPrefix: errors.prefix, optional: common.optional },
    requiredNote: register.allRequired,
    summaryTitle: errors.summaryTitle,
    errorTitle: common.errorTitlePrefix,
    pending: register.submit.pending,
  }
}

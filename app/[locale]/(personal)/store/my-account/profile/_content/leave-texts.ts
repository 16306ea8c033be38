import type { AskedFormModel } from '@/components/form/use-asked-form'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'

/** Texts of the question before a form of the profile is left; nothing keeps its input. */
export function leaveTexts(locale: Locale, form: 'details' | 'email' | 'password'): AskedFormModel['leave'] {
  const { common, profile } = getMessages(locale)
  const { title, unsaved, lost, stay, leave } = profile.leave
  return { title, text: unsaved[form], kept: lost, lost, stay, leave, close: common.close }
}

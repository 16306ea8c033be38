import type { Locale } from '@/lib/site/sites'
import { getMessages } from './messages'

type AskedForm = keyof ReturnType<typeof getMessages>['account']['leave']['unsaved']

/** Texts of the question before a form of the account is left; nothing keeps its input. */
export function leaveDialogTexts(locale: Locale, form: AskedForm) {
  const { account, common } = getMessages(locale)
  const { title, unsaved, lost, stay, leave } = account.leave
  return { title, text: unsaved[form], kept: lost, lost, stay, leave, close: common.close }
}

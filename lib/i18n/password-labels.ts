import type { Locale } from '@/lib/site/sites'
import { getMessages } from './messages'

/** Texts of the button that shows a password. */
export function passwordLabels(locale: Locale) {
  const { show, hide, showLabel, hideLabel, shown, hidden } = getMessages(locale).register.password
  return { show, hide, showLabel, hideLabel, shown, hidden }
}

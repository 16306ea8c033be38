import type { Locale } from '@/lib/site/sites'
import { getMessages } from './messages'

/** The two texts that every field of a form may need: what precedes an error, and what marks it optional. */
export function fieldWords(locale: Locale) {
  const { common, errors } = getMessages(locale)
  return { errorPrefix: errors.prefix, optional: common.optional }
}

import { createTranslator } from 'use-intl/core'
import { getSite, type Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'
import { getMessages } from './messages'

export type Namespace = keyof Messages

/**
 * A typed ICU translator for one namespace of a locale, for server components and handlers:
 * `getTranslator('en-gb', 'register')('steps.register.title')`.
 */
export function getTranslator<N extends Namespace>(locale: Locale, namespace: N) {
  return createTranslator<Messages, N>({
    locale: getSite(locale).languageTag,
    messages: getMessages(locale),
    namespace,
  })
}

import { createTranslator } from 'use-intl/core'
import { getSite, type Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'
import { getMessages } from './messages'

export type Namespace = keyof Messages

const createFor = <N extends Namespace>(locale: Locale, namespace: N) =>
  createTranslator<Messages, N>({
    locale: getSite(locale).languageTag,
    messages: getMessages(locale),
    namespace,
  })

/** Translators made so far; each keeps the texts that it has parsed. */
const made = new Map<string, unknown>()

/**
 * A typed ICU translator for one namespace of a locale, for server components and handlers:
 * `getTranslator('en-gb', 'register')('steps.register.title')`.
 */
export function getTranslator<N extends Namespace>(locale: Locale, namespace: N) {
  const key = `${locale} ${namespace}`
  const translator = made.get(key) ?? createFor(locale, namespace)
  made.set(key, translator)
  // Made for this very namespace: the key says so, which the type of a map cannot.
  return translator as ReturnType<typeof createFor<N>>
}

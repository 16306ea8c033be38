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

/**
 * Size of the cache of formatted texts, per translator; a full cache is emptied. Texts with longer values
 * are not cached.
 */
const MOST_TEXTS = 1_000
const LONGEST_VALUE = 60

type Values = Readonly<Record<string, unknown>>

/** Cache key of a text with its values; undefined if a value is too long, or neither text nor number. */
function cacheKey(key: string, values: Values | undefined): string | undefined {
  if (values === undefined) return key
  let name = key
  for (const field in values) {
    const value = values[field]
    if (typeof value === 'string' ? value.length > LONGEST_VALUE : typeof value !== 'number') return undefined
    // With its length, so that different values never produce the same key.
    const text = String(value)
    name += ` ${field} ${typeof value} ${text.length} ${text}`
  }
  return name
}

/** Memoizes a translator: a page formats several hundred texts, most of them the same each time. */
function memoized<T extends object>(translate: T): T {
  const texts = new Map<string, string>()
  const format = translate as unknown as (key: string, values?: Values, formats?: unknown) => string
  const cached = (key: string, values?: Values, formats?: unknown): string => {
    const name = formats === undefined ? cacheKey(key, values) : undefined
    if (name === undefined) return format(key, values, formats)
    const known = texts.get(name)
    if (known !== undefined) return known
    const text = format(key, values)
    if (texts.size >= MOST_TEXTS) texts.clear()
    texts.set(name, text)
    return text
  }
  // The cached function also has all properties of the original one.
  return Object.assign(cached, translate) as unknown as T
}

/** Translators created so far; each keeps the messages that it has parsed. */
const made = new Map<string, unknown>()

/**
 * A typed ICU translator for one namespace of a locale, for server components and handlers:
 * `getTranslator('en-gb', 'register')('steps.register.title')`.
 */
export function getTranslator<N extends Namespace>(locale: Locale, namespace: N) {
  const key = `${locale} ${namespace}`
  const translator = made.get(key) ?? memoized(createFor(locale, namespace))
  made.set(key, translator)
  // The type follows from the key, which the type of the map cannot express.
  return translator as ReturnType<typeof createFor<N>>
}

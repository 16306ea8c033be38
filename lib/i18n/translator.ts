import { createTranslator } from 'use-intl/core'
import { getSite, type Locale } from '@/lib/site/sites'
import type { Messages } from '@/locales/en/messages'
import { fill } from './fill'
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

/** A text whose placeholders are all replaced by their values, and the names of the placeholders. */
type Template = { text: string; names: readonly string[] }

/** No choice, number format or tag, and nothing quoted. */
const ONLY_PLACEHOLDERS = /^(?:[^{}<'#]|\{\w+\})*$/

const templateOf = (text: unknown): Template | undefined =>
  typeof text === 'string' && ONLY_PLACEHOLDERS.test(text)
    ? { text, names: [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name) }
    : undefined

const isComplete = (
  { names }: Template,
  values: Values,
): values is Readonly<Record<string, string | number>> =>
  names.every(name => typeof values[name] === 'string' || typeof values[name] === 'number')

/** The same as an untyped function, with its source texts. */
type Format = {
  (key: string, values?: Values, formats?: unknown): string
  raw: (key: string) => unknown
}

/**
 * Memoizes a translator: a page formats several hundred texts, most of them the same each time. A text with
 * nothing but placeholders is filled, because the ICU library takes thirty times as long for it.
 */
function memoized<T extends object>(translate: T): T {
  const texts = new Map<string, string>()
  const templates = new Map<string, Template | undefined>()
  const format = translate as unknown as Format
  const findTemplate = (key: string): Template | undefined => {
    if (!templates.has(key)) templates.set(key, templateOf(format.raw(key)))
    return templates.get(key)
  }
  const cached = (key: string, values?: Values, formats?: unknown): string => {
    const template = values === undefined ? undefined : findTemplate(key)
    if (values !== undefined && template !== undefined && isComplete(template, values))
      return fill(template.text, values)
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

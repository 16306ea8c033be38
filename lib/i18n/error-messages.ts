import type { Locale } from '@/lib/site/sites'
import { getMessages } from './messages'

/** Error texts of some fields by `fields.<name>.<code>`, and of all codes and whole forms by `<code>`. */
export function errorMessages(locale: Locale, fieldNames: readonly string[]): Record<string, string> {
  const { fields, codes, forms } = getMessages(locale).errors
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = fields
  const own = fieldNames.flatMap(name =>
    Object.entries(all[name] ?? {}).map(([code, text]) => [`fields.${name}.${code}`, text]),
  )
  return { ...codes, ...forms, ...Object.fromEntries(own) }
}

import type { Locale } from '@/lib/site/sites'
import { fieldLabels } from './field-labels'
import { getMessages } from './messages'

/**
 * Error messages for some fields: `fields.<name>.<code>` with `labels.<name>` for the fields, and `<code>`
 * for general codes and for whole forms.
 */
export function errorMessages(locale: Locale, fieldNames: readonly string[]): Record<string, string> {
  const { fields, codes, forms, labelled } = getMessages(locale).errors
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = fields
  const labels = fieldLabels(locale)
  const own = fieldNames.flatMap(name => [
    ...Object.entries(all[name] ?? {}).map(([code, text]) => [`fields.${name}.${code}`, text]),
    ...(labels[name] === undefined ? [] : [[`labels.${name}`, labels[name]]]),
  ])
  return { ...codes, ...forms, labelled, ...Object.fromEntries(own) }
}

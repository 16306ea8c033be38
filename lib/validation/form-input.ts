/** Fields of a form in its order, by name: a text (also a select or radio) or a checkbox. */
export type FormFields = Readonly<Record<string, 'text' | 'checkbox'>>

export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends 'checkbox' ? boolean : string
}

/**
 * Reads the declared fields of a form, as a handler received it or as the browser holds it. Only `true` and
 * `on` count as checked. A missing value is empty, and so is a value of the wrong type; names that the form
 * does not declare are dropped.
 */
export function readFields<Fields extends FormFields>(
  sent: Readonly<Record<string, unknown>>,
  fields: Fields,
): FormValues<Fields> {
  const values = Object.entries(fields).map(([name, kind]) => [
    name,
    kind === 'checkbox' ? isTick(sent[name]) : asText(sent[name]),
  ])
  // Every declared field has a value of its kind.
  return Object.fromEntries(values) as FormValues<Fields>
}

const isTick = (value: unknown): boolean => value === true || value === 'on'

const asText = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * What a form posts under each name, in the order of the form: a text (also a select or radio) or a tick box.
 */
export type FormFields = Readonly<Record<string, 'text' | 'checkbox'>>

export type FormValues<Fields extends FormFields> = {
  [Name in keyof Fields]: Fields[Name] extends 'checkbox' ? boolean : string
}

/**
 * The declared fields of a form, as a handler read it or as the browser holds it. Only `true` and `on` are a
 * tick. What was not sent is empty, and so is what no control of that kind holds; names that the form does
 * not declare are left out.
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

'use client'

import type { FieldBinding } from '@/components/form/enhanced/field-binding'
import { describeField, type FieldLabels } from '@/components/form/fields/field-props'
import { LineDescription } from '@/components/form/fields/line-description'

/** An invoice or a credit note with the field for how much of it. */
export type AmountLine = {
  field: string
  name: string
  facts: readonly string[]
  /** What the field is called where it is not beside its name. */
  label: string
  /** Currency symbol, shown beside the field. */
  currency: string
}

/** Connects the control of a name to its form. */
export type BindField = (name: string) => FieldBinding & { words: FieldLabels; defaultValue: string }

type Props = {
  /** Of the heading. */
  id: string
  heading: string
  hint: string
  lines: readonly AmountLine[]
  control: BindField
}

/** Lines of a payment, each with an amount that can be changed. */
export const AmountLines = ({ id, heading, hint, lines, control }: Props) => (
  <section aria-labelledby={id} className="max-w-form">
    <h2 id={id} className="text-xl">
      {heading}
    </h2>
    <p className="mt-1 text-muted">{hint}</p>
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {lines.map(line => (
        <Line key={line.field} {...line} control={control} />
      ))}
    </ul>
  </section>
)

function Line({ field, name, facts, label, currency, control }: AmountLine & Pick<Props, 'control'>) {
  const { words, error, ...input } = control(field)
  const { aria } = describeField({ name: field, error })
  return (
    <li className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <LineDescription {...{ field, name, facts, words, error }} />
      <p className="flex items-center gap-2">
        <span className="text-muted" aria-hidden="true">
          {currency}
        </span>
        <input
          {...input}
          {...aria}
          id={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          className="control w-32 text-right"
        />
      </p>
    </li>
  )
}

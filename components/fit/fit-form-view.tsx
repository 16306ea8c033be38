'use client'

import type { FieldLabels } from '@/components/form/fields/field-props'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { Button } from '@/components/ui/button'

export type FitFieldData = {
  name: string
  label: string
  defaultValue: string
  hint?: string
  error?: string
}

export type FitChoiceData = FitFieldData & {
  placeholder: string
  choices: readonly (readonly [value: string, label: string])[]
}

export type FitFormData = {
  action: string
  words: FieldLabels
  age: { legend: string; hint: string; fields: readonly FitFieldData[] }
  minutes: FitFieldData
  choices: readonly FitChoiceData[]
  submit: string
  /** Whether the form is beside the results. */
  isAside: boolean
}

const HINT_ID = 'fit-age-hint'

const NUMBER = { inputMode: 'numeric', autoComplete: 'off' } as const

/**
 * Presentational component for the questions. A client component because the serialized options are a tenth
 * of their markup (docs/decisions).
 */
export const FitFormView = ({ action, words, age, minutes, choices, submit, isAside }: FitFormData) => (
  <form
    action={action}
    method="get"
    noValidate
    className={`grid max-w-form items-end gap-x-8 gap-y-5 sm:grid-cols-2 ${isAside ? 'lg:grid-cols-1' : ''}`}
  >
    <fieldset aria-describedby={HINT_ID}>
      <legend className="font-semibold">{age.legend}</legend>
      <p id={HINT_ID} className="mt-1 text-muted">
        {age.hint}
      </p>
      <div className="mt-3 grid max-w-field grid-cols-2 gap-4">
        {age.fields.map(field => (
          <TextInput key={field.name} {...field} {...NUMBER} words={words} />
        ))}
      </div>
    </fieldset>
    <TextInput {...minutes} {...NUMBER} words={words} />
    {choices.map(({ choices: options, ...field }) => (
      <Select
        key={field.name}
        {...field}
        words={words}
        options={options.map(([value, label]) => ({ value, label }))}
      />
    ))}
    <div className="col-span-full">
      <Button type="submit">{submit}</Button>
    </div>
  </form>
)

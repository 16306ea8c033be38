import type { ComponentPropsWithRef } from 'react'
import { Field } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

type Choice = { value: string; label: string }

type ChoiceGroup = { label: string; options: readonly Choice[] }

type Props = FieldProps & {
  options: readonly (Choice | ChoiceGroup)[]
  /** Text of an empty first option. */
  placeholder?: string
} & Omit<
    ComponentPropsWithRef<'select'>,
    keyof FieldProps | 'required' | 'className' | 'disabled' | 'children'
  >

const Options = ({ options }: { options: readonly Choice[] }) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))

/** A labelled select, with or without option groups. */
export function Select({ options, placeholder, ...props }: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field, control['aria-describedby'])
  return (
    <Field {...field}>
      <select {...control} {...aria} id={id} name={field.name} className="control">
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(option =>
          'options' in option ? (
            <optgroup key={option.label} label={option.label}>
              <Options options={option.options} />
            </optgroup>
          ) : (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ),
        )}
      </select>
    </Field>
  )
}

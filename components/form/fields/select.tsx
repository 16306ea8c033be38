import type { ComponentPropsWithRef } from 'react'
import { Field } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'
import { type OptionGroup, optionsMarkup, type SelectOption } from './options-markup'

type Props = FieldProps & {
  options: readonly (SelectOption | OptionGroup)[]
  /** Text of an empty first option. */
  placeholder?: string
} & Omit<
    ComponentPropsWithRef<'select'>,
    keyof FieldProps | 'required' | 'className' | 'disabled' | 'children'
  >

/** A labelled select, with or without option groups. */
export function Select({ options, placeholder, ...props }: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field, control['aria-describedby'])
  const first = placeholder === undefined ? [] : [{ value: '', label: placeholder }]
  const all = [...first, ...options]
  const selected = control.value ?? control.defaultValue
  return (
    <Field {...field}>
      <select
        {...control}
        {...aria}
        id={id}
        name={field.name}
        className="control"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped; React renders hundreds of options slowly.
        dangerouslySetInnerHTML={{
          __html: optionsMarkup(all, selected === undefined ? undefined : String(selected)),
        }}
      />
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Field } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

type Props = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'className'>

/** A labelled field for a file. */
export function FileInput(props: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field)
  return (
    <Field {...field}>
      <input type="file" {...control} {...aria} id={id} name={field.name} className="file-control" />
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Field } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'required' | 'className' | 'disabled'>

/** A labelled text field. A value that is too long causes an error; it is never truncated. */
export function TextInput(props: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field, control['aria-describedby'])
  return (
    <Field {...field}>
      <input type="text" {...control} {...aria} id={id} name={field.name} className="control" />
    </Field>
  )
}

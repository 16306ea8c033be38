import type { ComponentPropsWithRef } from 'react'
import { describeField, Field, type FieldProps, splitFieldProps } from './field'

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'required' | 'className' | 'disabled'>

/** A labelled line of text. The limit of a length is said by its error, never by cutting what was typed. */
export function TextInput(props: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field)
  return (
    <Field {...field}>
      <input type="text" {...control} {...aria} id={id} name={field.name} className="control" />
    </Field>
  )
}

import type { ComponentPropsWithRef } from 'react'
import { Field } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps | 'required' | 'className' | 'disabled'>

/** A labelled multi-line text field. */
export function TextArea(props: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field, control['aria-describedby'])
  return (
    <Field {...field}>
      <textarea rows={5} {...control} {...aria} id={id} name={field.name} className="control" />
    </Field>
  )
}

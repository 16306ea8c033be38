import type { ComponentPropsWithRef } from 'react'
import { Field } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

type Props = FieldProps & Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'className'>

/** The button that the browser draws in the field looks like the other buttons. */
const CHOOSE_BUTTON =
  'file:me-3 file:min-h-11 file:rounded-sm file:border file:border-solid file:border-accent file:bg-white file:px-5 file:font-semibold file:text-accent hover:file:bg-accent-soft'

/** A labelled field for a file. */
export function FileInput(props: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field)
  return (
    <Field {...field}>
      <input
        type="file"
        {...control}
        {...aria}
        id={id}
        name={field.name}
        className={`min-h-11 max-w-full min-w-0 ${CHOOSE_BUTTON}`}
      />
    </Field>
  )
}

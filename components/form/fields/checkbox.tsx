import type { ComponentPropsWithRef } from 'react'
import { FieldNotes, LabelText } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

type Props = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps | 'type' | 'required' | 'className' | 'disabled'>

/** A checkbox with its label beside it. */
export function Checkbox(props: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field, control['aria-describedby'])
  return (
    <div className="max-w-form space-y-1 border-danger invalid-within:border-l-4 invalid-within:pl-4">
      <div className="flex gap-3">
        <input
          {...control}
          {...aria}
          type="checkbox"
          id={id}
          name={field.name}
          className="my-2.5 size-6 shrink-0 cursor-pointer accent-accent"
        />
        <label htmlFor={id} className="min-w-0 py-2.5">
          <LabelText {...field} />
        </label>
      </div>
      <div className="-mt-2 pl-9 empty:hidden">
        <FieldNotes {...field} />
      </div>
    </div>
  )
}

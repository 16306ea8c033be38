import type { ChangeEvent, FocusEvent, RefCallback } from 'react'
import { afterClick } from './after-click'
import type { Control } from './form-controls'
import type { CheckedFields } from './use-checked-fields'

/** What ties a control to its form: spread it into `TextInput`, `Select` and their like. */
export type FieldBinding = {
  name: string
  ref: RefCallback<Control>
  onBlur: (event: FocusEvent<Control>) => void
  onChange: (event: ChangeEvent<Control>) => void
  error: string | undefined
}

type Fields = Pick<CheckedFields, 'form' | 'errors' | 'check' | 'leave'>

/**
 * Binds controls by name. A change checks a field only while it is wrong, so that its error goes as soon as
 * it is right.
 */
export const fieldBinder =
  ({ form, errors, check, leave }: Fields): ((name: string) => FieldBinding) =>
  name => ({
    name,
    ref: form.refOf(name),
    onBlur: () => afterClick(() => leave(name)),
    onChange: () => {
      if (errors[name] !== undefined) check([name])
    },
    error: errors[name],
  })

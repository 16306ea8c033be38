import type { ChangeEvent, FocusEvent, RefCallback } from 'react'
import { afterClick } from '../send/after-click'
import type { Control } from './form-controls'
import type { CheckedFields } from './use-checked-fields'

/**
 * Props that connect a control to its form: spread them into `TextInput`, `Select` and similar components.
 */
export type FieldBinding = {
  name: string
  ref: RefCallback<Control>
  onBlur: (event: FocusEvent<Control>) => void
  onChange: (event: ChangeEvent<Control>) => void
  error: string | undefined
}

type Fields = Pick<CheckedFields, 'form' | 'errors' | 'check' | 'leave'>

/**
 * Binds controls by name. A change validates a field only while it has an error, so that the error disappears
 * as soon as the value is valid.
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

import type { ChangeEvent, FocusEvent } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import { afterClick } from './after-click'
import type { FormValues } from './use-checked-fields'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What ties a control to its form: spread it into `TextInput`, `Select` and their like. */
export type FieldBinding = Pick<UseFormRegisterReturn, 'name' | 'ref'> & {
  onBlur: (event: FocusEvent<Control>) => void
  onChange: (event: ChangeEvent<Control>) => void
  error: string | undefined
}

/**
 * Binds controls by name. A change checks a field only while it is wrong, so that its error goes as soon as
 * it is right.
 */
export function fieldBinder(form: UseFormReturn<FormValues>): (name: string) => FieldBinding {
  const { errors } = form.formState
  return name => {
    const { onChange, onBlur, ref } = form.register(name)
    return {
      name,
      ref,
      onBlur: event => afterClick(() => void onBlur(event)),
      onChange: event => {
        void onChange(event)
        if (errors[name] !== undefined) void form.trigger(name)
      },
      error: errors[name]?.message,
    }
  }
}

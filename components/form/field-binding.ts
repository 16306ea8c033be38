import type { ChangeEvent } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { FormValues } from './use-checked-fields'

/** What ties a control to its form: spread it into `TextInput`, `Select` and their like. */
export type FieldBinding = Pick<UseFormRegisterReturn, 'name' | 'ref' | 'onBlur'> & {
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) => void
  error: string | undefined
}

/** Binds controls by name. A change checks a field only while it is wrong, so that its error goes as soon as it is right. */
export function fieldBinder(form: UseFormReturn<FormValues>): (name: string) => FieldBinding {
  const { errors } = form.formState
  return name => {
    const { onChange, onBlur, ref } = form.register(name)
    return {
      name,
      ref,
      onBlur,
      onChange: event => {
        void onChange(event)
        if (errors[name] !== undefined) void form.trigger(name)
      },
      error: errors[name]?.message,
    }
  }
}

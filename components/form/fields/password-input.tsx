'use client'

import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Field } from './field'
import { describeField, type FieldProps, splitFieldProps } from './field-props'

export type PasswordLabels = {
  show: string
  hide: string
  /** Names of the button, for example "Show password". */
  showLabel: string
  hideLabel: string
  /** Announced after a change, for example "Your password is visible". */
  shown: string
  hidden: string
}

type Props = FieldProps & {
  passwordLabels: PasswordLabels
  autoComplete: 'current-password' | 'new-password'
} & Omit<
    ComponentPropsWithRef<'input'>,
    keyof FieldProps | 'type' | 'autoComplete' | 'required' | 'className' | 'disabled'
  >

/** A password field with a button that shows the password; it is hidden again when its form is submitted. */
export function PasswordInput({ passwordLabels, autoComplete, ...props }: Props) {
  const { field, control } = splitFieldProps(props)
  const { id, aria } = describeField(field, control['aria-describedby'])
  const hydrated = useHydrated()
  const [shown, setShown] = useState<boolean>()
  const wrapper = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const form = wrapper.current?.closest('form')
    const hide = () => setShown(known => (known === undefined ? known : false))
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field {...field}>
      <div ref={wrapper} className="relative">
        <input
          {...control}
          {...aria}
          type={shown ? 'text' : 'password'}
          id={id}
          name={field.name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className="control pr-24"
        />
        {hydrated && (
          <button
            type="button"
            aria-controls={id}
            aria-label={shown ? passwordLabels.hideLabel : passwordLabels.showLabel}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0 min-w-20 rounded-sm px-3 font-semibold text-link underline underline-offset-4"
          >
            {shown ? passwordLabels.hide : passwordLabels.show}
          </button>
        )}
        <span role="status" className="sr-only">
          {shown === undefined ? '' : shown ? passwordLabels.shown : passwordLabels.hidden}
        </span>
      </div>
    </Field>
  )
}

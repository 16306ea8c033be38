'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { errorText, type FormMessages } from './error-texts'
import type { FieldError } from './submit-answer'

export type FormValue = string | boolean | undefined

export type FormValues = Record<string, FormValue>

/** A form's rules: the errors in the order of the fields, none when it may be sent. */
export type ValidateForm = (values: FormValues) => readonly FieldError[]

type Refused = { error: FieldError; value: FormValue }

export type CheckedFields = {
  form: UseFormReturn<FormValues>
  /** Marks exactly these fields as wrong. A refusal of the server stays until its value changes. */
  showErrors: (errors: readonly FieldError[], from: 'rules' | 'server') => void
  /** Takes back what is said about these fields, also what the server has said. */
  dropErrors: (isDropped: (name: string) => boolean) => void
}

const isEmpty = (value: FormValue): boolean => value === undefined || value === '' || value === false

const fieldStates = (errors: readonly FieldError[], messages: FormMessages): FieldErrors<FormValues> =>
  Object.fromEntries(
    errors
      .filter(({ name }) => name !== '')
      .map(error => [error.name, { type: error.code, message: errorText(messages, error) }]),
  )

type Options = {
  validate: ValidateForm
  messages: FormMessages
  initialErrors: readonly FieldError[]
  /** Whether the form was sent before. */
  attempted: RefObject<boolean>
}

/**
 * The fields' own part of a form: a filled field is checked when it is left, an error goes as soon as it is
 * right, and an empty field is not called wrong before the first attempt to send. The values are those of the
 * page's own controls, so that what was typed before the script ran is kept.
 */
export function useCheckedFields({ validate, messages, initialErrors, attempted }: Options): CheckedFields {
  const refusals = useRef<readonly Refused[]>([])
  const [initialStates] = useState(() => fieldStates(initialErrors, messages))

  const resolver: Resolver<FormValues> = values => {
    const refused = refusals.current.filter(({ error, value }) => values[error.name] === value)
    const wrong = [...validate(values), ...refused.map(({ error }) => error)].filter(
      ({ name }) => attempted.current || !isEmpty(values[name]),
    )
    return wrong.length === 0 ? { values, errors: {} } : { values: {}, errors: fieldStates(wrong, messages) }
  }

  const form = useForm<FormValues>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
    errors: initialStates,
    resolver,
  })

  const remember = (errors: readonly FieldError[]) => {
    refusals.current = errors.map(error => ({ error, value: form.getValues(error.name) }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the errors that the page came with.
  useEffect(() => remember(initialErrors), [])

  const showErrors: CheckedFields['showErrors'] = (errors, from) => {
    remember(from === 'server' ? errors : [])
    form.clearErrors()
    for (const error of errors)
      if (error.name !== '')
        form.setError(error.name, { type: error.code, message: errorText(messages, error) })
  }

  const dropErrors: CheckedFields['dropErrors'] = isDropped => {
    refusals.current = refusals.current.filter(({ error }) => !isDropped(error.name))
    form.clearErrors(Object.keys(form.formState.errors).filter(isDropped))
  }

  return { form, showErrors, dropErrors }
}

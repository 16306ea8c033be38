'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { errorText, type FormMessages } from '../errors/error-texts'
import type { FieldError } from '../send/submit-answer'
import { createFormControls, type FormControls, type FormValue, type FormValues } from './form-controls'

/** Validation of a form: the errors in the order of the fields, none when it may be submitted. */
export type ValidateForm = (values: FormValues) => readonly FieldError[]

type Refused = { error: FieldError; value: FormValue }

/** The error text of each invalid field. */
type ErrorTexts = Readonly<Record<string, string>>

export type CheckedFields = {
  form: FormControls
  errors: ErrorTexts
  /** Validates these fields again; always the same function. */
  check: (names: readonly string[]) => void
  /** Validates a field on blur. */
  leave: (name: string) => void
  /** Validates every field that was left so far, for rules that are loaded late; always the same function. */
  checkLeft: () => void
  /** Shows exactly these errors. A refusal of the server stays until the field's value changes. */
  showErrors: (errors: readonly FieldError[], from: 'rules' | 'server') => void
  /** Clears the errors of these fields, also those from the server. */
  dropErrors: (isDropped: (name: string) => boolean) => void
}

const isEmpty = (value: FormValue): boolean => value === undefined || value === '' || value === false

/** Of several errors of a field the last one counts. */
const textsOf = (errors: readonly FieldError[], messages: FormMessages): ErrorTexts =>
  Object.fromEntries(
    errors.filter(({ name }) => name !== '').map(error => [error.name, errorText(messages, error)]),
  )

const without = (texts: ErrorTexts, isDropped: (name: string) => boolean): ErrorTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !isDropped(name)))

type Options = {
  validate: ValidateForm
  messages: FormMessages
  initialErrors: readonly FieldError[]
  /** Whether the form was submitted before. */
  attempted: RefObject<boolean>
}

/**
 * Validation of the fields of a form: a filled field is validated on blur, an error disappears as soon as the
 * value is valid, and an empty field gets no error before the first attempt to submit.
 */
export function useCheckedFields({ validate, messages, initialErrors, attempted }: Options): CheckedFields {
  const [form] = useState(createFormControls)
  const [errors, setErrors] = useState(() => textsOf(initialErrors, messages))
  const refusals = useRef<readonly Refused[]>([])
  const leftFields = useRef(new Set<string>())
  const rules = useRef({ validate, messages })

  useLayoutEffect(() => {
    rules.current = { validate, messages }
  })

  const check = useCallback(
    (names: readonly string[]) => {
      const values = form.getValues()
      const refused = refusals.current.filter(({ error, value }) => values[error.name] === value)
      const wrong = [...rules.current.validate(values), ...refused.map(({ error }) => error)].filter(
        ({ name }) => names.includes(name) && (attempted.current || !isEmpty(values[name])),
      )
      const texts = textsOf(wrong, rules.current.messages)
      setErrors(known => ({ ...without(known, name => names.includes(name)), ...texts }))
    },
    [form, attempted],
  )

  const leave = (name: string) => {
    leftFields.current.add(name)
    check([name])
  }

  const checkLeft = useCallback(() => check([...leftFields.current]), [check])

  const remember = (refused: readonly FieldError[]) => {
    refusals.current = refused.map(error => ({ error, value: form.getValue(error.name) }))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the errors that the page came with.
  useEffect(() => remember(initialErrors), [])

  const showErrors: CheckedFields['showErrors'] = (shown, from) => {
    remember(from === 'server' ? shown : [])
    setErrors(textsOf(shown, messages))
  }

  const dropErrors: CheckedFields['dropErrors'] = isDropped => {
    refusals.current = refusals.current.filter(({ error }) => !isDropped(error.name))
    setErrors(known => without(known, isDropped))
  }

  return { form, errors, check, leave, checkLeft, showErrors, dropErrors }
}

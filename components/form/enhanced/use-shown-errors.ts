'use client'

import { type RefObject, useRef, useState } from 'react'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { SummaryEntry } from '../errors/error-summary'
import type { FormMessages } from '../errors/error-texts'
import { withErrorTitle, withoutErrorTitle } from '../errors/error-title'
import { NO_ERRORS, summaryEntries } from '../errors/form-errors'
import { type CheckedFields, useCheckedFields, type ValidateForm } from './use-checked-fields'

type Options = {
  validate: ValidateForm
  messages: FormMessages
  errorTitle: string
  initialErrors: FormErrors
}

export type ShownErrors = Omit<CheckedFields, 'showErrors' | 'dropErrors'> & {
  /** Whether the form was submitted before. */
  attempted: RefObject<boolean>
  entries: readonly SummaryEntry[]
  attempt: number
  show: (errors: FormErrors, from: 'rules' | 'server') => void
  clear: () => void
  /**
   * Clears every error: another part of the form is shown now, and its fields have not been submitted yet.
   */
  startAfresh: () => void
  /** Shows an error beside a field that was found elsewhere; it stays until the field changes. */
  markField: (name: string, code: string) => void
  /** Clears the errors of fields that are no longer shown, or whose label has changed. */
  dropErrors: (isDropped: (name: string) => boolean) => void
}

/** The errors of a form, in its summary, beside its fields and in the title of the page. */
export function useShownErrors({ errorTitle, initialErrors, ...rules }: Options): ShownErrors {
  const attempted = useRef(initialErrors !== NO_ERRORS)
  const {
    showErrors,
    dropErrors: dropFieldErrors,
    ...fields
  } = useCheckedFields({ ...rules, initialErrors: initialErrors.fieldErrors, attempted })
  const [shown, setShown] = useState({ errors: initialErrors, attempt: 0 })

  const show: ShownErrors['show'] = (errors, from) => {
    document.title = withErrorTitle(document.title, errorTitle)
    showErrors(errors.fieldErrors, from)
    setShown(({ attempt }) => ({ errors, attempt: attempt + 1 }))
  }

  const clear = () => {
    document.title = withoutErrorTitle(document.title, errorTitle)
    showErrors([], 'rules')
    setShown(({ attempt }) => ({ errors: NO_ERRORS, attempt }))
  }

  const startAfresh = () => {
    attempted.current = false
    clear()
  }

  const dropErrors: ShownErrors['dropErrors'] = isDropped => {
    dropFieldErrors(isDropped)
    setShown(({ errors, attempt }) => {
      const fieldErrors = errors.fieldErrors.filter(({ name }) => !isDropped(name))
      return { errors: { ...errors, fieldErrors }, attempt }
    })
  }

  const markField: ShownErrors['markField'] = (name, code) => showErrors([{ name, code }], 'server')

  const entries = summaryEntries(shown.errors, rules.messages)
  return {
    ...fields,
    ...{ attempted, entries, attempt: shown.attempt },
    ...{ show, clear, startAfresh, markField, dropErrors },
  }
}

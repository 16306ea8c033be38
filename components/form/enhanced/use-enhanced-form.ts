'use client'

import { type ReactNode, type RefCallback, type SubmitEvent, useRef } from 'react'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { FormMessages } from '../errors/error-texts'
import { NO_ERRORS } from '../errors/form-errors'
import { BeforeSubmitEvent } from '../send/before-submit'
import { composeForm, type SentForm, sendForm } from '../send/send-form'
import type { SubmitAnswer } from '../send/submit-answer'
import { usePending } from '../send/use-pending'
import { type FieldBinding, fieldBinder } from './field-binding'
import type { ValidateForm } from './use-checked-fields'
import { type ShownErrors, useShownErrors } from './use-shown-errors'

type Options = {
  validate: ValidateForm
  messages: FormMessages
  /** Title of a page with errors, `Error: {title}`. */
  errorTitle: string
  /** Text while the form is being submitted, for example "Saving". */
  pendingText: string
  /** Errors the page came with, from a form submitted without script. */
  initialErrors?: FormErrors
  /** May handle a response itself, for example open a dialog; true when it did. */
  onAnswer?: (answer: SubmitAnswer) => boolean | Promise<boolean>
  /** Default: a full navigation. */
  navigate?: (to: string) => void
}

export type EnhancedForm = Pick<
  ShownErrors,
  'form' | 'checkLeft' | 'entries' | 'attempt' | 'startAfresh' | 'markField' | 'dropErrors'
> & {
  /** Attributes of a control: `<TextInput {...field('city')} label=… />`. */
  field: (name: string) => FieldBinding
  /** Empty while no submission is in flight. */
  progress: string
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  /** For callers that need the form element itself. */
  formRef?: RefCallback<HTMLFormElement>
  /** Content above the buttons, for example the warning that there is no connection. */
  aids?: ReactNode
  /** Handles a response to another request than this form's, for example one of a dialog over it. */
  settle: (answer: SubmitAnswer) => Promise<void>
}

const visit = (to: string) => window.location.assign(to)

/**
 * Progressive enhancement of a plain form: validates in the browser with the rules of the handler, submits
 * without leaving the page, shows every refusal in one summary and keeps the input. Without script the form
 * posts to the same handler.
 */
export function useEnhancedForm(options: Options): EnhancedForm {
  const { validate, messages, errorTitle, initialErrors = NO_ERRORS, onAnswer, navigate = visit } = options
  const errors = useShownErrors({ validate, messages, errorTitle, initialErrors })
  const { form, checkLeft, entries, attempt, startAfresh, markField, dropErrors } = errors
  const pending = usePending()
  const lastSent = useRef<SentForm>(undefined)

  const settle = async (answer: SubmitAnswer) => {
    const isTaken = (await onAnswer?.(answer)) === true
    if (answer.kind !== 'refused' && !isTaken) return navigate(answer.to)
    pending.end()
    if (answer.kind === 'refused' && !isTaken) errors.show(answer, 'server')
  }

  const send = (target: HTMLFormElement, submitter: HTMLElement | null) => {
    errors.clear()
    pending.begin()
    const { sent, body } = composeForm(target, submitter, lastSent.current)
    lastSent.current = sent
    void sendForm(target, body).then(settle)
  }

  const onSubmit: EnhancedForm['onSubmit'] = event => {
    // A button that submits the form elsewhere, with its files: the browser does that.
    if (event.nativeEvent.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    if (pending.isPending()) return
    errors.attempted.current = true
    const fieldErrors = validate(form.getValues())
    if (fieldErrors.length > 0) return errors.show({ fieldErrors, formErrors: [] }, 'rules')
    const { currentTarget: target, nativeEvent } = event
    const submit = () => send(target, nativeEvent.submitter)
    if (target.dispatchEvent(new BeforeSubmitEvent(submit))) submit()
  }

  const progress = pending.shown ? options.pendingText : ''
  return {
    ...{ form, checkLeft, entries, attempt, progress, startAfresh, markField, dropErrors, onSubmit, settle },
    field: fieldBinder(errors),
  }
}

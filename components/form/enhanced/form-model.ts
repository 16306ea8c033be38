import type { ReactNode } from 'react'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { QuestionField } from '@/lib/forms/question-field'
import type { FormAidTexts } from '../aids/form-aid-texts'
import type { FormMessages } from '../errors/error-texts'
import type { FieldLabels } from '../fields/field-props'

/** Data of an autosaved form from its page: action, values and messages. */
export type FormModel = {
  action: string
  submissionKey: string
  /** Sealed user id that binds the form to its user. */
  formOwner?: string
  /** Version of the record that the form is rendered from. */
  recordVersion?: string
  /**
   * Name of the open question; its answer carries the name, so that it cannot be taken for the answer to
   * another question.
   */
  question?: string
  /** Field that the open question is about. */
  questionField?: QuestionField
  values: Readonly<Record<string, string>>
  /**
   * Set for values that were typed in an earlier visit and not saved since, or that differ from what was
   * saved elsewhere meanwhile: the note, and the form that clears them.
   */
  restored?: { note: ReactNode; beside: ReactNode }
  /** Errors of a form that was submitted without script. */
  errors?: FormErrors
  /** Texts of all errors that the form can show, by field and code. */
  messages: FormMessages
  words: FieldLabels
  requiredNote: string
  summaryTitle: string
  errorTitle: string
  submit: string
  pending: string
  aids: FormAidTexts
}

/** Label of a field, with a hint and a placeholder if there are any. */
export type FieldText = { label: string; hint?: string; placeholder?: string }

import type { ReactNode } from 'react'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { QuestionField } from '@/lib/forms/question-field'
import type { FormAidTexts } from './aids/form-aid-texts'
import type { FormMessages } from './error-texts'
import type { FieldWords } from './field-props'

/** What an autosaved form gets from its page: where it is sent, what is in it, and its messages. */
export type FormModel = {
  action: string
  submissionKey: string
  /** Sealed: whose form this is. */
  formOwner?: string
  /** State of the record that the form is drawn from. */
  recordVersion?: string
  /** Name of the open question; its answer carries it, so that it cannot pass for that to another one. */
  question?: string
  /** The field that the open question is about. */
  questionField?: QuestionField
  values: Readonly<Record<string, string>>
  /**
   * For values that were typed in an earlier visit and not saved since, or over what was saved elsewhere
   * meanwhile: what says so, and the form that clears them.
   */
  restored?: { note: ReactNode; beside: ReactNode }
  /** Errors of a form that was sent without script. */
  errors?: FormErrors
  /** Texts of all errors that the form can show, by field and code. */
  messages: FormMessages
  words: FieldWords
  requiredNote: string
  summaryTitle: string
  errorTitle: string
  submit: string
  pending: string
  aids: FormAidTexts
}

/** Label, and hint where there is one, of a field. */
export type FieldText = { label: string; hint?: string; placeholder?: string }

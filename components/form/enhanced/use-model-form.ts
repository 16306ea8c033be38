'use client'

import type { SubmitAnswer } from '../send/submit-answer'
import type { FormModel } from './form-model'
import type { ValidateForm } from './use-checked-fields'
import { type EnhancedForm, useEnhancedForm } from './use-enhanced-form'

/** Leaves every answer to the form. */
export const leaveToDefault = async () => false

/** An enhanced form from the model of its page, without autosave; `onAnswer` is for answers of its own. */
export const useModelForm = (
  {
    messages,
    errorTitle,
    pending,
    errors,
  }: Pick<FormModel, 'messages' | 'errorTitle' | 'pending' | 'errors'>,
  validate: ValidateForm,
  onAnswer: (answer: SubmitAnswer) => Promise<boolean> = leaveToDefault,
): EnhancedForm =>
  useEnhancedForm({
    validate,
    messages,
    errorTitle,
    pendingText: pending,
    onAnswer,
    ...(errors && { initialErrors: errors }),
  })

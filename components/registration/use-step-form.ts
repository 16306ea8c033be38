'use client'

import type { ValidateForm } from '@/components/form/use-checked-fields'
import { type EnhancedForm, useEnhancedForm } from '@/components/form/use-enhanced-form'
import type { StepFormModel } from './form-model'

/** The enhanced form of a step, with the rule that its handler uses too. */
export function useStepForm(model: StepFormModel, validate: ValidateForm): EnhancedForm {
  const { messages, errorTitle, pending, errors } = model
  return useEnhancedForm({
    validate,
    messages,
    errorTitle,
    pendingText: pending,
    ...(errors && { initialErrors: errors }),
  })
}

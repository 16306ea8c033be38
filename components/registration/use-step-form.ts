'use client'

import type { ValidateForm } from '@/components/form/use-checked-fields'
import { type EnhancedForm, useEnhancedForm } from '@/components/form/use-enhanced-form'
import type { StepFormModel } from './form-model'
import { useKeptTyping } from './use-kept-typing'

/** The enhanced form of a step, with the rule that its handler uses too; what is typed in it is kept with the server. */
export function useStepForm(model: StepFormModel, validate: ValidateForm): EnhancedForm {
  const formRef = useKeptTyping()
  const { messages, errorTitle, pending, errors } = model
  const enhanced = useEnhancedForm({
    validate,
    messages,
    errorTitle,
    pendingText: pending,
    ...(errors && { initialErrors: errors }),
  })
  return { ...enhanced, formRef }
}

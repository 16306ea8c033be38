'use client'

import { createElement, useState } from 'react'
import type { SubmitAnswer } from '@/components/form/submit-answer'
import type { ValidateForm } from '@/components/form/use-checked-fields'
import { type EnhancedForm, useEnhancedForm } from '@/components/form/use-enhanced-form'
import { useAutosave } from '../aids/use-autosave'
import { useStepAids } from '../aids/use-step-aids'
import type { StepFormModel } from './form-model'

/**
 * The enhanced form of a step, with the rule that its handler uses too. What is typed in it is kept with the
 * server, and what goes wrong on the way is helped with beside it. `onAnswer` may take an answer over; true
 * when it did.
 */
export function useStepForm(
  model: StepFormModel,
  validate: ValidateForm,
  onAnswer?: (answer: SubmitAnswer) => Promise<boolean>,
): EnhancedForm {
  const { formRef, keeper, release } = useAutosave()
  const Aids = useStepAids()
  const [answer, setAnswer] = useState<SubmitAnswer>()
  const { messages, errorTitle, pending, errors } = model

  const take = async (latest: SubmitAnswer): Promise<boolean> => {
    setAnswer(latest)
    if ((await onAnswer?.(latest)) === true) return true
    if (latest.kind === 'next' || latest.kind === 'question') release()
    return latest.kind === 'signIn' && Aids !== undefined
  }

  const enhanced = useEnhancedForm({
    validate,
    messages,
    errorTitle,
    pendingText: pending,
    onAnswer: take,
    ...(errors && { initialErrors: errors }),
  })
  const aids =
    Aids &&
    keeper &&
    createElement(Aids, { keeper, answer, texts: model.aids, restored: model.restored !== undefined })
  return { ...enhanced, formRef, aids }
}

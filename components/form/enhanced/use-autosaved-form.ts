'use client'

import { createElement, useState } from 'react'
import { useAutosave } from '../aids/use-autosave'
import { useFormAids } from '../aids/use-form-aids'
import type { SubmitAnswer } from '../send/submit-answer'
import type { FormModel } from './form-model'
import type { ValidateForm } from './use-checked-fields'
import { type EnhancedForm, useEnhancedForm } from './use-enhanced-form'

/**
 * An enhanced form with autosave, and with aids for failures: offline, an overloaded service, an ended
 * session, leaving. `onAnswer` may handle a response itself; it then returns true.
 */
export function useAutosavedForm(
  model: FormModel,
  validate: ValidateForm,
  onAnswer?: (answer: SubmitAnswer) => Promise<boolean>,
): EnhancedForm {
  const { formRef, keeper, release } = useAutosave()
  const Aids = useFormAids()
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

'use client'

import { type ComponentType, createElement, useEffect, useState } from 'react'
import { whenIdle } from '@/components/ui/when-idle'
import type { LeaveDialogProps } from '../aids/leave-dialog'
import { type UnsavedForm, watchUnsaved } from '../aids/watch-unsaved'
import { loadPart } from '../load-part'
import type { SubmitAnswer } from '../send/submit-answer'
import type { FormModel } from './form-model'
import type { ValidateForm } from './use-checked-fields'
import type { EnhancedForm } from './use-enhanced-form'
import { leaveToDefault, useModelForm } from './use-model-form'

type Asked = { leave: LeaveDialogProps['texts'] }

/** Data of a form that asks before it is left with unsaved input, which nothing else keeps. */
export type AskedFormModel = Omit<FormModel, 'aids'> & Asked

/**
 * An enhanced form without autosave that asks before its unsaved input is lost. A form that comes back with
 * errors shows unsaved input from the start, unless it has no `values`, as one with passwords. `onAnswer` is
 * for answers of its own, such as a question over the form.
 */
export function useAskedForm(
  model: Omit<AskedFormModel, 'values' | 'requiredNote'> & { values?: AskedFormModel['values'] },
  validate: ValidateForm,
  onAnswer: (answer: SubmitAnswer) => Promise<boolean> = leaveToDefault,
): EnhancedForm {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [unsaved, setUnsaved] = useState<UnsavedForm>()
  const [Dialog, setDialog] = useState<ComponentType<LeaveDialogProps>>()
  const isShownAgain = model.errors !== undefined && model.values !== undefined

  useEffect(() => {
    if (form === null) return
    const watched = watchUnsaved(form, isShownAgain)
    setUnsaved(watched)
    return watched.stop
  }, [form, isShownAgain])

  useEffect(
    () =>
      whenIdle(() => {
        void loadPart('leave-dialog', () => import('../aids/leave-dialog')).then(part => {
          if (part !== undefined) setDialog(() => part.LeaveDialog)
        })
      }),
    [],
  )

  const enhanced = useModelForm(model, validate, async answer => {
    if (await onAnswer(answer)) return true
    if (answer.kind !== 'refused') unsaved?.release()
    return false
  })
  const aids =
    Dialog &&
    unsaved &&
    createElement(Dialog, { keeper: unsaved, restored: isShownAgain, texts: model.leave })
  return { ...enhanced, formRef: setForm, aids }
}

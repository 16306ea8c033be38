'use client'

import { useEffect, useRef } from 'react'
import { ErrorSummary } from '@/components/form/error-summary'
import { FormActions } from '@/components/form/form-actions'
import { summaryEntries } from '@/components/form/form-errors'
import type { SubmitAnswer } from '@/components/form/submit-answer'
import { Dialog } from '@/components/ui/dialog'
import type { QuestionField } from '@/lib/registration/question-field'
import type { StepFormModel } from '../step/form-model'
import { useAnswers } from '../step/use-answers'
import type { Question } from './fetch-question'

export type QuestionDialogProps = {
  model: Pick<StepFormModel, 'action' | 'messages' | 'summaryTitle' | 'errorTitle' | 'pending'>
  /** Address of the page that asks. */
  page: string
  first: Question
  /** The person goes back to the form, to the field that the question is about. */
  onClose: (field: QuestionField | undefined) => void
  /** Takes an answer that leads away from the questions. */
  onAnswer: (answer: SubmitAnswer) => void
}

/**
 * The questions of a step one after another, over its filled form. The content of each is what the step's
 * page draws, and its answers go to the step's handler. Escape, the close button and the answer that goes
 * back all lead to the form.
 */
export function QuestionDialog({ model, ...props }: QuestionDialogProps) {
  const form = useRef<HTMLFormElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { question, refused, isPending, onSubmit, goBack } = useAnswers({
    ...props,
    form,
    errorTitle: model.errorTitle,
  })

  useEffect(() => content.current?.replaceChildren(...question.content), [question])

  return (
    <Dialog
      title={question.heading}
      open
      onClose={goBack}
      closeLabel={question.closeLabel}
      {...(question.field && { returnTo: question.field.name })}
    >
      <form ref={form} method="post" action={model.action} onSubmit={onSubmit}>
        <ErrorSummary
          title={model.summaryTitle}
          entries={summaryEntries(refused.errors, model.messages)}
          attempt={refused.attempt}
        />
        <div ref={content} />
        <FormActions progress={isPending ? model.pending : ''}>{null}</FormActions>
      </form>
    </Dialog>
  )
}

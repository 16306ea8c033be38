'use client'

import { useEffect, useRef } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { QuestionField } from '@/lib/forms/question-field'
import type { FormModel } from '../enhanced/form-model'
import { ErrorSummary } from '../errors/error-summary'
import { summaryEntries } from '../errors/form-errors'
import { FormActions } from '../form-actions'
import type { SubmitAnswer } from '../send/submit-answer'
import type { Question } from './fetch-question'
import { useAnswers } from './use-answers'

export type QuestionDialogProps = {
  model: Pick<FormModel, 'action' | 'messages' | 'summaryTitle' | 'errorTitle' | 'pending'>
  /** Address of the page with the question. */
  page: string
  first: Question
  /** The user returns to the form, to the field that the question is about. */
  onClose: (field: QuestionField | undefined) => void
  /** Handles an answer that leaves the questions. */
  onAnswer: (answer: SubmitAnswer) => void
}

/**
 * Shows the questions about a form one after another in a dialog over the filled form. The content of each
 * comes from the form's page, and its answers go to the form's handler. Escape, the close button and the
 * answer that goes back all return to the form.
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

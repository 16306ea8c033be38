'use client'

import { type ComponentType, type ReactNode, useState } from 'react'
import type { EnhancedForm } from '../enhanced/use-enhanced-form'
import { loadPart } from '../load-part'
import type { SubmitAnswer } from '../send/submit-answer'
import type { QuestionDialogProps } from './question-dialog'

type Asked = Pick<QuestionDialogProps, 'page' | 'first'> & { Dialog: ComponentType<QuestionDialogProps> }

/** The dialog is loaded with the first question: most forms are saved without one. */
const load = () => Promise.all([import('./question-dialog'), import('./fetch-question')])

type QuestionLayer = {
  /**
   * Shows the question that a response asks; false for other responses, and where the page itself has to show
   * it.
   */
  onAnswer: (answer: SubmitAnswer) => Promise<boolean>
  /** The dialog, while there is a question. It passes on the responses that lead away. */
  dialog: (form: Pick<EnhancedForm, 'settle' | 'markField'>) => ReactNode
}

/** Shows the questions that the handler of a form may respond with as a dialog over the form (spec §4). */
export function useQuestion(model: QuestionDialogProps['model']): QuestionLayer {
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)

  const onAnswer = async (answer: SubmitAnswer) => {
    if (answer.kind !== 'question') return false
    const part = await loadPart('question', load)
    const first = await part?.[1].fetchQuestion(answer.to)
    if (part === undefined || first === undefined) return false
    setAsked({ Dialog: part[0].QuestionDialog, page: answer.to, first })
    return true
  }

  const dialog: QuestionLayer['dialog'] = ({ settle, markField }) => {
    if (asked === undefined) return undefined
    const { Dialog, page, first } = asked
    const leave = (answer: SubmitAnswer) => {
      // Until the next page has loaded, the dialog covers the form.
      if (answer.kind !== 'next') close()
      void settle(answer)
    }
    const goBack: QuestionDialogProps['onClose'] = field => {
      close()
      if (field?.code !== undefined) markField(field.name, field.code)
    }
    return <Dialog model={model} page={page} first={first} onClose={goBack} onAnswer={leave} />
  }

  return { onAnswer, dialog }
}

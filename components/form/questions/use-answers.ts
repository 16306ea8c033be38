'use client'

import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import type { FormErrors } from '@/lib/forms/form-errors'
import type { QuestionField } from '@/lib/forms/question-field'
import { withErrorTitle, withoutErrorTitle } from '../errors/error-title'
import { NO_ERRORS } from '../errors/form-errors'
import { composeForm, type SentForm, sendForm } from '../send/send-form'
import type { SubmitAnswer } from '../send/submit-answer'
import { usePending } from '../send/use-pending'
import { fetchQuestion, type Question } from './fetch-question'

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** Address of the page with the question. */
  page: string
  first: Question
  errorTitle: string
  /** The user returns to the form, to the field that the question is about. */
  onClose: (field: QuestionField | undefined) => void
  /** Handles an answer that leaves the questions. */
  onAnswer: (answer: SubmitAnswer) => void
}

type Answers = {
  question: Question
  refused: { errors: FormErrors; attempt: number }
  isPending: boolean
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
  goBack: () => void
}

type Refusal = Extract<SubmitAnswer, { kind: 'refused' }>

const isOutdated = ({ formErrors }: Refusal): boolean => formErrors.some(({ code }) => code === 'conflict')

const goesBack = (submitter: HTMLElement | null): boolean =>
  submitter instanceof HTMLButtonElement && submitter.value === 'reenter'

/** Notifies the handler that the question is dropped. Where the request is lost, the page asks once more. */
function sendReenter(form: HTMLFormElement): void {
  const { body } = composeForm(form, null, undefined)
  body.set('intent', 'reenter')
  void sendForm(form, body)
}

function unmarkTitle(errorTitle: string): void {
  document.title = withoutErrorTitle(document.title, errorTitle)
}

/**
 * Submits the answers to the questions about a form, and loads the next question until one of the answers
 * leads away.
 */
export function useAnswers({ form, page, first, errorTitle, onClose, onAnswer }: Options): Answers {
  const [question, setQuestion] = useState(first)
  const [refused, setRefused] = useState<Answers['refused']>({ errors: NO_ERRORS, attempt: 0 })
  const pending = usePending()
  const lastSent = useRef<SentForm>(undefined)
  const isClosed = useRef(false)

  const goBack = () => {
    isClosed.current = true
    // A request in flight may have saved the form, so the question is not dropped.
    if (form.current !== null && !pending.isPending()) sendReenter(form.current)
    unmarkTitle(errorTitle)
    onClose(question.field)
  }

  const refuse = async (answer: Refusal) => {
    const outdated = isOutdated(answer)
    const current = outdated || answer.fieldErrors.length > 0 ? await fetchQuestion(page) : undefined
    if (outdated && current === undefined) return onAnswer(answer)
    if (current !== undefined) setQuestion(current)
    document.title = withErrorTitle(document.title, errorTitle)
    setRefused(({ attempt }) => ({ errors: answer, attempt: attempt + 1 }))
    pending.end()
  }

  const settle = async (answer: SubmitAnswer) => {
    if (answer.kind === 'next' || answer.kind === 'signIn') return onAnswer(answer)
    if (isClosed.current) return
    if (answer.kind === 'refused') return refuse(answer)
    const next = await fetchQuestion(answer.to)
    if (next === undefined) return onAnswer(answer)
    setQuestion(next)
    pending.end()
  }

  const onSubmit: Answers['onSubmit'] = event => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (goesBack(submitter)) return goBack()
    if (pending.isPending()) return
    unmarkTitle(errorTitle)
    setRefused(({ attempt }) => ({ errors: NO_ERRORS, attempt }))
    pending.begin()
    const { sent, body } = composeForm(event.currentTarget, submitter, lastSent.current)
    lastSent.current = sent
    void sendForm(event.currentTarget, body).then(settle)
  }

  return { question, refused, isPending: pending.shown, onSubmit, goBack }
}

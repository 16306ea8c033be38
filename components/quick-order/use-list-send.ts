import { type RefObject, useRef, useState } from 'react'
import { composeForm, type SentForm, sendForm } from '@/components/form/send-form'
import type { SubmitAnswer } from '@/components/form/submit-answer'

/**
 * Sends the list once at a time and goes on to the next page. A failure keeps the page as it is; sending the
 * same again has one effect.
 */
export function useListSend(form: RefObject<HTMLFormElement | null>, failed: string) {
  const [error, setError] = useState<string>()
  const before = useRef<SentForm>(undefined)
  const isUnderWay = useRef(false)

  const send = async (submitter: HTMLElement) => {
    if (isUnderWay.current || form.current === null) return
    isUnderWay.current = true
    setError(undefined)
    submitter.setAttribute('aria-busy', 'true')
    const { sent, body } = composeForm(form.current, submitter, before.current)
    before.current = sent
    const answer = await sendForm(form.current, body)
    submitter.removeAttribute('aria-busy')
    isUnderWay.current = false
    follow(answer)
  }

  const follow = (answer: SubmitAnswer) => {
    if (answer.kind === 'refused') setError(answer.formErrors[0]?.text ?? failed)
    else window.location.assign(answer.to)
  }

  return { error, send }
}

import { type RefObject, useRef, useState } from 'react'
import { composeForm, type SentForm, sendForm } from '@/components/form/send/send-form'
import type { SubmitAnswer } from '@/components/form/send/submit-answer'
import { LIST_FIELDS } from '@/lib/quick-order/list-fields'
import { MOST_FILE_BYTES } from '@/lib/quick-order/rows'
import type { ListWords } from './words'

/** A file that is too large is not sent at all. */
function isFileTooLarge(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem(LIST_FIELDS.file)
  const size = field instanceof HTMLInputElement ? (field.files?.[0]?.size ?? 0) : 0
  return size > MOST_FILE_BYTES
}

/**
 * Sends the list once at a time and goes on to the next page. A failure keeps the page as it is; sending the
 * same again has one effect.
 */
export function useListSend(form: RefObject<HTMLFormElement | null>, words: ListWords) {
  const [error, setError] = useState<string>()
  const before = useRef<SentForm>(undefined)
  const isUnderWay = useRef(false)

  const bodyOf = (list: HTMLFormElement, submitter: HTMLButtonElement) => {
    // A file changes only the list, so it needs no key of its own.
    if (submitter.value === 'upload') return new FormData(list, submitter)
    const { sent, body } = composeForm(list, submitter, before.current)
    before.current = sent
    return body
  }

  const send = async (submitter: HTMLButtonElement) => {
    if (isUnderWay.current || form.current === null) return
    if (submitter.value === 'upload' && isFileTooLarge(form.current)) return setError(words.fileTooLarge)
    isUnderWay.current = true
    setError(undefined)
    submitter.setAttribute('aria-busy', 'true')
    const answer = await sendForm(form.current, bodyOf(form.current, submitter))
    submitter.removeAttribute('aria-busy')
    isUnderWay.current = false
    follow(answer)
  }

  const follow = (answer: SubmitAnswer) => {
    if (answer.kind === 'refused') setError(answer.formErrors[0]?.text ?? words.sendFailed)
    else window.location.assign(answer.to)
  }

  return { error, send }
}

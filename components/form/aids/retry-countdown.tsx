'use client'

import { useEffect, useRef, useState } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { SubmitAnswer } from '../send/submit-answer'
import type { FormAidTexts } from './form-aid-texts'

/** The longest wait before an automatic retry; after a longer one the user decides. */
const LONGEST_WAIT_SECONDS = 30

type Props = {
  form: HTMLFormElement
  answer: SubmitAnswer | undefined
  texts: FormAidTexts['retry']
}

/** Seconds after which the form may be sent again automatically, or undefined where the user decides. */
function waitOf(answer: SubmitAnswer | undefined): number | undefined {
  const seconds = answer?.kind === 'refused' ? answer.retryAfterSeconds : undefined
  return seconds !== undefined && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined
}

/**
 * Sends a form that met an overloaded service once more automatically, after the wait that the service asked
 * for: the same content under the same key, so it has one effect. Typing or submitting cancels it. Screen
 * readers hear it announced once, without the seconds.
 */
export function RetryCountdown({ form, answer, texts }: Props) {
  const [left, setLeft] = useState<number>()
  const hasRetried = useRef(false)

  useEffect(() => {
    const wait = waitOf(answer)
    const mayRetry = wait !== undefined && !hasRetried.current
    hasRetried.current = mayRetry
    setLeft(mayRetry ? wait : undefined)
  }, [answer])

  useEffect(() => {
    if (left === undefined) return
    if (left <= 0) {
      setLeft(undefined)
      form.requestSubmit()
      return
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000)
    const callOff = () => setLeft(undefined)
    form.addEventListener('input', callOff)
    form.addEventListener('submit', callOff)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', callOff)
      form.removeEventListener('submit', callOff)
    }
  }, [form, left])

  return (
    <div role="status">
      {left !== undefined && (
        <div className="mb-6 text-muted">
          <p className="sr-only">{texts.announced}</p>
          <p aria-hidden="true">{fill(texts.countdown, { seconds: left })}</p>
        </div>
      )}
    </div>
  )
}

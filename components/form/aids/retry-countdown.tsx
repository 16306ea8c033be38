'use client'

import { useEffect, useRef, useState } from 'react'
import { fill } from '@/lib/i18n/fill'
import type { SubmitAnswer } from '../submit-answer'
import type { FormAidTexts } from './form-aid-texts'

/** The longest wait that is spent waiting; after a longer one the person decides. */
const LONGEST_WAIT_SECONDS = 30

type Props = {
  form: HTMLFormElement
  answer: SubmitAnswer | undefined
  texts: FormAidTexts['retry']
}

/**
 * Seconds after which the form may be sent again without being asked, or undefined where the person decides.
 */
function waitOf(answer: SubmitAnswer | undefined): number | undefined {
  const seconds = answer?.kind === 'refused' ? answer.retryAfterSeconds : undefined
  return seconds !== undefined && seconds <= LONGEST_WAIT_SECONDS ? seconds : undefined
}

/**
 * Sends a form that met a busy service once more by itself, after the wait that the service asked for: the
 * same content under the same key, so it has one effect. Typing or sending calls it off. It is announced
 * once; the seconds are not.
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

'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Result of asking a payment provider for a token; it shows wrong fields itself. */
export type TokenOutcome = { type: 'token'; token: string } | { type: 'invalid' | 'failed' }

type Tokenize = () => Promise<TokenOutcome>

/** What the fields say about a submission. */
export type CardNotice = 'sending' | 'invalid' | 'sendFailed' | 'loadFailed'

/**
 * Stops the form around the hidden field until a token is in it, then submits it again. A token is used for
 * one submission: after a refusal the next one makes another.
 */
export function useTokenOnSubmit(
  tokenRef: RefObject<HTMLInputElement | null>,
  tokenize: Tokenize | undefined,
): CardNotice | undefined {
  const [notice, setNotice] = useState<CardNotice>()
  const latest = useRef(tokenize)
  latest.current = tokenize
  const isBusy = useRef(false)

  useEffect(() => {
    const field = tokenRef.current
    const form = field?.form
    if (!field || !form) return
    const submit = async (submitter: HTMLElement | null) => {
      if (latest.current === undefined) return setNotice('loadFailed')
      isBusy.current = true
      setNotice('sending')
      const outcome = await latest.current()
      isBusy.current = false
      if (outcome.type !== 'token') return setNotice(outcome.type === 'invalid' ? 'invalid' : 'sendFailed')
      setNotice(undefined)
      field.value = outcome.token
      form.requestSubmit(submitter)
    }
    const stop = (event: SubmitEvent) => {
      if (field.value !== '') {
        setTimeout(() => {
          field.value = ''
        })
        return
      }
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!isBusy.current) void submit(event.submitter)
    }
    form.addEventListener('submit', stop, { capture: true })
    return () => form.removeEventListener('submit', stop, { capture: true })
  }, [tokenRef])

  return notice
}

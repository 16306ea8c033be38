'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Result of asking a payment provider for a token; it shows wrong fields itself. */
export type TokenOutcome =
  | { type: 'token'; token: string }
  | { type: 'invalid' | 'declined' }
  | { type: 'failed'; message?: string | undefined }

type Tokenize = () => Promise<TokenOutcome>

/** What the fields say about a submission; each one has a notice of its own. `message`: in other words. */
export type CardNotice = {
  text: 'sending' | 'invalid' | 'declined' | 'sendFailed' | 'notLoaded'
  message?: string | undefined
}

/** How long a card that was sent early waits for its fields to announce themselves. */
const READY_WAIT_MS = 3_000

const noticeOf = (outcome: Exclude<TokenOutcome, { type: 'token' }>): CardNotice =>
  outcome.type === 'failed' ? { text: 'sendFailed', message: outcome.message } : { text: outcome.type }

/**
 * Stops the form around the hidden field until a token is in it, then submits it again. A token is used for
 * one submission: after a refusal the next one makes another. A form that is sent without a card is let pass,
 * and so is one that a button sends elsewhere.
 */
export function useTokenOnSubmit(
  tokenRef: RefObject<HTMLInputElement | null>,
  tokenize: Tokenize | undefined,
  isChosen: boolean,
): CardNotice | undefined {
  const [notice, setNotice] = useState<CardNotice>()
  const latest = useRef({ tokenize, isChosen })
  latest.current = { tokenize, isChosen }
  const isBusy = useRef(false)
  const goOn = useRef<() => void>(undefined)
  const isReady = tokenize !== undefined

  useEffect(() => {
    if (isReady) goOn.current?.()
  }, [isReady])

  useEffect(() => {
    const field = tokenRef.current
    const form = field?.form
    if (!field || !form) return
    const submit = async (submitter: HTMLElement | null) => {
      isBusy.current = true
      setNotice({ text: 'sending' })
      if (latest.current.tokenize === undefined) await waitUntilReady(goOn)
      const outcome = await latest.current.tokenize?.()
      isBusy.current = false
      if (outcome === undefined) return setNotice({ text: 'notLoaded' })
      if (outcome.type !== 'token') return setNotice(noticeOf(outcome))
      setNotice(undefined)
      field.value = outcome.token
      form.requestSubmit(submitter)
    }
    const stop = (event: SubmitEvent) => {
      if (!latest.current.isChosen || event.submitter?.hasAttribute('formaction')) return
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

const waitUntilReady = (goOn: RefObject<(() => void) | undefined>): Promise<void> =>
  new Promise(resolve => {
    goOn.current = resolve
    setTimeout(resolve, READY_WAIT_MS)
  })

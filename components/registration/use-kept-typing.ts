'use client'

import { type RefCallback, useCallback } from 'react'
import { SUBMISSION_KEY } from '@/components/form/send-form'

/** A pause in typing after which it is kept. */
const PAUSE_MS = 1_000

/** What is never kept on the way, whatever the handler does with it. */
const NOT_SENT = ['password', SUBMISSION_KEY]

function composeKept(form: HTMLFormElement): string {
  const body = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && !NOT_SENT.includes(name)) body.append(name, value)
  body.set('intent', 'keep')
  return body.toString()
}

/** Sends what is typed to be kept; `keepalive` lets it arrive although the page is left. A failure costs nothing now. */
const sendKept = (form: HTMLFormElement, body: string): Promise<unknown> =>
  fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body,
    keepalive: true,
  }).catch(() => undefined)

/**
 * Keeps what is typed on a step with the server, so that it survives a reload, a closed browser and a change of device. The
 * reference goes on the form. What was sent with the form itself is not kept again.
 */
export function useKeptTyping(): RefCallback<HTMLFormElement> {
  return useCallback((form: HTMLFormElement | null) => {
    if (form === null) return
    let kept = composeKept(form)
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      const body = composeKept(form)
      if (body === kept) return
      kept = body
      void sendKept(form, body)
    }
    const listeners = new AbortController()
    const { signal } = listeners
    const onInput = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    const onSubmit = () => {
      clearTimeout(timer)
      kept = composeKept(form)
    }
    form.addEventListener('input', onInput, { signal })
    form.addEventListener('submit', onSubmit, { signal })
    // Fires before the next page is asked for, so that it already finds what was typed here.
    window.addEventListener('beforeunload', keep, { signal })
    window.addEventListener('pagehide', keep, { signal })
    return () => {
      clearTimeout(timer)
      listeners.abort()
    }
  }, [])
}

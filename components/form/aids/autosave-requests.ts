import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { newSubmissionKey } from '../send/send-form'
import { hasUnsavedInput } from '../unsaved/unsaved-input'

/** Fields that are never sent to be saved, whatever the handler does with them. */
const NOT_SENT = ['password', SUBMISSION_KEY]

/**
 * Refusals after which the server has the input nevertheless: the session has ended, or the form is another
 * one.
 */
const KEPT_ANYWAY = [401, 409]

function typedIn(form: HTMLFormElement): readonly [string, string][] {
  const sent = [...new FormData(form)]
  return sent.flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !NOT_SENT.includes(name) ? [[name, value]] : [],
  )
}

const composeKept = (form: HTMLFormElement, name: string): string =>
  new URLSearchParams([...typedIn(form), ['intent', 'keep'], ['keeping', name]]).toString()

/** The input to save. Whether an empty control is rendered at all makes no difference. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify(typedIn(form).filter(([, value]) => value !== ''))

/**
 * Aborts with the given signal, or after the timeout: a hanging request must not arrive after the next one.
 */
function orOverdue(signal: AbortSignal): AbortSignal {
  const overdue = new AbortController()
  const end = () => overdue.abort()
  signal.addEventListener('abort', end)
  setTimeout(end, ANSWER_WAIT_MS)
  return overdue.signal
}

/** Sends the input to be saved as a draft; `keepalive` lets the request finish although the page is left. */
async function sendKept(form: HTMLFormElement, name: string, signal: AbortSignal): Promise<boolean> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: composeKept(form, name),
      keepalive: true,
      signal: orOverdue(signal),
    })
    // A browser aborts a request whose response body is never read, and logs it as failed.
    await answer.text()
    return answer.ok || KEPT_ANYWAY.includes(answer.status)
  } catch {
    return false
  }
}

/** Tracks which input of a form the server has, and sends it the rest. */
export function trackSaves(form: HTMLFormElement) {
  let kept = hasUnsavedInput(form) ? '' : contentOf(form)
  let underWay: { content: string; name: string; done: Promise<boolean> } | undefined
  let isFailing = false
  let sending = new AbortController()
  // Saves are numbered, so that the server ignores one that a later one has overtaken.
  const page = newSubmissionKey().slice(0, 8)
  let count = 0

  const nextName = () => {
    count += 1
    return `${page}-${count}`
  }
  const send = async (content: string, name: string): Promise<boolean> => {
    const { signal } = sending
    const isKept = await sendKept(form, name, signal)
    isFailing = !isKept && !signal.aborted
    if (isKept) kept = content
    if (underWay?.content === content) underWay = undefined
    return isKept
  }
  return {
    isComplete: () => contentOf(form) === kept,
    /** Aborts the request in flight: it must not arrive after the submission of the form itself. */
    stop: () => {
      sending.abort()
      sending = new AbortController()
      underWay = undefined
    },
    /** Whether the latest attempt failed, or the next one would. */
    isCutOff: () => isFailing || !navigator.onLine,
    flush: (): Promise<boolean> => {
      const content = contentOf(form)
      if (content === kept) return Promise.resolve(true)
      if (underWay?.content !== content) {
        const name = nextName()
        underWay = { content, name, done: send(content, name) }
      }
      return underWay.done
    },
    /** Name of the save in flight, undefined where there is none. */
    nameUnderWay: () => underWay?.name,
    /** A name that overtakes all saves before it. */
    nextName,
  }
}

export type Saves = ReturnType<typeof trackSaves>

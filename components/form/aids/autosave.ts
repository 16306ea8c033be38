import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { AUTOSAVE_COOKIE, AUTOSAVE_COOKIE_SECONDS } from '@/lib/cookies/cookie-names'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { DISCARD_FORM_ID, newSubmissionKey } from '../send-form'
import { hasUnsavedInput } from '../unsaved-input'

/** Debounce: the draft is saved after this pause in typing. */
const PAUSE_MS = 1_000

/** Pause before a failed save is retried. */
const RETRY_MS = 10_000

/** Fields that are never sent to be saved, whatever the handler does with them. */
const NOT_SENT = ['password', SUBMISSION_KEY]

/**
 * Refusals after which the server has the input nevertheless: the session has ended, or the form is another
 * one.
 */
const KEPT_ANYWAY = [401, 409]

export type AutosaveControl = {
  form: HTMLFormElement
  /** Saves the current input now; resolves to true once the server has all of it. */
  flush: () => Promise<boolean>
  /** Ends autosave and the question before leaving: the form has been saved, or is left on purpose. */
  release: () => void
  isReleased: () => boolean
  stop: () => void
}

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
function createDepot(form: HTMLFormElement) {
  let kept = hasUnsavedInput(form) ? '' : contentOf(form)
  let underWay: { content: string; name: string; done: Promise<boolean> } | undefined
  let isFailing = false
  let sending = new AbortController()
  // Saves are numbered, so that the server ignores one that a later one has overtaken.
  const page = newSubmissionKey().slice(0, 8)
  let count = 0

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
    },
    /** Whether the latest attempt failed, or the next one would. */
    isCutOff: () => isFailing || !navigator.onLine,
    flush: (): Promise<boolean> => {
      const content = contentOf(form)
      if (content === kept) return Promise.resolve(true)
      if (underWay?.content !== content) {
        count += 1
        const name = `${page}-${count}`
        underWay = { content, name, done: send(content, name) }
      }
      return underWay.done
    },
    /** Name of the save in flight, undefined where there is none. */
    nameUnderWay: () => underWay?.name,
  }
}

/**
 * Announces a save in flight by a cookie, so that the next request of this page waits for it: of two
 * requests, the later one may arrive first.
 */
function announce(name: string | undefined): void {
  const seconds = name === undefined ? 0 : AUTOSAVE_COOKIE_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous, and the page is being left.
  document.cookie = `${AUTOSAVE_COOKIE}=${name ?? ''}; path=${location.pathname}; max-age=${seconds}; samesite=lax`
}

/** Whether the form that is submitted discards the draft, whose input must then not be saved on the way. */
const isDiscarding = (target: EventTarget | null): boolean =>
  target instanceof HTMLFormElement && target.id === DISCARD_FORM_ID

/**
 * Autosave: saves the input of a form as a draft on the server after a pause, when a control or the page is
 * left, and again after a failure. The browser asks before it leaves only where the last input could not be
 * saved.
 */
export function startAutosave(form: HTMLFormElement): AutosaveControl {
  const depot = createDepot(form)
  const listeners = new AbortController()
  const { signal } = listeners
  let timer: ReturnType<typeof setTimeout> | undefined
  let isReleased = false

  const keepAfter = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(flush, milliseconds)
  }
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    const isKept = isReleased || (await depot.flush())
    if (!isKept && !signal.aborted) keepAfter(RETRY_MS)
    return isKept
  }
  const onSubmit = () => {
    depot.stop()
    keepAfter(RETRY_MS)
  }
  const onSubmitAnywhere = ({ target }: Event) => {
    if (isDiscarding(target)) isReleased = true
  }
  const onLeave = (event: Event) => {
    if (!isReleased && depot.isCutOff() && !depot.isComplete()) event.preventDefault()
    void flush()
    if (!isReleased && depot.nameUnderWay() !== undefined) announce(depot.nameUnderWay())
  }

  announce(undefined)
  if (!depot.isComplete()) keepAfter(PAUSE_MS)
  form.addEventListener('input', () => keepAfter(PAUSE_MS), { signal })
  form.addEventListener('change', flush, { signal })
  // A submission needs no autosave, unless it is refused: then the input is saved after a pause.
  form.addEventListener('submit', onSubmit, { signal })
  window.addEventListener('submit', onSubmitAnywhere, { signal, capture: true })
  window.addEventListener('online', flush, { signal })
  // Fires before the next page is requested, so that it already contains this input.
  window.addEventListener('beforeunload', onLeave, { signal })
  window.addEventListener('pagehide', flush, { signal })
  const release = () => {
    isReleased = true
  }
  const stop = () => {
    clearTimeout(timer)
    listeners.abort()
  }
  return { form, flush, release, isReleased: () => isReleased, stop }
}

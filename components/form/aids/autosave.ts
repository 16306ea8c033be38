import { ANSWER_WAIT_MS } from '@/components/data/answer-wait'
import { KEEPING_COOKIE } from '@/lib/cookies/cookie-names'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { DISCARD_FORM_ID } from '../send-form'
import { hasUnsavedInput } from '../unsaved-input'

/** A pause in typing after which it is kept. */
const PAUSE_MS = 1_000

/** After which keeping is tried again where it failed. */
const RETRY_MS = 10_000

/** The page that is asked for next needs no longer to be on its way. */
const ANNOUNCED_SECONDS = 5

/** What is never kept on the way, whatever the handler does with it. */
const NOT_SENT = ['password', SUBMISSION_KEY]

/**
 * Refusals after which the server has what was typed nevertheless: the session has ended, or the form is
 * another one.
 */
const KEPT_ANYWAY = [401, 409]

export type AutosaveControl = {
  form: HTMLFormElement
  /** Keeps what is typed now; true once the server has all of it. */
  flush: () => Promise<boolean>
  /** The form has been saved, or is left on purpose: nothing is to be kept or asked any more. */
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

/** What there is to keep. Whether an empty control is drawn at all makes no difference. */
const contentOf = (form: HTMLFormElement): string =>
  JSON.stringify(typedIn(form).filter(([, value]) => value !== ''))

/**
 * Aborts with a signal, or when an answer is overdue: what hangs must not arrive behind what is sent next.
 */
function orOverdue(signal: AbortSignal): AbortSignal {
  const overdue = new AbortController()
  const end = () => overdue.abort()
  signal.addEventListener('abort', end)
  setTimeout(end, ANSWER_WAIT_MS)
  return overdue.signal
}

/** Sends what is typed to be kept; `keepalive` lets it arrive although the page is left. */
const sendKept = (form: HTMLFormElement, name: string, signal: AbortSignal): Promise<boolean> =>
  fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: composeKept(form, name),
    keepalive: true,
    signal: orOverdue(signal),
  }).then(
    ({ ok, status }) => ok || KEPT_ANYWAY.includes(status),
    () => false,
  )

/** Knows what of a form the server has, and sends it the rest. */
function createDepot(form: HTMLFormElement) {
  let kept = hasUnsavedInput(form) ? '' : contentOf(form)
  let underWay: { content: string; name: string; done: Promise<boolean> } | undefined
  let isFailing = false
  let sending = new AbortController()

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
    /** Stops what is under way: it must not arrive behind the form itself. */
    stop: () => {
      sending.abort()
      sending = new AbortController()
    },
    /** Whether the latest attempt failed, or the next one is bound to. */
    isCutOff: () => isFailing || !navigator.onLine,
    flush: (): Promise<boolean> => {
      const content = contentOf(form)
      if (content === kept) return Promise.resolve(true)
      if (underWay?.content !== content) {
        const name = Date.now().toString(36)
        underWay = { content, name, done: send(content, name) }
      }
      return underWay.done
    },
    /** Name of what is being sent, undefined where the server has it all. */
    nameUnderWay: () => underWay?.name,
  }
}

/** Lets the next view of this page wait for what is on its way: two requests may overtake each other. */
function announce(name: string | undefined): void {
  const life = name === undefined ? 0 : ANNOUNCED_SECONDS
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is asynchronous, and the page is being left.
  document.cookie = `${KEEPING_COOKIE}=${name ?? ''}; path=${location.pathname}; max-age=${life}; samesite=lax`
}

/** Who clears what was typed does not want it kept on the way. */
const isDiscarding = (target: EventTarget | null): boolean =>
  target instanceof HTMLFormElement && target.id === DISCARD_FORM_ID

/**
 * Saves what is typed into a form with the server: after a pause, when a control or the page is left,
 * and again where that failed. The browser asks before it leaves only where the last keystrokes could not be
 * kept.
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
  // What is sent needs no keeping on its way, but where it is refused.
  form.addEventListener('submit', onSubmit, { signal })
  window.addEventListener('submit', onSubmitAnywhere, { signal, capture: true })
  window.addEventListener('online', flush, { signal })
  // Fires before the next page is asked for, so that it already finds what was typed here.
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

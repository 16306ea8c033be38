import { AUTOSAVE_COOKIE, AUTOSAVE_COOKIE_SECONDS } from '@/lib/cookies/cookie-names'
import { DISCARD_FORM_ID } from '../send/send-form'
import { type Saves, trackSaves } from './autosave-requests'

/** Debounce: the draft is saved after this pause in typing. */
const PAUSE_MS = 1_000

/** Pause before a failed save is retried. */
const RETRY_MS = 10_000

export type AutosaveControl = {
  form: HTMLFormElement
  /** Saves the current input now; resolves to true once the server has all of it. */
  flush: () => Promise<boolean>
  /** Ends autosave and the question before leaving: the form has been saved, or is left on purpose. */
  release: () => void
  isReleased: () => boolean
  stop: () => void
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

/**
 * Stops autosave when the draft is discarded, whose input must then not be saved on the way. The form that
 * discards it is sent with a save's name, so that the server ignores a save that arrives after it.
 */
function watchDiscarding(saves: Saves, release: () => void, signal: AbortSignal): void {
  const isDiscarding = ({ target }: Event) =>
    target instanceof HTMLFormElement && target.id === DISCARD_FORM_ID
  const onSubmit = (event: Event) => {
    if (!isDiscarding(event)) return
    release()
    saves.stop()
  }
  const onFormData = (event: FormDataEvent) => {
    if (isDiscarding(event)) event.formData.set('keeping', saves.nextName())
  }
  window.addEventListener('submit', onSubmit, { signal, capture: true })
  window.addEventListener('formdata', onFormData, { signal, capture: true })
}

/**
 * Autosave: saves the input of a form as a draft on the server after a pause, when a control or the page is
 * left, and again after a failure. The browser asks before it leaves only where the last input could not be
 * saved.
 */
export function startAutosave(form: HTMLFormElement): AutosaveControl {
  const saves = trackSaves(form)
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
    const isKept = isReleased || (await saves.flush())
    if (!isKept && !signal.aborted) keepAfter(RETRY_MS)
    return isKept
  }
  const onSubmit = () => {
    saves.stop()
    keepAfter(RETRY_MS)
  }
  const release = () => {
    isReleased = true
  }
  const onLeave = (event: Event) => {
    if (!isReleased && saves.isCutOff() && !saves.isComplete()) event.preventDefault()
    void flush()
    const name = saves.nameUnderWay()
    if (name !== undefined) announce(name)
  }

  announce(undefined)
  if (!saves.isComplete()) keepAfter(PAUSE_MS)
  form.addEventListener('input', () => keepAfter(PAUSE_MS), { signal })
  form.addEventListener('change', flush, { signal })
  // A submission needs no autosave, unless it is refused: then the input is saved after a pause.
  form.addEventListener('submit', onSubmit, { signal })
  watchDiscarding(saves, release, signal)
  window.addEventListener('online', flush, { signal })
  // Fires before the next page is requested, so that it already contains this input.
  window.addEventListener('beforeunload', onLeave, { signal })
  window.addEventListener('pagehide', flush, { signal })
  const stop = () => {
    clearTimeout(timer)
    listeners.abort()
  }
  return { form, flush, release, isReleased: () => isReleased, stop }
}

import { addGuard } from '../unsaved/unsaved-guards'
import { hasUnsavedInput } from '../unsaved/unsaved-input'

/** Forms of one page that are saved one by one, each by a submission that draws the page again. */
export type UnsavedSections = {
  form: undefined
  flush: () => Promise<boolean>
  release: () => void
  isReleased: () => boolean
  /** Whether another form than the submitted one has unsaved input. */
  isUnsaved: (event: Event) => boolean
  stop: () => void
}

/** Has the browser ask before it closes or reloads a page on which a section has unsaved input. */
export function watchSections(area: HTMLElement): UnsavedSections {
  const listeners = new AbortController()
  let isReleased = false
  const release = () => {
    isReleased = true
  }
  const removeGuard = addGuard(release)
  const isUnsaved = (submitted: EventTarget | null) =>
    Array.from(area.querySelectorAll('form')).some(form => form !== submitted && hasUnsavedInput(form))
  const onLeave = (event: Event) => {
    if (!isReleased && isUnsaved(null)) event.preventDefault()
  }
  const onSubmit = (event: SubmitEvent) => {
    // What is submitted is being saved; a question about the other sections prevents the default.
    if (!event.defaultPrevented && !isUnsaved(event.target)) release()
  }
  window.addEventListener('beforeunload', onLeave, { signal: listeners.signal })
  area.addEventListener('submit', onSubmit, { signal: listeners.signal })
  return {
    form: undefined,
    flush: async () => false,
    release,
    isReleased: () => isReleased,
    isUnsaved: ({ target }) => isUnsaved(target),
    stop: () => {
      removeGuard()
      listeners.abort()
    },
  }
}

import { hasUnsavedInput } from '../unsaved-input'
import type { AutosaveControl } from './autosave'

/** A form whose input is kept nowhere until it is saved. */
export type UnsavedForm = AutosaveControl

/** Releases every form of the page: it is left with all of them. */
const releases = new Set<() => void>()

/**
 * Has the browser ask before it closes or reloads the page of a form with unsaved input.
 * @param isShownAgain the form came back with errors: what it shows is not saved either
 */
export function watchUnsaved(form: HTMLFormElement, isShownAgain: boolean): UnsavedForm {
  const listeners = new AbortController()
  let isReleased = false
  const releaseThis = () => {
    isReleased = true
  }
  releases.add(releaseThis)
  const onLeave = (event: Event) => {
    if (!isReleased && (isShownAgain || hasUnsavedInput(form))) event.preventDefault()
  }
  window.addEventListener('beforeunload', onLeave, { signal: listeners.signal })
  return {
    form,
    flush: async () => false,
    release: () => {
      for (const release of releases) release()
    },
    isReleased: () => isReleased,
    stop: () => {
      releases.delete(releaseThis)
      listeners.abort()
    },
  }
}

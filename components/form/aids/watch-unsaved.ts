import { addGuard, releaseGuards } from '../unsaved/unsaved-guards'
import { hasUnsavedInput } from '../unsaved/unsaved-input'
import type { AutosaveControl } from './autosave'

/** A form whose input is kept nowhere until it is saved. */
export type UnsavedForm = AutosaveControl

/**
 * Has the browser ask before it closes or reloads the page of a form with unsaved input.
 * @param isShownAgain the form came back with errors: what it shows is not saved either
 */
export function watchUnsaved(form: HTMLFormElement, isShownAgain: boolean): UnsavedForm {
  const listeners = new AbortController()
  let isReleased = false
  const removeGuard = addGuard(() => {
    isReleased = true
  })
  const onLeave = (event: Event) => {
    if (!isReleased && (isShownAgain || hasUnsavedInput(form))) event.preventDefault()
  }
  window.addEventListener('beforeunload', onLeave, { signal: listeners.signal })
  return {
    form,
    flush: async () => false,
    // The page is left with all its forms.
    release: releaseGuards,
    isReleased: () => isReleased,
    stop: () => {
      removeGuard()
      listeners.abort()
    },
  }
}

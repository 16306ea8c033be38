/**
 * Dialogs that every page has. A link with `data-dialog` opens its dialog with script, and leads to its page
 * without.
 */
export type FrameDialogName = 'help' | 'country'

/** Event that opens a dialog without a click. */
export const OPEN_DIALOG = 'store:open-dialog'

export const openFrameDialog = (name: FrameDialogName): boolean =>
  document.dispatchEvent(new CustomEvent(OPEN_DIALOG, { detail: name }))

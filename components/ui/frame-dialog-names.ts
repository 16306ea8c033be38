/**
 * Dialogs that every page has. A link with `data-dialog` opens its dialog with script, and leads to its page
 * without.
 */
export type FrameDialogName = 'help' | 'country'

/** Tells the page to open a dialog that nobody has clicked for. */
export const OPEN_DIALOG = 'store:open-dialog'

export const openFrameDialog = (name: FrameDialogName): boolean =>
  document.dispatchEvent(new CustomEvent(OPEN_DIALOG, { detail: name }))

/** Fields of a list besides its rows. */
export const LIST_FIELDS = {
  /** Id under which the server stores the list. */
  id: 'list',
  /** Pasted text. */
  paste: 'paste',
  /** Uploaded file. */
  file: 'file',
  /** Id of the list that was cleared. */
  cleared: 'cleared',
  /** Number of lines that were added to the cart and have left the list. */
  added: 'added',
} as const

/** Names of the buttons that change one row, whose index they hold. */
export const REMOVE_ROW = 'remove'
export const REPLACE_ROW = 'replace'

/** Name of every other button. */
export const INTENT = 'intent'

export const INTENTS = ['check', 'rows', 'paste', 'upload', 'add', 'save', 'quote', 'clear'] as const

export type Intent = (typeof INTENTS)[number]

/** Field that names the qualification of a form. */
export const QUALIFICATION_FIELD = 'qualification'

/** Intent of a form of evidence that is kept although details are missing. */
export const KEEP_INTENT = 'keep'

/** Intents of the form of an evidence: adds the chosen file, or sends the evidence with it. */
export const ADD_INTENT = 'add'
export const SEND_INTENT = 'send'

/** Field that names a draft that was kept. */
export const DRAFT_FIELD = 'draft'

/** Fields of the forms of qualifications, beside those of the evidence. */
export const QUALIFICATION_FIELDS = {
  kind: 'kind',
  renews: 'renews',
  document: 'document',
  /** The document that the chosen file replaces; empty for another document. */
  replaces: 'replaces',
  /** The document that a button removes. */
  remove: 'remove',
  statement: 'statement',
  note: 'note',
} as const

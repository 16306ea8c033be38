/** Field that names the qualification of a form. */
export const QUALIFICATION_FIELD = 'qualification'

/** Intent of a form of evidence that is kept although details are missing. */
export const KEEP_INTENT = 'keep'

/** Field that names a draft that was kept. */
export const DRAFT_FIELD = 'draft'

/** Fields of the forms of qualifications, beside those of the evidence. */
export const QUALIFICATION_FIELDS = {
  kind: 'kind',
  renews: 'renews',
  document: 'document',
  /** The file that a form replaces or removes. */
  file: 'file',
  statement: 'statement',
  note: 'note',
} as const

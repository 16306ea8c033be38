/** Field that names the qualification of a form. */
export const QUALIFICATION_FIELD = 'qualification'

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

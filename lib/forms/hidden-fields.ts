/** Name of the hidden control whose value makes a second submission of the same form harmless. */
export const SUBMISSION_KEY = 'submissionKey'

/**
 * Name of the hidden control that says whose form it is, so that nobody's form is saved for somebody else.
 */
export const FORM_OWNER = 'formOwner'

/** Name of the hidden control that says which state of the record the form was drawn from. */
export const RECORD_VERSION = 'recordVersion'

/** Values of the hidden controls of a form, made by its page (`newHiddenFields`). */
export type HiddenFieldValues = {
  submissionKey: string
  /** Undefined where the page is that of an anonymous visitor. */
  formOwner?: string
}

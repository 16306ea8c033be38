/** Name of the hidden control whose value makes a repeated sending harmless. */
export const SUBMISSION_KEY = 'submissionKey'

/** Name of the hidden control that says whose form it is, so that nobody's form is saved for somebody else. */
export const FORM_OWNER = 'formOwner'

/** What stands in the address of a comparison beside its titles. */
export const COMPARE_PARAMETERS = { codes: 'codes', only: 'only', text: 'q' } as const

/** Id of the form that compares what is chosen in a list. */
export const COMPARE_FORM_ID = 'compare-chosen'

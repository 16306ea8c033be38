/** Query parameters of the comparison page. */
export const COMPARE_PARAMETERS = { codes: 'codes', only: 'only', text: 'q' } as const

/** Id of the form in a list of titles that opens the comparison of the selected titles. */
export const COMPARE_FORM_ID = 'compare-chosen'

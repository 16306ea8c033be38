/** Id of the form in a list of titles that opens the comparison of the selected titles. */
export const COMPARE_FORM_ID = 'compare-chosen'

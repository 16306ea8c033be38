/** Hidden field of the form that adds an organization: hashes of the search results the user declined. */
export const DECLINED_FIELD = 'declined'

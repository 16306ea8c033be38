/**
 * Hidden field of the form that adds an organization: the organizations that a search for its name has shown,
 * and that the user has said are all others.
 */
export const DECLINED_FIELD = 'declined'

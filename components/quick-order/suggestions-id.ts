/** Id of the suggestions that all rows share. */
export const SUGGESTIONS_ID = 'item-suggestions'

/** Placeholder in a text for the acronym of each title of a list. */
export const ACRONYM = '{acronym}'

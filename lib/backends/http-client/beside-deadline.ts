/** Deadline of what is shown beside the page itself, which must not delay it; in milliseconds. */
export const BESIDE_DEADLINE_MS = 1_500

/** Whoever signs out is on their way within this time, whatever any back end does. */
export const SIGN_OUT_WAIT_MS = 3_000

/**
 * What our server waits for back ends in each of its two requests: the sign-out itself, and the identity
 * provider's end of session that the browser is sent through. What takes longer goes on without the visitor.
 */
export const SIGN_OUT_CALLS_MS = 1_200

/** A sign-out has redirected the user within this time, whatever the back ends do. */
export const SIGN_OUT_WAIT_MS = 3_000

/**
 * Timeout of back-end calls in each of the two requests of a sign-out: the sign-out itself, and the identity
 * provider's end of session, to which the browser is redirected. Slower calls continue after the response.
 */
export const SIGN_OUT_CALLS_MS = 1_200

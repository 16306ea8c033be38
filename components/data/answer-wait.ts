/** How long a script waits for our own server, which decides every request a little sooner. */
export const ANSWER_WAIT_MS = 10_000

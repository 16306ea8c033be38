/** Client timeout for requests to our own server, which finishes every request a little earlier. */
export const ANSWER_WAIT_MS = 10_000

/** More do not fit beside each other. Apart from what reads addresses, because the browser needs nothing else of it. */
export const MOST_COMPARED = 4

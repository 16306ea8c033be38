/** More titles do not fit beside each other. By itself, because the browser needs nothing else of a comparison. */
export const MOST_COMPARED = 4

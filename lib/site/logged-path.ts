/** Segments that are followed by a token: whoever has it can read the page. */
const BEFORE_TOKEN = /(\/shared\/)[^/]+/gi

/** A path as a log may repeat it, without the token of a shared cart or quote. */
export const loggedPath = (path: string): string => path.replace(BEFORE_TOKEN, '$1[token]')

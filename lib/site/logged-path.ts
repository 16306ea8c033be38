/** The path segment before the token of a shared page; the token alone grants access to that page. */
const BEFORE_TOKEN = /(\/shared\/)[^/]+/gi

/** A path as a log may repeat it, without the token of a shared cart or quote. */
export const loggedPath = (path: string): string => path.replace(BEFORE_TOKEN, '$1[token]')

/** Whether a path has such a token. */
export const hasToken = (path: string): boolean => loggedPath(path) !== path

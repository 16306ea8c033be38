/**
 * Whether our server has left a mark in this browser: a cookie with nothing in it, and no proof of anything.
 */
export const hasBrowserMark = (name: string): boolean =>
  document.cookie.split('; ').some(cookie => cookie.startsWith(`${name}=`))

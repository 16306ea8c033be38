/** Whether our server has set this flag cookie in the browser: it has no content and proves nothing. */
export const hasBrowserMark = (name: string): boolean =>
  document.cookie.split('; ').some(cookie => cookie.startsWith(`${name}=`))

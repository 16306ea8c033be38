import type { BrowserContext } from 'playwright/test'

/** Collects errors in a browser that a test does not check itself. */
export type Problems = {
  /**
   * Declares expected problems whose text matches, for example `/503 GET/` or the text of a console error.
   */
  allow: (pattern: RegExp) => void
  /** All problems so far, including allowed ones. */
  seen: () => readonly string[]
  /** Problems so far that were not allowed. */
  unexpected: () => readonly string[]
}

/** Rejected forms are normal responses; Chromium also reports them on the console. */
const ORDINARY_REFUSALS = /^(401|409|422) POST \/api\/registration\//
/**
 * The response of the session check for an ended session; a test that still expects the session fails anyway,
 * because its user is signed out.
 */
const ENDED_SESSION = /^401 GET \/store\/customer\/current$/
/**
 * The flag client reports connection errors, for example in a test that goes offline; pages work without it.
 */
const FLAG_REPORTS = /^console warning: .*\[LaunchDarkly\]/
const REPEATED_STATUS = /^Failed to load resource: the server responded with a status of \d+/

const report = (): void => {
  document.addEventListener('securitypolicyviolation', event => {
    // biome-ignore lint/suspicious/noConsole: this is how the page reports to the test.
    console.error(`CSP refused ${event.violatedDirective}: ${event.blockedURI}`)
  })
}

/**
 * Watches all pages of a context: console errors and warnings, uncaught errors, CSP violations, responses
 * with status 400 and above.
 */
export async function watchProblems(context: BrowserContext): Promise<Problems> {
  const seen: string[] = []
  const allowed: RegExp[] = [ORDINARY_REFUSALS, ENDED_SESSION, FLAG_REPORTS]
  context.on('console', message => {
    if (!['error', 'warning'].includes(message.type()) || REPEATED_STATUS.test(message.text())) return
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', fault => seen.push(`uncaught: ${fault.error().stack ?? fault.error().message}`))
  context.on('response', response => {
    if (response.status() < 400) return
    const { pathname } = new URL(response.url())
    seen.push(`${response.status()} ${response.request().method()} ${pathname}`)
  })
  await context.addInitScript(report)
  return {
    allow: pattern => allowed.push(pattern),
    seen: () => seen,
    unexpected: () => seen.filter(problem => !allowed.some(pattern => pattern.test(problem))),
  }
}

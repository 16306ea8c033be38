import { randomInt } from 'node:crypto'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { E2E_PORTS } from './ports'
import { type Problems, watchProblems } from './support/problems'

export { expect }

type Fixtures = {
  /** Fails the test for anything the browser complained of; `allow` names what a test expects. */
  problems: Problems
  /** Opens a page in a browser of somebody else: without the cookies of the test's own page, but watched like it. */
  otherBrowser: () => Promise<Page>
}

const octet = (): number => randomInt(1, 255)

/**
 * The header that names a test's address goes to every server, and the flag service, as its original does, takes only headers
 * it knows. The runner answers for it once one of its addresses is watched.
 */
const admitOwnHeader = (context: BrowserContext): Promise<unknown> =>
  context.route(`http://127.0.0.1:${E2E_PORTS.sandbox + 5}/**`, route => route.continue())

/**
 * The test of this suite. Every test comes from a network address of its own, so that limits count for it alone, and fails
 * on console errors and warnings, uncaught errors, violations of the content security policy and unexpected refusals.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` })
  },
  problems: [
    async ({ context }, use) => {
      await admitOwnHeader(context)
      const problems = await watchProblems(context)
      await use(problems)
      expect(problems.unexpected(), 'complaints of the browser').toEqual([])
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser }, use) => {
    const opened: Problems[] = []
    await use(async () => {
      const context = await browser.newContext()
      await admitOwnHeader(context)
      opened.push(await watchProblems(context))
      return context.newPage()
    })
    expect(
      opened.flatMap(problems => problems.unexpected()),
      'complaints of the other browsers',
    ).toEqual([])
  },
})

import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from 'playwright/test'
import { type Problems, watchProblems } from './support/problems'

export { expect }

type Fixtures = {
  /** Fails the test for every message of the browser; `allow` names expected ones. */
  problems: Problems
  /** Opens a page in a separate browser: without the cookies of the test's page, but with the same checks. */
  otherBrowser: () => Promise<Page>
}

const octet = (): number => randomInt(1, 255)

/**
 * The `test` function of this suite. Every test has its own network address, so that rate limits apply to it
 * alone, and fails on console errors and warnings, uncaught errors, violations of the content security policy
 * and unexpected error responses.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the needed fixtures from the pattern.
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}` })
  },
  problems: [
    async ({ context }, use) => {
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
      opened.push(await watchProblems(context))
      return context.newPage()
    })
    expect(
      opened.flatMap(problems => problems.unexpected()),
      'complaints of the other browsers',
    ).toEqual([])
  },
})

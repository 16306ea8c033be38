import { randomInt } from 'node:crypto'
import { test as base, expect, type Page } from 'playwright/test'
import { type Problems, watchProblems } from './support/problems'

export { expect }

type Fixtures = {
  /** Fails the test for anything the browser complained of; `allow` names what a test expects. */
  problems: Problems
  /**
   * Opens a page in a browser of somebody else: without the cookies of the test's own page, but watched like
   * it.
   */
  otherBrowser: () => Promise<Page>
}

const octet = (): number => randomInt(1, 255)

/**
 * The test of this suite. Every test comes from a network address of its own, so that limits count for it
 * alone, and fails on console errors and warnings, uncaught errors, violations of the content security policy
 * and unexpected refusals.
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

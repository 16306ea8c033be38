/** What `npm test` runs of vitest.config.ts and playwright.config.ts. A project that is not here would not be tested. */
export const TEST_PROJECTS = {
  vitest: { working: ['node', 'dom'], waiting: ['whole'] },
  playwright: { working: ['together'], waiting: ['alone'] },
} as const

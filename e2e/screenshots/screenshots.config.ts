import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'

/** Screenshots of the pages for review: `npx playwright test -c e2e/screenshots/screenshots.config.ts`. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.shots.ts',
  outputDir: join(import.meta.dirname, '../../test-results/screenshots'),
  projects: [
    { name: 'wide', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'narrow', use: { viewport: { width: 390, height: 844 } } },
  ],
})

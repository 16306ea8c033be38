import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import base from '../../playwright.config'

/** Height of the window by its width: small and ordinary phone, tablet, desktop. */
const HEIGHTS: Readonly<Record<string, number>> = { 320: 568, 390: 844, 768: 1024, 1280: 900 }

/** Screenshots of the pages for review, one project per width (docs/testing.md). */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: '*.shots.ts',
  outputDir: join(import.meta.dirname, '../../test-results/screenshots'),
  projects: Object.entries(HEIGHTS).map(([width, height]) => ({
    name: width,
    use: { viewport: { width: Number(width), height } },
  })),
})

import type { BrowserContext } from 'playwright/test'
import { homePath } from '@/lib/site/paths'
import { expect, test } from '../fixtures'
import { untilAtRest } from '../support/at-rest'
import { areaPath, titlePath } from '../support/catalogue'

const LOCALE = 'en-us'
const VISITS = 3

/**
 * Layouts that a page may need more than the home page. All of them need five to eight; a script that forces
 * them in a loop needs dozens.
 */
const MOST_MORE = 8

/** How often the browser has laid out a page until all its scripts have run. */
async function countLayouts(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  await browser.send('Performance.enable')
  await page.goto(path)
  await untilAtRest(page)
  const { metrics } = await browser.send('Performance.getMetrics')
  await page.close()
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? Number.NaN
}

/** What a page needs by itself: a busy machine, where its parts come one by one, adds some layouts. */
async function fewestLayouts(context: BrowserContext, path: string): Promise<number> {
  const counts: number[] = []
  for (let visit = 0; visit < VISITS; visit += 1) counts.push(await countLayouts(context, path))
  return Math.min(...counts)
}

const PAGES = [
  ['title', titlePath(LOCALE, 'HWRS-3')],
  ['area', areaPath(LOCALE, 'academic')],
] as const

for (const width of [390, 1280])
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('no page is laid out again and again while it loads', async ({ context }) => {
      const home = await fewestLayouts(context, homePath(LOCALE))
      expect(home).toBeGreaterThan(0)
      for (const [name, path] of PAGES) {
        const layouts = await fewestLayouts(context, path)
        expect(layouts, `the page of a ${name}; home: ${home}`).toBeLessThanOrEqual(home + MOST_MORE)
      }
    })
  })

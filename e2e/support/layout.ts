import { expect, type Page } from 'playwright/test'

/**
 * Renders deferred content (app/drawn-near.css) at once: before that, it hides overflow and overlaps what
 * follows if it is too high.
 */
export const drawEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('*'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible'
  })

/** WCAG 1.4.10: reading must not require scrolling in two directions. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  await drawEverything(page)
  const surplus = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(surplus, state).toBeLessThanOrEqual(0)
}

/** The open dialog fits the smallest screen without scrolling, including its buttons. */
export async function expectDialogFits(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 480 })
  const hidden = () =>
    page
      .locator('dialog:modal')
      .evaluate(dialog =>
        Math.max(dialog.scrollHeight - dialog.clientHeight, dialog.scrollWidth - dialog.clientWidth),
      )
  await expect.poll(hidden, state).toBeLessThanOrEqual(0)
  if (before !== null) await page.setViewportSize(before)
}

/** A full-page screenshot, as the page is after scrolling through it. */
export async function takeWholePage(page: Page, path: string): Promise<void> {
  await drawEverything(page)
  await page.screenshot({ path, fullPage: true })
}

/**
 * Cumulative layout shift since the page loaded (Core Web Vitals: CLS, without its exemption after input).
 */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    await frame()
    await frame() // includes what has just been rendered
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    // TypeScript's library does not declare `value` of a layout shift.
    const values = observer.takeRecords().map(entry => Number(Reflect.get(entry, 'value')))
    observer.disconnect()
    return values.reduce((sum, value) => sum + value, 0)
  })

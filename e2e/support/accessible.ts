import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'
import { drawEverything } from './layout'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** API of the checker in a page where it is loaded. */
const NOTHING = ';'

/** One line per finding, with its place. */
export async function expectAccessible(
  page: Page,
  state: string,
  { without = [], within = 'html' }: { without?: string[]; within?: string } = {},
): Promise<void> {
  await drawEverything(page)
  const isLoaded = await page.evaluate(() => 'axe' in window)
  // Frames are of other origins, so the checker needs no second page to combine their results.
  const checker = new AxeBuilder({ page, ...(isLoaded && { axeSource: NOTHING }) })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: false })
    .include(within)
    .withTags(RULES)
    .disableRules(without)
  const { violations } = await checker.analyze()
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  )
  expect(findings, state).toEqual([])
}

/**
 * Checks the open dialog of this component: it is the only one, holds the focus, and has no findings. Every
 * component that renders a dialog has its check, which an architecture test looks for by name.
 */
export async function expectDialogAccessible(
  page: Page,
  component: string,
  state = component,
): Promise<void> {
  const dialog = page.locator('dialog:modal')
  await expect(dialog, state).toHaveCount(1)
  await expect(dialog.locator(':focus'), `focus in ${state}`).toHaveCount(1)
  await expectAccessible(page, state, { within: 'dialog:modal' })
  await expectTargets(page, state)
}

/** Links within a sentence are exempt; every other target has the minimum size (WCAG 2.5.8). */
export async function expectTargets(page: Page, state: string): Promise<void> {
  await drawEverything(page)
  const small = await page.evaluate(() => {
    const isInline = (element: Element): boolean => {
      const sentence = element.closest('p, li, dd, label, legend')
      return sentence !== null && sentence.textContent?.trim() !== element.textContent?.trim()
    }
    return [
      ...document.querySelectorAll('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
    ]
      .filter(element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(element => !element.matches('.sr-only') && element.closest('.sr-only') === null)
      .flatMap(element => {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
        const boxes = [element, ...(label ? [label] : [])].map(part => part.getBoundingClientRect())
        const fits = boxes.some(({ width, height }) => width >= 24 && height >= 24)
        return fits || (element.tagName === 'A' && isInline(element)) ? [] : [element.outerHTML.slice(0, 120)]
      })
  })
  expect(small, state).toEqual([])
}

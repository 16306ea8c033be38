import { expect, type Locator, type Page } from 'playwright/test'
import type { Intent } from '@/lib/quick-order/list-fields'
import { amountField, codeField } from '@/lib/quick-order/rows'
import { quickOrderPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { enhanced, submitButton } from './forms'

/** Items of the sample catalogue that every site sells, if nothing else is said. */
export const LISTED = {
  kit: '0031601101',
  manual: '0031601201',
  /** Needs level C. */
  gated: '0011203101',
  /** Needs level C; at most 20. */
  limited: '0011203102',
  /** Awaited; the date is known. */
  expected: '0043701201',
  /** Needs an inventory account. */
  usage: '0011203401',
  onRequest: '0081401202',
  withdrawn: '0011202201',
  successor: '0011203201',
  /** French forms, sold in Canada only. */
  french: '0011203301',
  /** Spanish forms, not sold in Canada. */
  spanish: '0011203303',
  unknown: '0000000001',
} as const

export const codeOf = (page: Page, row: number): Locator => page.locator(`[name="${codeField(row)}"]`)

export const amountOf = (page: Page, row: number): Locator => page.locator(`[name="${amountField(row)}"]`)

/** Rows of the list, each with its verdict. */
export const listRows = (page: Page): Locator => page.locator('li.quick-row')

/** A button of the list; not the hidden one, by which Enter submits the form. */
export const listButton = (page: Page, intent: Intent): Locator =>
  submitButton(page, intent).and(page.locator(':not([tabindex="-1"])'))

/** Opens an empty list with its script. */
export async function openQuickOrder(page: Page, locale: Locale): Promise<void> {
  await page.goto(quickOrderPath(locale))
  await enhanced(page)
}

/** Pastes lines of a number and a quantity into the list, with or without script. */
export async function pasteLines(
  page: Page,
  lines: readonly (readonly [code: string, quantity?: string])[],
): Promise<void> {
  await page.locator('textarea[name="paste"]').fill(lines.map(line => line.join('\t')).join('\n'))
  await listButton(page, 'paste').click()
  await expect(page.locator('textarea[name="paste"]')).toHaveValue('')
  await expect(codeOf(page, lines.length - 1)).not.toHaveValue('')
}

import { expect, type Locator, type Page } from 'playwright/test'

/** The form of the main part of the page; header, footer and account menu have forms, too. */
const MAIN_FORM = 'main form:not([action*="/sign-out"])'

export const mainForm = (page: Page): Locator => page.locator(MAIN_FORM).first()

/** A control by its form name. */
export const control = (page: Page, name: string): Locator => mainForm(page).locator(`[name="${name}"]`)

/**
 * Waits until the form is hydrated. Needed only for tests of script features: everything else has to work
 * before, too.
 */
export const enhanced = (page: Page): Promise<unknown> =>
  page.waitForFunction(selector => {
    const form = document.querySelector(selector)
    return form !== null && Object.keys(form).some(key => key.startsWith('__reactProps'))
  }, MAIN_FORM)

/** Waits for the form aids of a step page: leave dialog, outages and session end. */
export const withAids = (page: Page): Promise<void> =>
  expect(page.locator('main form dialog').first()).toBeAttached()

/** Waits until a form, or a page of plain forms, can ask before typed input is lost. */
export const withLeaveDialog = (area: Locator): Promise<void> =>
  expect(area.locator('dialog').first()).toBeAttached()

/** Fills controls by name: types texts, selects options by value, sets radio buttons and checkboxes. */
export async function fillForm(
  page: Page,
  values: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await setControl(page, name, value)
}

/** Opens the collapsed part of the form that contains a control. */
async function openAround(field: Locator): Promise<void> {
  const closed = field.first().locator('xpath=ancestor::details[not(@open)]')
  if ((await closed.count()) > 0) await closed.locator('summary').click()
}

async function setControl(page: Page, name: string, value: string | boolean): Promise<void> {
  const field = control(page, name)
  if (typeof value === 'boolean') return field.setChecked(value)
  const kind = await field
    .first()
    .evaluate(element => `${element.tagName} ${element.getAttribute('type') ?? ''}`)
  await openAround(field)
  if (kind.startsWith('SELECT')) {
    await field.selectOption(value)
    return
  }
  if (kind === 'INPUT radio') return field.and(page.locator(`[value="${value}"]`)).check()
  await field.fill(value)
}

/**
 * The submit button of the form; a secondary one, or an answer to a question, is identified by its `intent`.
 * Excludes the hidden button that only makes Enter submit the form.
 */
export const submitButton = (page: Page, intent?: string): Locator =>
  intent === undefined
    ? mainForm(page).locator('button[type="submit"]:not([name], [tabindex="-1"])')
    : page.locator(`main form button[name="intent"][value="${intent}"]`)

/** The error summary, which gets the focus. */
export const summaryBox = (page: Page): Locator => page.locator('main [tabindex="-1"]:has(> [role="alert"])')

/** Messages of the error summary, in order, without the labels of their fields. */
export const summaryTexts = (page: Page): Locator => page.locator('main [role="alert"] li span:last-child')

/** Expects exactly these errors in the summary, and the error mark in the page title. */
export const expectSummary = (page: Page, texts: readonly string[]): Promise<void> =>
  expect(summaryTexts(page)).toHaveText([...texts])

/** The entries of the summary link to these fields, in this order. */
export const expectSummaryTargets = (page: Page, names: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main [role="alert"] li a')
        .evaluateAll(links => links.map(link => link.getAttribute('href'))),
    )
    .toEqual(names.map(name => `#${name}`))

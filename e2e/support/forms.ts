import { expect, type Locator, type Page } from 'playwright/test'

/**
 * The form of the page's own subject; header and footer have forms too, and so has the menu of the account.
 */
const MAIN_FORM = 'main form:not([action*="/sign-out"])'

export const mainForm = (page: Page): Locator => page.locator(MAIN_FORM).first()

/** A control by the name its form sends. */
export const control = (page: Page, name: string): Locator => mainForm(page).locator(`[name="${name}"]`)

/**
 * Waits until scripts have taken the page's form over. Needed only where a test is about what scripts add:
 * everything else has to work before, too.
 */
export const enhanced = (page: Page): Promise<unknown> =>
  page.waitForFunction(selector => {
    const form = document.querySelector(selector)
    return form !== null && Object.keys(form).some(key => key.startsWith('__reactProps'))
  }, MAIN_FORM)

/**
 * Waits for what comes after the page of a step: the helpers for leaving, outages and the end of a session.
 */
export const withAids = (page: Page): Promise<void> =>
  expect(page.locator('main form dialog').first()).toBeAttached()

/** Fills controls by name: texts are typed, options chosen by their value, radio buttons and boxes set. */
export async function fillForm(
  page: Page,
  values: Readonly<Record<string, string | boolean>>,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await setControl(page, name, value)
}

/** Opens the closed part of the form that a control is in. */
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
 * The button that sends the form; a side step, or an answer to a question, is told by its `intent`. The
 * hidden one that only makes Enter send the form itself is not meant.
 */
export const submitButton = (page: Page, intent?: string): Locator =>
  intent === undefined
    ? mainForm(page).locator('button[type="submit"]:not([name], [tabindex="-1"])')
    : page.locator(`main form button[name="intent"][value="${intent}"]`)

/** The box of the error summary, which takes the focus. */
export const summaryBox = (page: Page): Locator => page.locator('main [tabindex="-1"]:has(> [role="alert"])')

/** Messages of the error summary, in order, without the labels of their fields. */
export const summaryTexts = (page: Page): Locator => page.locator('main [role="alert"] li span:last-child')

/** The page shows exactly these errors in its summary, and marks its title. */
export const expectSummary = (page: Page, texts: readonly string[]): Promise<void> =>
  expect(summaryTexts(page)).toHaveText([...texts])

/** The summary's entries lead to these fields, in this order. */
export const expectSummaryTargets = (page: Page, names: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      page
        .locator('main [role="alert"] li a')
        .evaluateAll(links => links.map(link => link.getAttribute('href'))),
    )
    .toEqual(names.map(name => `#${name}`))

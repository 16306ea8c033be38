import { expect } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { homePath, stepActionPath } from '@/lib/site/paths'
import { stepHref } from '@/lib/site/step-paths'
import type { StepId } from '@/lib/site/steps'
import { RAW_TEXT } from './fault-proxy'
import { headingOf, mainOf, readPlainForm, shownValues, textOf } from './plain-form'
import { LOCALE, type Scenario, type Visit } from './scenarios'

/** What the page of the user shows. */
export type Place = 'done' | 'form' | 'question' | 'outage' | 'login'

/** Answers with which a user continues when a confirmation dialog is open. */
const YES = ['link', 'finish']

const pathname = (path: string): string => path.split('?', 1)[0] ?? path

export function placeOf({ browser: { screen } }: Visit, { step, next }: Scenario): Place {
  const at = pathname(screen.path)
  if (at === stepHref(LOCALE, next)) return screen.status === 200 ? 'done' : 'outage'
  const form = readPlainForm(screen.html, stepActionPath(step, LOCALE))
  if (form !== undefined) return form.intents.some(intent => YES.includes(intent)) ? 'question' : 'form'
  if (readPlainForm(screen.html, '/api/sign-in') !== undefined) return 'login'
  return 'outage'
}

/** Texts of the error summary. */
const complaintsOf = (html: string): readonly string[] =>
  [
    ...(/<div role="alert"[\s\S]*?<ul[^>]*>([\s\S]*?)<\/ul>/
      .exec(mainOf(html))?.[1]
      ?.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g) ?? []),
  ].map(([, text = '']) => text.replace(/<[^>]*>/g, ''))

/**
 * Expects a complete page: a heading, no text of a back end, no internals of the program, and a way to go on.
 */
export function expectReadable({ browser: { screen } }: Visit): void {
  expect([200, 503], `status of ${screen.path}`).toContain(screen.status)
  expect(headingOf(screen.html), `heading of ${screen.path}`).toBeTruthy()
  expect(screen.html).not.toContain(RAW_TEXT)
  expect(textOf(screen.html)).not.toMatch(/ECONN|socket hang up|undefined|\bat \S+:\d+|<!doctype/i)
  expect(screen.html).toContain(`href="${homePath(LOCALE)}`)
  if (screen.status === 503) expect(Number(screen.headers['retry-after'])).toBeGreaterThan(0)
}

/** A form that is shown again has its errors and every submitted value except the password. */
export function expectKept(visit: Visit, scenario: Scenario): void {
  const place = placeOf(visit, scenario)
  const { html } = visit.browser.screen
  if (place !== 'form') return
  const shown = shownValues(visit.browser.form(stepActionPath(scenario.step, LOCALE)))
  const typed = Object.entries(visit.values).filter(([name]) => name !== 'password')
  for (const [name, value] of typed) expect(shown[name], name).toBe(value === true ? 'on' : value)
  expect(shown.password ?? '').toBe('')
  expect(html).not.toContain(visit.person.password)
}

/** The start of the wizard says that the registration is complete. */
export const isToldOfEnd = ({ browser: { screen } }: Visit): boolean =>
  headingOf(screen.html) === getMessages(LOCALE).register.signedIn.title

/**
 * The outage page says that nothing is lost and offers to try again; for a completed registration, it says so
 * instead.
 */
export function expectOutage(visit: Visit, scenario: Scenario): void {
  if (placeOf(visit, scenario) !== 'outage' || isToldOfEnd(visit)) return
  const problem = getMessages(LOCALE).unavailable.subjects.step
  expect(headingOf(visit.browser.screen.html)).toBe(problem.title)
  expect(visit.browser.screen.status).toBe(503)
}

/** Submits what leads on: the form, the yes to a question, sign-in, or "try again". */
export async function goOn(visit: Visit, scenario: Scenario): Promise<void> {
  const { browser, person, values } = visit
  switch (placeOf(visit, scenario)) {
    case 'form':
      await browser.send(values, { form: browser.form(stepActionPath(scenario.step, LOCALE)) })
      return
    case 'question': {
      const form = browser.form(stepActionPath(scenario.step, LOCALE))
      await browser.send({}, { form, intent: YES.find(intent => form.intents.includes(intent)) ?? '' })
      return
    }
    case 'login': {
      const { username, password } = person
      await browser.send({ username, password }, { form: browser.form('/api/sign-in') })
      return
    }
    default:
      await new Promise(resolve => setTimeout(resolve, 200))
      await browser.reload()
  }
}

/** Submits the form once, and answers the questions that it raises. */
export async function sendOnce(visit: Visit, scenario: Scenario): Promise<void> {
  await goOn(visit, scenario)
  for (let count = 0; count < 2 && isUntroubledQuestion(visit, scenario); count += 1)
    await goOn(visit, scenario)
}

const isUntroubledQuestion = (visit: Visit, scenario: Scenario): boolean =>
  placeOf(visit, scenario) === 'question' && complaintsOf(visit.browser.screen.html).length === 0

export const MOST_TRIES = 12

/** Repeats and continues like a user who does not give up. */
export async function finish(visit: Visit, scenario: Scenario): Promise<void> {
  for (let count = 0; count < MOST_TRIES && placeOf(visit, scenario) !== 'done'; count += 1) {
    await goOn(visit, scenario)
    expectReadable(visit)
    expectKept(visit, scenario)
  }
  // The next view of a page makes up for what was late with the previous one.
  await visit.browser.reload()
  const { path, html } = visit.browser.screen
  expect(pathname(path), textOf(html).slice(0, 400)).toBe(stepHref(LOCALE, scenario.next))
}

/**
 * The page of a completed step redirects to the current step of the user. Parallel faults of other tests may
 * have opened the circuit of a back end for a moment.
 */
export async function expectAgreement({ browser }: Visit, step: StepId, open: StepId): Promise<void> {
  await browser.open(stepHref(LOCALE, step))
  for (let count = 0; count < MOST_TRIES && browser.screen.status === 503; count += 1) {
    await new Promise(resolve => setTimeout(resolve, 200))
    await browser.reload()
  }
  expect(pathname(browser.screen.path)).toBe(stepHref(LOCALE, open))
}

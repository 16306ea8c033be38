import { SIGN_OUT_PATH } from '@/lib/site/paths'
import { LOCALES } from '@/lib/site/sites'
import { stepHref } from '@/lib/site/step-paths'
import { STEP_IDS } from '@/lib/site/steps'
import type { Fault } from './fault-rule'
import { readPlainForm } from './plain-form'
import type { Walker } from './walker'
import { REQUIRED } from './walker-values'

type Action = { name: string; weight: number; run: (walker: Walker) => Promise<void> }

const FAULTS: readonly Fault[] = [
  { kind: 'reset' },
  { kind: 'resetBody' },
  { kind: 'truncated' },
  { kind: 'html' },
  { kind: 'garbage' },
  { kind: 'busy', seconds: 1 },
  { kind: 'failing' },
  { kind: 'lost' },
]

/** Injects a fault into the next calls of this user to one of the back ends. */
async function breakSomething({ stage, random, person, id }: Walker): Promise<void> {
  const fault = random.pick(FAULTS)
  const times = random.pick([1, 1, 2, 3, 4])
  const service =
    id === undefined
      ? 'identity'
      : random.pick(['commerce', 'commerce', 'commerce', 'login-service'] as const)
  const whose =
    service === 'commerce' ? { path: new RegExp(`/users/${id}(?:[/?]|$)`) } : { body: id ?? person.email }
  stage.proxies[service].arm({ fault, times, ...whose })
}

async function sendWrong(walker: Walker): Promise<void> {
  const { sight } = walker
  if (sight.kind !== 'form' || sight.step === 'organisation') return walker.goOn()
  await walker.sendAndCheck(sight.form, sight.step, { [REQUIRED[sight.step]]: '' })
}

/** A form of a second tab, or of a page that was left with Back. */
async function sendOld(walker: Walker): Promise<void> {
  if (walker.sent.length === 0) return walker.goOn()
  const { form, values } = walker.random.pick(walker.sent)
  await walker.attempt(() => walker.browser.send(values, { form }))
}

async function sendTwice(walker: Walker): Promise<void> {
  const { sight, browser } = walker
  const latest = walker.sent.at(-1)
  if (sight.kind !== 'form' || latest?.step !== sight.step) return walker.goOn()
  const { form, values } = latest
  const both = () => Promise.all([browser.send(values, { form }), browser.send(values, { form })])
  await walker.attempt(both)
  await walker.attempt(() => browser.reload())
}

async function changeLocale(walker: Walker): Promise<void> {
  walker.locale = walker.random.pick(LOCALES)
  await walker.open(stepHref(walker.locale, walker.random.pick(STEP_IDS)))
}

async function signOut(walker: Walker): Promise<void> {
  await walker.open(stepHref(walker.locale, 'register'))
  const form = readPlainForm(walker.browser.screen.html, SIGN_OUT_PATH)
  if (form !== undefined) await walker.attempt(() => walker.browser.send({}, { form }))
}

async function takeOtherDevice(walker: Walker): Promise<void> {
  walker.takeOtherDevice()
  await walker.open(stepHref(walker.locale, 'register'))
}

/** The possible actions with their weights. */
export const ACTIONS: readonly Action[] = [
  { name: 'go on', weight: 40, run: walker => walker.goOn() },
  { name: 'send wrong', weight: 8, run: sendWrong },
  { name: 'reload', weight: 8, run: walker => walker.attempt(() => walker.browser.reload()) },
  {
    name: 'back',
    weight: 8,
    run: walker => walker.open(walker.random.pick(['/en-us/register', ...walker.visited])),
  },
  { name: 'send an old form', weight: 8, run: sendOld },
  { name: 'send twice', weight: 6, run: sendTwice },
  { name: 'fault', weight: 16, run: breakSomething },
  { name: 'another site', weight: 5, run: changeLocale },
  { name: 'sign out', weight: 3, run: signOut },
  { name: 'other device', weight: 3, run: takeOtherDevice },
  { name: 'store restarted', weight: 0.2, run: ({ stage }) => stage.restartStore() },
]

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { stepHref } from '@/lib/site/step-paths'
import { expectFacts } from './support/facts'
import { expectReadable, goOn, isToldOfEnd, MOST_TRIES, placeOf, sendOnce } from './support/persistence'
import type { PlainForm } from './support/plain-form'
import { LOCALE, SCENARIOS, type Scenario, SIGN_UP, type Visit } from './support/scenarios'
import { openStage, type Stage } from './support/stage'

/** Calls that change data, each with the step that makes it. */
const WRITES = [SIGN_UP, ...SCENARIOS].flatMap(scenario =>
  scenario.calls.filter(({ changes }) => changes).map(call => ({ scenario, call })),
)

type Write = (typeof WRITES)[number]

/** A user whose step has been submitted: its call has done its work, and its response is held back. */
type Held = { visit: Visit; form: PlainForm; sending: Promise<unknown> }

let stage: Stage
beforeAll(async () => {
  // A response that is held back until all of them are must not be given up meanwhile.
  stage = await openStage({ REQUEST_DEADLINE_MS: '20000', BREAKER_PAUSE_MS: '150' })
})
afterAll(() => stage.end())

async function hold({ scenario, call: { service, rule } }: Write, visit: Visit): Promise<Held> {
  const proxy = stage.proxies[service]
  const held = { ...rule(visit), fault: { kind: 'held' } } as const
  proxy.arm(held)
  const form = visit.browser.form()
  const sending = sendOnce(visit, scenario).catch(() => 'cut off')
  await proxy.untilHeld(held)
  return { visit, form, sending }
}

/** A user for every write, all of them at the same moment of it. */
async function holdAll(): Promise<ReadonlyMap<Write, Held>> {
  const visits: (readonly [Write, Visit])[] = []
  for (const write of WRITES) visits.push([write, await write.scenario.arrive(stage)])
  return new Map(
    await Promise.all(visits.map(async ([write, visit]) => [write, await hold(write, visit)] as const)),
  )
}

const allSent = (held: ReadonlyMap<Write, Held>) =>
  Promise.all([...held.values()].map(({ sending }) => sending))

/** Ends the store by a signal while every write is held, and starts it again. */
const STOPS = {
  'killed before the response of': async held => {
    await stage.killStore()
    await allSent(held)
    stage.clearFaults()
  },
  'that gets SIGTERM before it responds to': async held => {
    const ended = stage.killStore('SIGTERM')
    stage.clearFaults()
    // The responses redirect to pages that the ended store can no longer render.
    await allSent(held)
    await ended
  },
} as const satisfies Record<string, (held: ReadonlyMap<Write, Held>) => Promise<void>>

type Return = (held: Held, scenario: Scenario) => Promise<unknown>

const reload: Return = ({ visit }, { step }) => visit.browser.open(stepHref(LOCALE, step))

const submitAgain: Return = ({ visit, form }, scenario) =>
  placeOf(visit, scenario) === 'form' ? visit.browser.send(visit.values, { form }) : visit.browser.reload()

/**
 * A registered user gets the message of a complete registration; every other user goes on until the step is
 * done.
 */
async function expectLedOn(visit: Visit, scenario: Scenario): Promise<void> {
  const isOver = () =>
    placeOf(visit, scenario) === 'done' || (scenario.next === 'registered' && isToldOfEnd(visit))
  for (let count = 0; count < MOST_TRIES && !isOver(); count += 1) {
    expectReadable(visit)
    await goOn(visit, scenario)
  }
  expect(isOver(), visit.browser.screen.path).toBe(true)
  await expectFacts(stage, visit, scenario)
}

describe.each<[keyof typeof STOPS, string, Return]>([
  ['killed before the response of', 'leads the user on after a reload', reload],
  ['killed before the response of', 'has its effect once when the form is submitted again', submitAgain],
  ['that gets SIGTERM before it responds to', 'leads the user on after a reload', reload],
])('a store %s a write: it %s', (stop, _, comeBack) => {
  let held: ReadonlyMap<Write, Held>
  beforeAll(async () => {
    held = await holdAll()
    await STOPS[stop](held)
    await stage.startStore()
  })

  test.for(WRITES)('$call.name of $scenario.name', async write => {
    const { scenario } = write
    const user = held.get(write)
    if (user === undefined) throw new Error('the write was not held')
    await comeBack(user, scenario)
    await expectLedOn(user.visit, scenario)
  })
})

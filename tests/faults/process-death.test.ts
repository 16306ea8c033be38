import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { stepHref } from '@/lib/site/step-paths'
import { expectFacts } from './support/facts'
import { expectReadable, goOn, isToldOfEnd, MOST_TRIES, placeOf, sendOnce } from './support/persistence'
import { type Call, LOCALE, SCENARIOS, type Scenario, SIGN_UP, type Visit } from './support/scenarios'
import { openStage, type Stage } from './support/stage'

/** Calls that change data, each with the step that makes it. */
const WRITES = [SIGN_UP, ...SCENARIOS].flatMap(scenario =>
  scenario.calls.filter(({ changes }) => changes).map(call => ({ scenario, call })),
)

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => stage.clearFaults())
afterAll(() => stage.end())

/** Submits the step until the call has done its work and its response is still held back. */
async function sendUntilDone(scenario: Scenario, { service, rule }: Call) {
  const visit = await scenario.arrive(stage)
  const proxy = stage.proxies[service]
  const held = { ...rule(visit), fault: { kind: 'held' } } as const
  proxy.arm(held)
  const form = visit.browser.form()
  const sending = sendOnce(visit, scenario).catch(() => 'cut off')
  await proxy.untilHeld(held)
  return { visit, form, sending }
}

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

describe('a store killed before the response of', () => {
  test.for(WRITES)(
    '$call.name of $scenario.name leads the user on after a reload',
    async ({ scenario, call }) => {
      const { visit, sending } = await sendUntilDone(scenario, call)
      await stage.killStore()
      await sending
      stage.clearFaults()
      await stage.startStore()
      await visit.browser.open(stepHref(LOCALE, scenario.step))
      await expectLedOn(visit, scenario)
    },
  )

  test.for(WRITES)(
    '$call.name of $scenario.name has its effect once when the form is submitted again',
    async ({ scenario, call }) => {
      const { visit, form, sending } = await sendUntilDone(scenario, call)
      await stage.killStore()
      await sending
      stage.clearFaults()
      await stage.startStore()
      if (placeOf(visit, scenario) === 'form') await visit.browser.send(visit.values, { form })
      else await visit.browser.reload()
      await expectLedOn(visit, scenario)
    },
  )
})

test.for(WRITES)(
  'a store that gets SIGTERM still responds to $call.name of $scenario.name',
  async ({ scenario, call }) => {
    const { visit, sending } = await sendUntilDone(scenario, call)
    const ended = stage.killStore('SIGTERM')
    stage.clearFaults()
    // The response redirects to a page that the ended store can no longer render.
    await sending
    await ended
    await stage.startStore()
    await visit.browser.open(stepHref(LOCALE, scenario.step))
    await expectLedOn(visit, scenario)
  },
)

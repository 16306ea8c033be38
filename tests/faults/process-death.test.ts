import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { stepHref } from '@/lib/site/step-paths'
import { expectFacts } from './support/facts'
import { expectReadable, goOn, isToldOfEnd, MOST_TRIES, placeOf, sendOnce } from './support/persistence'
import { type Call, LOCALE, SCENARIOS, type Scenario, SIGN_UP, type Visit } from './support/scenarios'
import { openStage, type Stage } from './support/stage'

/** Calls that change something, each with the step that makes it. */
const WRITES = [SIGN_UP, ...SCENARIOS].flatMap(scenario =>
  scenario.calls.filter(({ changes }) => changes).map(call => ({ scenario, call })),
)

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterEach(() => stage.clearFaults())
afterAll(() => stage.end())

/** Sends the step until the call has done its work, of which the store has not heard yet. */
async function sendUntilDone(scenario: Scenario, { service, rule }: Call) {
  const visit = await scenario.arrive(stage)
  const proxy = stage.proxies[service]
  proxy.arm({ ...rule(visit), fault: { kind: 'held' } })
  const form = visit.browser.form()
  const sending = sendOnce(visit, scenario).catch(() => 'cut off')
  await proxy.untilHeld()
  return { visit, form, sending }
}

/** Somebody who is registered by now is told so; everybody else goes on until the step is done. */
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

describe('a store that is killed before it hears that', () => {
  test.for(WRITES)(
    '$call.name of $scenario.name is done leads on who reloads',
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
    '$call.name of $scenario.name is done does it once for who sends again',
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
  'a store that is told to end still answers for $call.name of $scenario.name',
  async ({ scenario, call }) => {
    const { visit, sending } = await sendUntilDone(scenario, call)
    const ended = stage.killStore('SIGTERM')
    stage.clearFaults()
    // The answer leads to a page that the ended store cannot show any more.
    await sending
    await ended
    await stage.startStore()
    await visit.browser.open(stepHref(LOCALE, scenario.step))
    await expectLedOn(visit, scenario)
  },
)

import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { expectFacts } from './support/facts'
import type { Fault, FaultRule, SeenRequest } from './support/fault-rule'
import {
  expectAgreement,
  expectKept,
  expectOutage,
  expectReadable,
  finish,
  placeOf,
  sendOnce,
} from './support/persistence'
import { type Call, SCENARIOS, type Scenario, SIGN_UP, type Visit } from './support/scenarios'
import { BACK_ENDS, openStage, type Stage } from './support/stage'

/** Longer than a request of the stage may take. */
const LONG_MS = 4_000

type StagedFault = Fault & Pick<FaultRule, 'flapping'>

/** Any call refuses these alike (`call-backend.test.ts`), so each gets one of them, in turn. */
const UNREADABLE: readonly (readonly [what: string, StagedFault])[] = [
  ['answers with half of its answer', { kind: 'truncated' }],
  ['answers with a page', { kind: 'html' }],
  ['answers with broken data', { kind: 'garbage' }],
]

const FAULTS: Readonly<Record<string, StagedFault>> = {
  'drops the connection': { kind: 'reset' },
  'breaks off in the middle of its answer': { kind: 'resetBody' },
  'is too busy': { kind: 'busy', seconds: 7 },
  fails: { kind: 'failing' },
  'fails every other time': { kind: 'failing', flapping: true },
  'does its work and loses the answer': { kind: 'lost' },
  'is too slow': { kind: 'slow', ms: LONG_MS },
  'never ends its answer': { kind: 'trickle', ms: LONG_MS },
}

type Cell = { scenario: Scenario; call: Call; what: string; fault: StagedFault }

const cellsOf = (scenario: Scenario): readonly Cell[] =>
  scenario.calls.flatMap((call, index) =>
    [...Object.entries(FAULTS), ...UNREADABLE.filter((_, turn) => turn === index % UNREADABLE.length)].map(
      ([what, fault]) => ({ scenario, call, what, fault }),
    ),
  )

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/**
 * Calls of pages and sessions rather than of a form submission: reference lists, flags, texts, keys, routing,
 * what the session takes over from the settings, and the customer record that every page reads.
 */
const OF_PAGES = [
  /\/(?:countries|accounts)\//,
  /\/countries\?/,
  /\/sdk\/evalx\//,
  /^\/content\//,
  /jwk_uri/,
  /\/routingRegion$/,
  /\/users\/[^/?]+\/settings\?/,
  /\/users\/[^/?]+\?fields/,
]

const seenBy = (): readonly SeenRequest[] => Object.values(stage.proxies).flatMap(({ seen }) => seen)

/** Whether the table names the call, for this step. */
const isNamed = ({ method, path, body }: SeenRequest, scenario: Scenario, visit: Visit): boolean =>
  [SIGN_UP, ...SCENARIOS]
    .filter(({ step }) => step === scenario.step)
    .flatMap(({ calls }) => calls.map(call => call.rule(visit)))
    .some(
      rule =>
        rule.method === method &&
        rule.path?.test(path) &&
        (rule.body === undefined || body.includes(rule.body)),
    )

test.for([SIGN_UP, ...SCENARIOS])('the table names every back-end call of $name', async scenario => {
  const visit = await scenario.arrive(stage)
  const before = seenBy()
  await sendOnce(visit, scenario)
  expect(placeOf(visit, scenario)).toBe('done')
  const calls = seenBy().filter(
    call => !before.includes(call) && !OF_PAGES.some(path => path.test(call.path)),
  )
  expect(calls.filter(call => !isNamed(call, scenario, visit))).toEqual([])
  expect(calls.length).toBeGreaterThan(0)
})

function arm({ call, fault: { flapping, ...fault } }: Cell, visit: Visit): () => void {
  const rule = { ...call.rule(visit), fault, ...(flapping && { flapping }) }
  return stage.proxies[call.service].arm(rule)
}

async function survive(cell: Cell, { onTestFinished }: TestContext): Promise<void> {
  const { scenario } = cell
  const visit = await scenario.arrive(stage)
  const disarm = arm(cell, visit)
  onTestFinished(disarm)
  await sendOnce(visit, scenario)
  expectReadable(visit)
  expectKept(visit, scenario)
  expectOutage(visit, scenario)
  disarm()
  await finish(visit, scenario)
  await expectFacts(stage, visit, scenario)
  if (scenario.step !== 'register' && scenario.next !== 'registered')
    await expectAgreement(visit, scenario.step, scenario.next)
}

describe.each(SCENARIOS)('$name', scenario => {
  test.concurrent.for(cellsOf(scenario))('has its effect once although $call.name $what', survive)
})

// These calls name no user, so the users run one after the other.
describe('sign-up', () => {
  test.for(cellsOf(SIGN_UP))('has its effect once although $call.name $what', survive)
})

describe.each(BACK_ENDS)('during an outage of %s', service => {
  test.each([SIGN_UP, ...SCENARIOS])(
    '$name keeps its values and succeeds after the outage',
    async scenario => {
      const visit = await scenario.arrive(stage)
      await stage.proxies[service].down()
      onTestFinished(() => stage.proxies[service].up())
      await sendOnce(visit, scenario)
      expectReadable(visit)
      expectKept(visit, scenario)
      expectOutage(visit, scenario)
      await stage.proxies[service].up()
      await finish(visit, scenario)
      await expectFacts(stage, visit, scenario)
    },
  )
})

import { expect, test } from 'vitest'
import { readCode } from '../support/source-files'
import { noFixedWaits } from './rules/waits'

/** The only files that wait for a duration, each with its reason. None of them is a test of a duration. */
const WAITS: Readonly<Record<string, string>> = {
  'e2e/operation/rolling-restart.alone.spec.ts': 'plays visitors who send at intervals',
  'e2e/support/tls-front.ts': 'asks again whether a process listens',
  'tests/faults/support/account-agent.ts': 'waits for the next code of the second factor',
  'tests/faults/support/account-walker.ts': 'plays a user who tries again after a moment',
  'tests/faults/placing-walks.test.ts': 'kills at a random moment',
  'tests/faults/rolling-restart.test.ts': 'plays a load balancer, which checks and sends at intervals',
  'tests/faults/support/fault-proxy.ts': 'plays slow back ends',
  'tests/faults/support/persistence.ts': 'plays a user who tries again after a moment',
  'tests/faults/support/placing.ts': 'plays a user who tries again after a moment',
  'tests/faults/support/scenarios.ts': 'plays a user who tries again after a moment',
  'tests/faults/support/stage.ts': 'asks again whether a process is ready',
  'tests/faults/support/walker.ts': 'plays a user who tries again after a moment',
}

test('tests wait for what they need and not for a duration, except in the files that are listed', () => {
  const waiting = readCode('tests', 'e2e').filter(file => noFixedWaits(file).length > 0)
  expect(waiting.map(({ path }) => path).toSorted()).toEqual(Object.keys(WAITS).toSorted())
})

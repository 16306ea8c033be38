import { afterAll, beforeAll, expect, test } from 'vitest'
import { stepHref } from '@/lib/site/step-paths'
import { Random } from './support/random'
import { accountsOf, reportOf } from './support/registry'
import { openStage, type Stage } from './support/stage'
import { ACTIONS } from './support/walk-actions'
import { Walker } from './support/walker'

/** Number of walks in every run; `WALKS=200` makes a long one. */
const WALKS = Number(process.env.WALKS ?? 60)
/** Another seed gives other walks: `WALK_SEED=7 npx vitest run tests/faults/walks.test.ts`. */
const SEED = Number(process.env.WALK_SEED ?? 1)
const ACTIONS_OF_A_WALK = 30
/** Far more than the steps, their questions and the pages between them. */
const MOST_TO_THE_END = 60

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.end())

/** The registration is completed once all faults are removed. */
async function finish(walker: Walker): Promise<void> {
  walker.takeNewDevice()
  await walker.open(stepHref(walker.locale, 'register'))
  for (let count = 0; count < MOST_TO_THE_END; count += 1) {
    const report = await reportOf(stage, walker.id ?? '')
    if (report?.registrationStatus === 'REGISTERED') return
    await walker.goOn()
    await walker.check()
  }
}

/** Expects exactly one account and one address, and at most one organization. */
async function expectOneAccount({ person, id = '' }: Walker): Promise<void> {
  expect(accountsOf(stage, person.email)).toHaveLength(1)
  const report = await reportOf(stage, id)
  expect(report).toMatchObject({ registrationStatus: 'REGISTERED', jobTitle: expect.any(String) })
  expect(report?.addresses).toHaveLength(1)
  expect(report?.organizations.length).toBeLessThanOrEqual(1)
}

test.concurrent.for(Array.from({ length: WALKS }, (_, index) => index))(
  'walk %i ends with one consistent account, whatever faults occur',
  { timeout: 600_000 },
  async number => {
    const walker = new Walker(stage, new Random(SEED * 100_003 + number))
    const trail: string[] = []
    try {
      await walker.open(stepHref(walker.locale, 'register'))
      for (let count = 0; count < ACTIONS_OF_A_WALK; count += 1) {
        const { name, run } = walker.random.weigh(ACTIONS)
        trail.push(`${name} at ${walker.browser.screen.path}`)
        await run(walker)
        await walker.check()
      }
      trail.push('to the end')
      await finish(walker)
      await expectOneAccount(walker)
    } catch (fault) {
      throw new Error(`WALK_SEED=${SEED}, walk ${number}:\n${trail.join('\n')}`, { cause: fault })
    }
  },
)

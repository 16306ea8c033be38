import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountWalks } from './account-walks'
import { openStage, type Stage } from './stage'

const CASTS_OF_A_FILE = 10

/** Registers the tests of ten casts, the first of which has this number, on a stage of their own. */
export function registerAccountWalks(first: number): void {
  let stage: Stage
  let walks: AccountWalks
  beforeAll(async () => {
    stage = await openStage()
    walks = new AccountWalks(stage)
  })
  afterAll(async () => {
    walks.end()
    await stage.end()
  })

  test.concurrent.for(Array.from({ length: CASTS_OF_A_FILE }, (_, index) => first + index))(
    'cast %i: the pages of the account write once, keep what was typed, and show nothing of others, whatever fails',
    { timeout: 1_200_000 },
    number => walks.walk(number),
  )

  test('in these walks everything that matters happens: decisions, closing an account, agents', () => {
    expect(walks.missed()).toEqual([])
  })
}

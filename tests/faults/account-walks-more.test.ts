import { afterAll, beforeAll, expect, test } from 'vitest'
import { AccountWalks } from './support/account-walks'
import { openStage, type Stage } from './support/stage'

/** The second half of the casts: two files run side by side. */
const CASTS = Array.from({ length: 10 }, (_, index) => index + 10)

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

test.concurrent.for(CASTS)(
  'cast %i: the pages of the account write once, keep what was typed, and show nothing of others, whatever fails',
  { timeout: 1_200_000 },
  number => walks.walk(number),
)

test('in these walks everything that matters happens: decisions, closing an account, agents', () => {
  expect(walks.missed()).toEqual([])
})

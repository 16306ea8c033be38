import { beforeEach, expect, it, vi } from 'vitest'
import { createMemoryState } from '@/lib/state/memory-state.server'
import { setSharedState } from '../../support/process-state'
import { BROWSER, post } from './requests'
import { serveBackEnds } from './store'

const held = vi.hoisted((): { lines: string[]; stored: string[] } => ({ lines: [], stored: [] }))

vi.mock('@/lib/log/logger', async importOriginal => {
  const { createLogger } = await importOriginal<typeof import('@/lib/log/logger')>()
  return { createLogger, logger: createLogger('trace', { write: line => held.lines.push(line) }) }
})

const backEnds = serveBackEnds()

const PASSWORD = 'Tr-7_x.@kq'

const FORM = {
  firstName: 'Zoë',
  lastName: 'O’Connor',
  email: 'zoe@example.com',
  username: 'zoe_oc',
  password: PASSWORD,
  termsAccepted: 'on',
}

beforeEach(() => {
  held.lines.length = 0
  held.stored.length = 0
  const state = createMemoryState()
  setSharedState({
    ...state,
    set: (key, value, ttlSeconds) => {
      held.stored.push(key, value)
      return state.set(key, value, ttlSeconds)
    },
  })
})

/** Everything the process has said or kept. */
const traces = () => JSON.stringify(held)

it.each([
  ['refused by the rules', { ...FORM, firstName: '' }],
  ['not answered by the identity provider', FORM],
  ['not well formed', { ...FORM, submissionKey: 'no key' }],
  ['too large', { ...FORM, username: 'x'.repeat(65_536) }],
])('a password that was %s is in no log, draft or answer', async (_, form) => {
  const cookies = { browser: BROWSER }
  for (const posting of [{ form }, { json: form }]) {
    const response = await post({ step: 'register', cookies, ...posting })
    const answer = JSON.stringify([await response.text(), [...response.headers]])
    expect(answer).not.toContain(PASSWORD)
  }
  expect(traces()).not.toContain(PASSWORD)
})

it('the test would see one that is logged', async () => {
  await post({ step: 'register', cookies: { browser: BROWSER }, form: FORM })
  expect(backEnds().sent.length).toBeGreaterThan(0)
  expect(held.lines.join()).toContain('back-end call')
  expect(traces()).toContain('zoe_oc')
})

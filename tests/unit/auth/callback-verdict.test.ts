import { expect, it } from 'vitest'
import { decideCallback } from '@/lib/auth/callback-verdict'
import { addFlow, removeFlow, type SignInFlow } from '@/lib/auth/sign-in-flow'

const NOW = 1_800_000_000_000

const flow = (state: string, differences: Partial<SignInFlow> = {}): SignInFlow => ({
  state,
  nonce: 'nonce',
  codeVerifier: 'verifier',
  locale: 'en-us',
  startedAt: NOW,
  ...differences,
})

const decide = (query: string, flows: readonly SignInFlow[] | undefined, locale = 'en-us', now = NOW) =>
  decideCallback(new URLSearchParams(query), flows, { locale, now })

const MISMATCH = { kind: 'rejected', reason: 'State mismatch error.', notice: 'stateMismatch' }

it('redeems the code of the flow whose state came back', () => {
  const wanted = flow('two')
  expect(decide('code=c&state=two', [flow('one'), wanted])).toEqual({ kind: 'exchange', flow: wanted })
})

it.each([undefined, []])('finds no stored session in %j', flows => {
  expect(decide('code=c&state=one', flows)).toEqual({
    kind: 'rejected',
    reason: 'No stored session found.',
    notice: 'cookiesNeeded',
  })
})

it.each([
  'code=c&state=other',
  'code=c',
  'code=c&state=',
  'code=c&state=one&state=one',
  'error=access_denied&state=other',
  'error=access_denied',
])('refuses %s as a mismatch', query => {
  expect(decide(query, [flow('one')])).toEqual(MISMATCH)
})

it('refuses the answer to a sign-in of another locale', () => {
  expect(decide('code=c&state=one', [flow('one')], 'en-gb')).toEqual(MISMATCH)
})

it('waits ten minutes for an answer, not longer', () => {
  expect(decide('code=c&state=one', [flow('one')], 'en-us', NOW + 600_000)).toMatchObject({
    kind: 'exchange',
  })
  expect(decide('code=c&state=one', [flow('one')], 'en-us', NOW + 600_001)).toEqual(MISMATCH)
})

it.each([
  ['access_denied', 'denied', 'access_denied'],
  ['interaction_required', 'notConfirmed', 'interaction_required'],
  ['login_required', 'notConfirmed', 'login_required'],
  ['temporarily_unavailable', 'unavailable', 'temporarily_unavailable'],
  ['server_error', 'unavailable', 'server_error'],
  ['<script>', 'failed', 'other'],
  ['constructor', 'failed', 'other'],
])('puts the error %s into words of our own', (error, notice, known) => {
  const verdict = decide(new URLSearchParams({ error, state: 'one' }).toString(), [flow('one')])
  expect(verdict).toEqual({ kind: 'refused', error: known, notice, flow: flow('one') })
})

it('lets an error win over a code and refuses an answer with neither', () => {
  expect(decide('code=c&error=access_denied&state=one', [flow('one')])).toMatchObject({ kind: 'refused' })
  expect(decide('state=one', [flow('one')])).toMatchObject({ kind: 'refused', notice: 'failed' })
  expect(decide('code=a&code=b&state=one', [flow('one')])).toMatchObject({ kind: 'refused' })
})

it('remembers the last three living sign-ins of a browser', () => {
  const old = flow('old', { startedAt: NOW - 600_001 })
  const states = (flows: readonly SignInFlow[]) => flows.map(({ state }) => state)
  expect(states(addFlow([old, flow('a')], flow('b'), NOW))).toEqual(['a', 'b'])
  expect(states(addFlow([flow('a'), flow('b'), flow('c')], flow('d'), NOW))).toEqual(['b', 'c', 'd'])
  expect(states(removeFlow([flow('a'), flow('b')], flow('a')))).toEqual(['b'])
})

it.each([
  ['login_required', 'moved'],
  ['interaction_required', 'moved'],
  ['access_denied', 'denied'],
  ['temporarily_unavailable', 'unavailable'],
])('tells who was moved here from another host after %s: %s', (error, notice) => {
  const moved = flow('one', { moved: true })
  expect(decide(`error=${error}&state=one`, [moved])).toMatchObject({ kind: 'refused', notice, flow: moved })
})

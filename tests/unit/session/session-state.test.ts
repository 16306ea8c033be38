import { describe, expect, it } from 'vitest'
import { handlerActivity } from '@/lib/session/activity'
import { decideRenewal } from '@/lib/session/renewal'
import { evaluateSession, type IdentityFacts, type SessionTokens } from '@/lib/session/session-state'
import { sessionLeft } from '@/lib/session/time-left'

const NOW = 1_800_000_000_000
const SECOND = 1000
const HOUR = 3600 * SECOND

const identity: IdentityFacts = {
  id: 'uid',
  firstName: 'Ada',
  lastName: 'Brightwater',
  email: 'ada@example.com',
  sid: 'sid',
  signedInAt: NOW,
}
const tokens: SessionTokens = {
  sid: 'sid',
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: NOW + 9 * HOUR,
  seenAt: NOW,
}

describe('session', () => {
  const stateAt = (now: number, changes: Partial<SessionTokens> = {}) =>
    evaluateSession(identity, { ...tokens, ...changes }, now).state

  it('needs both cookies of one sign-in', () => {
    expect(evaluateSession(identity, tokens, NOW)).toMatchObject({ state: 'signedIn', user: { id: 'uid' } })
    expect(evaluateSession(undefined, tokens, NOW).state).toBe('anonymous')
    expect(evaluateSession(identity, undefined, NOW).state).toBe('anonymous')
    expect(stateAt(NOW, { sid: 'other' })).toBe('anonymous')
  })

  it('ends after 1800 seconds without activity', () => {
    expect(stateAt(NOW + 1799 * SECOND)).toBe('signedIn')
    expect(stateAt(NOW + 1801 * SECOND)).toBe('anonymous')
  })

  it('ends eight hours after sign-in, however active', () => {
    expect(stateAt(NOW + 8 * HOUR - 1, { seenAt: NOW + 8 * HOUR })).toBe('signedIn')
    expect(stateAt(NOW + 8 * HOUR, { seenAt: NOW + 8 * HOUR })).toBe('anonymous')
  })

  it('counts the eight hours from the password, also where a silent sign-in has opened it later', () => {
    const silent = { ...identity, authenticatedAt: NOW - HOUR }
    const stateOf = (now: number) => evaluateSession(silent, { ...tokens, seenAt: now }, now).state
    expect([stateOf(NOW + 7 * HOUR - 1), stateOf(NOW + 7 * HOUR)]).toEqual(['signedIn', 'anonymous'])
    expect(sessionLeft(silent, tokens, NOW)).toMatchObject({ absoluteSeconds: 7 * 3600 })
  })

  it('is unavailable, not anonymous, while the access token waits for renewal', () => {
    expect(stateAt(NOW, { expiresAt: NOW })).toBe('unavailable')
    expect(evaluateSession(identity, { ...tokens, expiresAt: NOW }, NOW)).not.toHaveProperty('accessToken')
  })

  it('ends with an access token that nothing can renew', () => {
    const { refreshToken: _, ...unrenewable } = tokens
    expect(evaluateSession(identity, { ...unrenewable, expiresAt: NOW }, NOW).state).toBe('anonymous')
  })
})

describe('renewal 30 s before an access token ends (spec §9)', () => {
  const decide = (left: number, idle: number, exact: boolean | undefined) =>
    decideRenewal(
      { ...tokens, expiresAt: NOW + left * SECOND, seenAt: NOW - idle * SECOND },
      NOW,
      exact === undefined ? undefined : { at: NOW, exact },
    )

  it.each([
    [29, 0, false, 'refresh'],
    [29, 0, undefined, 'refresh'],
    [-10, 0, undefined, 'refresh'],
    [30, 0, undefined, 'keep'],
    [30, 600, false, 'keep'],
    [89, 600, false, 'keep'],
    [89, 600, true, 'refresh'],
    [89, 600, undefined, 'keep'],
    [90, 15, false, 'touch'],
    [90, 14, false, 'keep'],
    [90, 14, true, 'touch'],
    [90, 0, true, 'keep'],
    [600, 1700, false, 'touch'],
    [600, 1700, undefined, 'keep'],
    [600, -5, true, 'keep'],
  ])(
    'with %i s left, %i s since the last activity, and news stated exactly: %s: %s',
    (left, idle, exact, decision) => {
      expect(decide(left, idle, exact)).toBe(decision)
    },
  )

  it('notes activity alone where there is nothing to trade', () => {
    const { refreshToken: _, ...lasting } = tokens
    expect(
      decideRenewal({ ...lasting, expiresAt: NOW + 20 * SECOND, seenAt: NOW - HOUR }, NOW, {
        at: NOW,
        exact: true,
      }),
    ).toBe('touch')
  })
})

describe('activity that a request of a handler tells of', () => {
  it.each([
    ['GET', '/api/account', null, undefined],
    ['HEAD', '/api/account', null, undefined],
    ['GET', '/api/session', null, undefined],
    ['POST', '/api/session', null, { at: NOW, exact: true }],
    ['POST', '/api/registration/personal-info', null, { at: NOW, exact: false }],
    ['GET', '/store/customer/current', null, undefined],
    ['GET', '/store/customer/current', '0', { at: NOW, exact: true }],
    ['GET', '/store/customer/current', '90', { at: NOW - 90 * SECOND, exact: true }],
    ['GET', '/store/customer/current', '-90', undefined],
    ['GET', '/store/customer/current', '1e3', undefined],
    ['GET', '/store/customer/current', '', undefined],
    ['GET', '/api/account', '0', undefined],
  ])('%s %s, idle %s: %o', (method, path, idle, activity) => {
    expect(handlerActivity({ method, path, idle }, NOW)).toEqual(activity)
  })
})

describe('what is left of a session', () => {
  it('is shown in seconds, none below nothing', () => {
    const now = NOW + 100 * SECOND
    expect(sessionLeft(identity, { ...tokens, expiresAt: NOW + 50 * SECOND }, now)).toEqual({
      state: 'unavailable',
      idleSeconds: 1700,
      tokenSeconds: 0,
      absoluteSeconds: 8 * 3600 - 100,
    })
  })

  it('is nothing over a limit or without a session', () => {
    expect(sessionLeft(identity, tokens, NOW + 1801 * SECOND)).toEqual({ state: 'anonymous' })
    expect(sessionLeft(undefined, undefined, NOW)).toEqual({ state: 'anonymous' })
  })
})

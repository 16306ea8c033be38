import { describe, expect, it } from 'vitest'
import { decideRenewal } from '@/lib/session/renewal'
import { type IdentityFacts, judgeSession, type SessionTokens } from '@/lib/session/session-state'

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
    judgeSession(identity, { ...tokens, ...changes }, now).state

  it('needs both cookies of one sign-in', () => {
    expect(judgeSession(identity, tokens, NOW)).toMatchObject({ state: 'signedIn', user: { id: 'uid' } })
    expect(judgeSession(undefined, tokens, NOW).state).toBe('anonymous')
    expect(judgeSession(identity, undefined, NOW).state).toBe('anonymous')
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

  it('is unavailable, not anonymous, while the access token waits for renewal', () => {
    expect(stateAt(NOW, { expiresAt: NOW })).toBe('unavailable')
    expect(judgeSession(identity, { ...tokens, expiresAt: NOW }, NOW)).not.toHaveProperty('accessToken')
  })

  it('ends with an access token that nothing can renew', () => {
    const { refreshToken: _, ...unrenewable } = tokens
    expect(judgeSession(identity, { ...unrenewable, expiresAt: NOW }, NOW).state).toBe('anonymous')
  })
})

describe('renewal', () => {
  const decide = (left: number, idle: number) =>
    decideRenewal({ ...tokens, expiresAt: NOW + left * SECOND, seenAt: NOW - idle * SECOND }, NOW)

  it.each([
    [59, 0, 'refresh'],
    [-10, 0, 'refresh'],
    [60, 600, 'keep'],
    [119, 600, 'keep'],
    [120, 15, 'touch'],
    [120, 14, 'keep'],
    [600, 1700, 'touch'],
  ])('with %i s left and %i s since the last activity: %s', (left, idle, decision) => {
    expect(decide(left, idle)).toBe(decision)
  })
})

import { describe, expect, it } from 'vitest'
import { AUTH_START, type AuthEvent, type AuthState, nextAuthState } from '@/lib/auth/auth-state'

const told = (visitor: AuthState['visitor'], asks = false): AuthEvent => ({ kind: 'answered', visitor, asks })
const silentEnded: AuthEvent = { kind: 'silentEnded' }
const fallback: AuthEvent = { kind: 'fallback' }

const reached = (...events: readonly AuthEvent[]): AuthState => events.reduce(nextAuthState, AUTH_START)

describe('finding out who looks at the page (spec §4)', () => {
  it.each<[string, readonly AuthEvent[], AuthState]>([
    ['begins with the page', [], { processing: true, visitor: 'unknown' }],
    ['goes on while no one has said anything', [told('unknown')], { processing: true, visitor: 'unknown' }],
    ['ends with a signed-in user', [told('signedIn')], { processing: false, visitor: 'signedIn' }],
    ['ends with an anonymous user', [told('anonymous')], { processing: false, visitor: 'anonymous' }],
    ['ends with an outage', [told('unavailable')], { processing: false, visitor: 'unavailable' }],
    [
      'goes on while the identity provider is asked',
      [told('anonymous', true)],
      { processing: true, visitor: 'anonymous' },
    ],
    [
      'ends where it does not know the browser',
      [told('anonymous', true), silentEnded],
      { processing: false, visitor: 'anonymous' },
    ],
    [
      'ends where it does',
      [told('anonymous', true), told('signedIn'), silentEnded],
      { processing: false, visitor: 'signedIn' },
    ],
    ['ends with the time, unanswered', [fallback], { processing: false, visitor: 'unknown' }],
    [
      'ends with the time while the identity provider is asked',
      [told('anonymous', true), fallback],
      { processing: false, visitor: 'anonymous' },
    ],
    [
      'takes an answer that comes after the time',
      [told('anonymous', true), fallback, told('signedIn'), silentEnded],
      { processing: false, visitor: 'signedIn' },
    ],
    [
      'never begins again, whatever is asked later',
      [told('signedIn'), told('anonymous', true), told('unknown')],
      { processing: false, visitor: 'unknown' },
    ],
  ])('%s', (_, events, expected) => {
    expect(reached(...events)).toEqual(expected)
  })

  it('stays the same where nothing changes, so that nothing is drawn again', () => {
    const state = reached(told('signedIn'))
    expect(nextAuthState(state, told('signedIn'))).toBe(state)
    expect(nextAuthState(state, fallback)).toBe(state)
  })
})

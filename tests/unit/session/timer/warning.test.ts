import { describe, expect, it } from 'vitest'
import { reduceSessionTimer } from '@/lib/session/timer/timer'
import type { ActiveTimer } from '@/lib/session/timer/timer-state'
import { warningOf } from '@/lib/session/timer/warning'
import { alive, at } from './active-timer'

describe('the warning', () => {
  const end = { absoluteEnd: at(1500) }
  it.each<[number, Partial<ActiveTimer>, unknown]>([
    [1679, {}, undefined],
    [1680, {}, { kind: 'idle', secondsLeft: 120, isLastCall: false }],
    [1784, {}, { kind: 'idle', secondsLeft: 16, isLastCall: false }],
    [1785, {}, { kind: 'idle', secondsLeft: 15, isLastCall: true }],
    [1900, {}, { kind: 'idle', secondsLeft: 0, isLastCall: true }],
    [1379, end, undefined],
    [1380, end, { kind: 'absolute', secondsLeft: 120, isLastCall: false }],
    [1490, end, { kind: 'absolute', secondsLeft: 10, isLastCall: true }],
    [1490, { ...end, isEndNoted: true }, undefined],
    [1199, { warningMs: 600_000 }, undefined],
    [1200, { warningMs: 600_000 }, { kind: 'idle', secondsLeft: 600, isLastCall: false }],
  ])('after %i s: %o', (seconds, changes, warning) => {
    expect(warningOf({ ...alive, ...changes }, at(seconds))).toEqual(warning)
  })

  it('about the end that nothing prolongs is read once', () => {
    const noted = reduceSessionTimer({ ...alive, ...end }, { kind: 'noteEnd' }, at(1400)).timer
    expect(warningOf(noted, at(1450))).toBeUndefined()
  })
})

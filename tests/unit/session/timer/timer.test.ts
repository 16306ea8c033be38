import { describe, expect, it } from 'vitest'
import { INACTIVE, reduceSessionTimer } from '@/lib/session/timer/timer'
import type { ActiveTimer, TimerEffect, TimerEvent, TimerState } from '@/lib/session/timer/timer-state'
import { warningOf } from '@/lib/session/timer/warning'
import { alive, at, START } from './active-timer'

const LEFT = { state: 'signedIn', idleSeconds: 1800, tokenSeconds: 899, absoluteSeconds: 28_800 } as const

const step = (changes: Partial<ActiveTimer>, event: TimerEvent, seconds: number) =>
  reduceSessionTimer({ ...alive, ...changes }, event, at(seconds))

const kinds = (effects: readonly TimerEffect[]) => effects.map(({ kind }) => kind)

/**
 * Ticks once a second, with events between, and answers as a server that knows the reported activity.
 */
function live(seconds: number, events: Readonly<Record<number, TimerEvent>>, start: TimerState = alive) {
  let timer = start
  const seen: { second: number; effect: TimerEffect }[] = []
  const feed = (event: TimerEvent, second: number) => {
    const next = reduceSessionTimer(timer, event, at(second))
    timer = next.timer
    for (const effect of next.effects) {
      seen.push({ second, effect })
      if (effect.kind === 'check')
        feed({ kind: 'checked', outcome: 'alive', activity: effect.activity }, second)
    }
  }
  for (let second = 1; second <= seconds; second += 1) {
    const event = events[second]
    if (event !== undefined) feed(event, second)
    feed({ kind: 'tick' }, second)
  }
  return { timer, of: (kind: TimerEffect['kind']) => seen.filter(({ effect }) => effect.kind === kind) }
}

describe('a session without a user', () => {
  it.each<TimerEvent>([
    { kind: 'tick' },
    { kind: 'activity' },
    { kind: 'stay' },
    { kind: 'answer', left: LEFT },
    { kind: 'answer', left: { state: 'anonymous' } },
  ])('does nothing at $kind', event => {
    expect(reduceSessionTimer(INACTIVE, event, START)).toEqual({ timer: INACTIVE, effects: [] })
    expect(warningOf(INACTIVE, START)).toBeUndefined()
  })
})

describe('the beginning', () => {
  it('asks our server how long the session lives, and keeps to its seconds', () => {
    const begun = reduceSessionTimer(INACTIVE, { kind: 'begin', checkedAt: undefined }, START)
    expect(begun.effects).toEqual([{ kind: 'ask' }])
    const told = reduceSessionTimer(begun.timer, { kind: 'answer', left: LEFT }, at(1))
    expect(told.effects).toEqual([{ kind: 'storeTokenEnd', at: at(900) }])
    expect(told.timer).toMatchObject({ tokenEnd: at(900), absoluteEnd: at(28_801), lastActivity: at(1) })
  })

  it('leaves the customer alone where an earlier page has asked a moment ago', () => {
    const begun = reduceSessionTimer(INACTIVE, { kind: 'begin', checkedAt: at(-10) }, START)
    const left = { ...LEFT, idleSeconds: 1795 }
    const told = reduceSessionTimer(begun.timer, { kind: 'answer', left }, START).timer
    expect(live(289, {}, told).of('check')).toEqual([])
    expect(live(290, {}, told).of('check')).toHaveLength(1)
  })

  it('ends at once where our server knows of no session', () => {
    expect(step({}, { kind: 'answer', left: { state: 'anonymous' } }, 1)).toEqual({
      timer: INACTIVE,
      effects: [{ kind: 'end' }],
    })
  })
})

describe('activity', () => {
  it('is stored by the next tick, once', () => {
    const { of } = live(5, { 2: { kind: 'activity' } })
    expect(of('storeActivity')).toEqual([{ second: 2, effect: { kind: 'storeActivity', at: at(2) } }])
  })

  it('asks for the customer at once, then at most once in five minutes, and for the last of it', () => {
    const events = {
      400: { kind: 'activity' },
      410: { kind: 'activity' },
      690: { kind: 'activity' },
    } as const
    const { of } = live(1500, events)
    expect(of('check')).toEqual([
      { second: 400, effect: { kind: 'check', idleSeconds: 0, activity: at(400) } },
      { second: 700, effect: { kind: 'check', idleSeconds: 10, activity: at(690) } },
    ])
  })

  it('is shown again where no one could be asked', () => {
    const told = step({ checkedAt: undefined }, { kind: 'activity' }, 10).timer
    const failed = reduceSessionTimer(
      told,
      { kind: 'checked', outcome: 'unknown', activity: at(10) },
      at(11),
    ).timer
    expect(live(309, {}, failed).of('check')).toEqual([])
    expect(live(310, {}, failed).of('check')).toHaveLength(1)
  })

  it('of another tab counts, but not from the future', () => {
    expect(step({}, { kind: 'tabActivity', at: at(50) }, 60).timer).toMatchObject({ lastActivity: at(50) })
    expect(step({}, { kind: 'tabActivity', at: at(90) }, 60).timer).toMatchObject({ lastActivity: at(60) })
    expect(step({}, { kind: 'tabActivity', at: at(-9) }, 60).timer).toMatchObject({ lastActivity: START })
  })

  it.each([
    [1679, at(1679)],
    [1680, START],
    [1900, START],
  ])('after %i s idle: last activity %i, for a question that is open must be answered', (seconds, last) => {
    expect(step({}, { kind: 'activity' }, seconds).timer).toMatchObject({ lastActivity: last })
  })
})

describe('the customer check', () => {
  it('ends the session where commerce says so', () => {
    expect(kinds(step({}, { kind: 'checked', outcome: 'ended', activity: START }, 1).effects)).toEqual([
      'end',
    ])
  })

  it.each(['alive', 'unknown'] as const)('changes nothing else: %s', outcome => {
    const next = step({}, { kind: 'checked', outcome, activity: START }, 1)
    expect(next).toEqual({ timer: alive, effects: [] })
  })
})

describe('a tick', () => {
  it.each<[string, number, Partial<ActiveTimer>, readonly TimerEffect['kind'][]]>([
    ['nothing to do', 1, {}, []],
    ['the token lives', 10, { tokenEnd: at(11) }, []],
    ['the token has expired', 11, { tokenEnd: at(11) }, ['ask']],
    ['asked a moment ago', 11, { tokenEnd: at(11), askedAt: at(8) }, []],
    ['1800 s without activity', 1800, { tickedAt: at(1799) }, []],
    ['1801 s without activity', 1801, { tickedAt: at(1800) }, ['ask']],
    ['the absolute end', 1000, { tickedAt: at(999), absoluteEnd: at(1000) }, ['ask']],
    ['a hidden tab', 60, {}, []],
    ['after sleep', 3600, {}, ['ask']],
    ['after sleep, whatever was asked before', 3600, { askedAt: at(3599) }, ['ask']],
    ['a clock that was set back', -3600, {}, ['ask']],
    ['staying failed', 10, { pending: 'stay', askedAt: at(5) }, ['stay']],
  ])('with %s at %i s', (_what, seconds, changes, effects) => {
    expect(kinds(step(changes, { kind: 'tick' }, seconds).effects)).toEqual(effects)
  })

  it('asks again every five seconds while no one answers, and ends nothing', () => {
    let timer: TimerState = { ...alive, tickedAt: at(1800) }
    const asked: number[] = []
    for (let second = 1801; second < 1815; second += 1) {
      const next = reduceSessionTimer(timer, { kind: 'tick' }, at(second))
      timer = next.timer
      if (next.effects.length > 0) {
        asked.push(second)
        timer = reduceSessionTimer(timer, { kind: 'answer', left: { state: 'unknown' } }, at(second)).timer
      }
    }
    expect(asked).toEqual([1801, 1806, 1811])
    expect(timer.phase).toBe('active')
  })
})

describe('the answer of our server', () => {
  it.each([
    ['knows of later activity', START, 1700, 1790, at(1690)],
    ['does not know yet of the last activity', at(1000), 1100, 900, at(1000)],
    ['counts, where the clock was set forward an hour', START, 3600, 1795, at(3595)],
    ['counts, where the clock was set back', at(5000), 100, 1700, at(100)],
  ])('%s', (_what, lastActivity, seconds, idleSeconds, expected) => {
    const left = { ...LEFT, idleSeconds }
    const { timer } = step({ lastActivity }, { kind: 'answer', left }, seconds)
    expect(timer).toMatchObject({ lastActivity: expected })
  })

  it('during an outage of the identity provider ends nothing', () => {
    const left = { ...LEFT, state: 'unavailable', tokenSeconds: 0 } as const
    expect(step({}, { kind: 'answer', left }, 5).timer.phase).toBe('active')
  })
})

describe('staying signed in', () => {
  it('works ten times and more', () => {
    let timer: TimerState = alive
    for (let round = 1; round <= 12; round += 1) {
      const now = round * 1700
      expect(warningOf(timer, at(now))).toMatchObject({ kind: 'idle', secondsLeft: 100 })
      const chosen = reduceSessionTimer(timer, { kind: 'stay' }, at(now))
      expect(chosen.effects).toEqual([{ kind: 'stay' }])
      expect(warningOf(chosen.timer, at(now))).toBeUndefined()
      timer = reduceSessionTimer(
        chosen.timer,
        { kind: 'answer', left: { ...LEFT, absoluteSeconds: 28_800 - now } },
        at(now),
      ).timer
    }
    expect(timer).toMatchObject({ lastActivity: at(12 * 1700), absoluteEnd: at(28_800) })
  })

  it('tells the other tabs with the next tick', () => {
    const chosen = step({ tickedAt: at(1699) }, { kind: 'stay' }, 1700).timer
    expect(kinds(reduceSessionTimer(chosen, { kind: 'tick' }, at(1701)).effects)).toEqual([
      'storeActivity',
      'check',
    ])
  })

  it('is tried again where no one could be asked', () => {
    const chosen = step({ checkedAt: at(1690), tickedAt: at(1699) }, { kind: 'stay' }, 1700).timer
    const failed = reduceSessionTimer(chosen, { kind: 'answer', left: { state: 'unknown' } }, at(1701)).timer
    expect(kinds(reduceSessionTimer(failed, { kind: 'tick' }, at(1705)).effects)).toEqual([
      'storeActivity',
      'stay',
    ])
  })
})

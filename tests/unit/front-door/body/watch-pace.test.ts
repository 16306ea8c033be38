import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BODY_SETTINGS } from '@/lib/front-door/body/body-settings'
import { watchPace } from '@/lib/front-door/body/watch-pace'

const { pace: STEADILY } = BODY_SETTINGS.document
const { pace: AT_ONCE } = BODY_SETTINGS.form

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Seconds until a body is given up that brings the same number of bytes every second; undefined if never. */
function secondsUntilGivenUp(pace: typeof STEADILY, bytesPerSecond: (second: number) => number) {
  let received = 0
  let isOver = false
  const end = watchPace(
    pace,
    () => received,
    () => {
      isOver = true
    },
  )
  for (let second = 1; second <= 600; second += 1) {
    received += bytesPerSecond(second)
    vi.advanceTimersByTime(1_000)
    if (isOver) return second
  }
  end()
  return undefined
}

test('an upload over 512 kbit/s is waited for as long as it takes', () =>
  expect(secondsUntilGivenUp(STEADILY, () => 60_000)).toBeUndefined())

test('an upload of a few bytes a second is given up after 12 seconds', () =>
  expect(secondsUntilGivenUp(STEADILY, () => 1_000)).toBe(12))

test('an upload that pauses after much is given up within 24 seconds', () =>
  expect(secondsUntilGivenUp(STEADILY, second => (second === 1 ? 10_000_000 : 0))).toBe(24))

test('a form without a file is complete within 12 seconds or given up', () =>
  expect(secondsUntilGivenUp(AT_ONCE, () => 60_000)).toBe(12))

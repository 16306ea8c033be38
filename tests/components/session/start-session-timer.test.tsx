import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setLeaving } from '@/components/session/sign-out-state'
import { notifyTabs, onTabMessage, type TabMessage } from '@/components/session/tab-channel'
import { type RunningTimer, startSessionTimer } from '@/components/session/timer/start-session-timer'
import type { Warning } from '@/lib/session/timer/timer-state'

const START = 1_800_000_000_000
const MINUTE = 60_000

/** What our server answers; a missing one is an outage. */
const answers: { left: object | undefined; check: number } = { left: undefined, check: 200 }
const requests: string[] = []
const warnings: (Warning | undefined)[] = []
const onEnd = vi.fn()
let running: RunningTimer

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  answers.left = { state: 'signedIn', idleSeconds: 1795, tokenSeconds: 9000, absoluteSeconds: 28_800 }
  answers.check = 200
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    requests.push(`${method} ${path}`)
    if (path.startsWith('/store/')) return new Response('{}', { status: answers.check })
    return answers.left === undefined ? new Response('', { status: 503 }) : Response.json(answers.left)
  })
  running = startSessionTimer({ onWarning: warning => warnings.push(warning), onEnd })
})

afterEach(() => {
  running.stop()
  setLeaving(false)
  requests.length = 0
  warnings.length = 0
  localStorage.clear()
  vi.clearAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

describe('the session on a page', () => {
  it('asks our server first, tells of the visit, and is silent while nothing happens', async () => {
    await pass(28 * MINUTE - 2000)
    expect(requests).toEqual(['GET /api/session', 'GET /store/customer/current?idle=1'])
    expect(warnings).toEqual([])
    for (const key of ['store.token_expires_at', 'token_expiry_time'])
      expect(localStorage.getItem(key)).toBe(String(START + 9_000_000))
  })

  it.each(['keydown', 'mousemove', 'paste', 'cut', 'wheel', 'touchstart', 'scroll', 'focus', 'beforeunload'])(
    'counts %s as activity',
    async name => {
      await pass(10 * MINUTE)
      document.body.dispatchEvent(new Event(name, { bubbles: true }))
      window.dispatchEvent(new Event(name))
      await pass(1000)
      expect(Number(localStorage.getItem('store.last_activity'))).toBe(START + 10 * MINUTE)
    },
  )

  it('warns, once a second, until a user stays', async () => {
    await pass(28 * MINUTE + 3000)
    expect(warnings.map(warning => warning?.secondsLeft)).toEqual([120, 119, 118, 117])
    running.staySignedIn()
    expect(warnings.at(-1)).toBeUndefined()
    await pass(1000)
    expect(requests).toContain('POST /api/session')
  })

  it('stops to warn where another tab stays', async () => {
    await pass(28 * MINUTE + 1000)
    expect(warnings.at(-1)).toBeDefined()
    notifyTabs({ kind: 'activity', at: Date.now() })
    vi.useRealTimers()
    await vi.waitFor(() => expect(warnings.at(-1)).toBeUndefined())
  })

  it('tells the other tabs of activity', async () => {
    const heard: TabMessage[] = []
    const stop = onTabMessage(message => heard.push(message))
    await pass(1000)
    vi.useRealTimers()
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'activity', at: START }]))
    stop()
  })

  it('ends where our server says so at the limit, and never by itself', async () => {
    await pass(1000)
    answers.left = undefined
    await pass(31 * MINUTE)
    expect(onEnd).not.toHaveBeenCalled()
    answers.left = { state: 'anonymous' }
    await pass(6000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('ends where commerce knows the customer no more, and not where it cannot be asked', async () => {
    answers.check = 503
    await pass(1000)
    expect(onEnd).not.toHaveBeenCalled()
    answers.check = 401
    await pass(5 * MINUTE)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  it('keeps nothing of a person who is on the way out, and asks nothing about them', async () => {
    await pass(1000)
    localStorage.clear()
    setLeaving(true)
    const asked = requests.length
    window.dispatchEvent(new Event('beforeunload'))
    await pass(10 * MINUTE)
    expect(localStorage).toHaveLength(0)
    expect(requests).toHaveLength(asked)
  })

  it('asks at once after sleep', async () => {
    await pass(1000)
    vi.setSystemTime(START + 60 * MINUTE)
    const asked = requests.length
    document.dispatchEvent(new Event('visibilitychange'))
    expect(requests.slice(asked)).toEqual(['GET /api/session'])
  })
})

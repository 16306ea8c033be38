import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type SignOutWorld, signOutFromHere } from '@/components/session/sign-out'
import { onTabMessage, type TabMessage } from '@/components/session/tab-channel'
import { storeTime } from '@/components/session/timer/timer-storage'

const PREPARED = 'https://store.example.com/api/assessments/login/end'
const heard: TabMessage[] = []
let endHearing = () => undefined as unknown

beforeEach(() => {
  heard.length = 0
  endHearing = onTabMessage(message => heard.push(message))
  localStorage.setItem('store.closed_notifications', 'a,b')
  for (const time of ['last_activity', 'token_expires_at', 'customer_checked_at'] as const) storeTime(time, 1)
  localStorage.setItem('store.currency_switched', 'true')
  localStorage.setItem('store.consent', 'kept')
  sessionStorage.setItem('store.sso_referrer', '/en-us')
})

afterEach(() => {
  endHearing()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

function worldWith(answer: () => Promise<Response>): SignOutWorld & { left: string[]; asked: unknown[][] } {
  const left: string[] = []
  const asked: unknown[][] = []
  return {
    left,
    asked,
    fetch: (...request) => {
      asked.push(request)
      return answer()
    },
    leaveFor: address => left.push(address),
    path: '/store/usassessments/en/cart',
    origin: 'https://store.example.com',
  }
}

const prepared = async () => Response.json({ next: PREPARED })

describe('signing out in the browser', () => {
  it('asks our server once, tells the tabs, goes where the server says and leaves nothing of the person', async () => {
    const world = worldWith(prepared)
    await Promise.all([
      signOutFromHere({ timeout: false }, world),
      signOutFromHere({ timeout: false }, world),
    ])
    expect(world.asked).toEqual([
      [
        '/api/assessments/login/auth/sign-out?locale=en-us&timeout=false',
        { method: 'POST', headers: { accept: 'application/json' }, keepalive: true },
      ],
    ])
    expect(world.left).toEqual([PREPARED])
    await vi.waitFor(() => expect(heard).toEqual([{ kind: 'signedOut' }]))
    expect({ ...localStorage }).toEqual({ 'store.consent': 'kept' })
    expect({ ...sessionStorage }).toEqual({})
  })

  it('says where the idle limit asked for it', async () => {
    const world = worldWith(prepared)
    await signOutFromHere({ timeout: true }, world)
    expect(world.asked[0]?.[0]).toBe('/api/assessments/login/auth/sign-out?locale=en-us&timeout=true')
  })

  it.each([
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
    ['refuses', async () => new Response(null, { status: 503 })],
    ['answers nonsense', async () => new Response('<html>')],
    ['names another site', async () => Response.json({ next: 'https://evil.example/' })],
    ['names a script', async () => Response.json({ next: 'javascript:alert(1)' })],
    ['names nothing', async () => Response.json({})],
  ])('leaves all the same where our server %s', async (_how, answer) => {
    const world = worldWith(answer)
    await signOutFromHere({ timeout: false }, world)
    expect(world.left).toEqual(['/store/usassessments/en'])
    expect(localStorage.getItem('store.last_activity')).toBeNull()
  })

  it.each([
    ['never answers', () => new Promise<Response>(() => undefined)],
    ['begins to answer and stops', async () => new Response(new ReadableStream())],
  ])('leaves within three seconds where our server %s', async (_how, answer) => {
    vi.useFakeTimers()
    const world = worldWith(answer)
    const done = signOutFromHere({ timeout: true }, world)
    await vi.advanceTimersByTimeAsync(3_000)
    await done
    expect(world.left).toEqual([
      '/en-us/login?returnTo=%2Fstore%2Fusassessments%2Fen%2Fcart&notice=sessionEnded',
    ])
  })

  it.each([false, true])('does without what browsers of some years ago lack: %s', async timeout => {
    vi.spyOn(URL, 'parse').mockImplementation(() => {
      throw new TypeError('URL.parse is not a function')
    })
    const world = worldWith(prepared)
    await signOutFromHere({ timeout }, world)
    expect(world.asked).toHaveLength(1)
    expect(world.left).toEqual([PREPARED])
  })

  it('goes on where the browser keeps nothing', async () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { removeItem: forbidden })
    const world = worldWith(prepared)
    await signOutFromHere({ timeout: false }, world)
    expect(world.left).toEqual([PREPARED])
  })
})

import { act, renderHook, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useSyncExternalStore } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useFlagContext } from '@/components/flags/use-flag-context'
import { toFlagContext } from '@/lib/backends/flags/flag-context'
import type { FlagSource } from '@/lib/backends/flags/flag-source.server'

/** Who looks at the page, as the header has learned it. */
const looking = vi.hoisted(() => {
  let visitor: unknown = { state: 'anonymous' }
  const listeners = new Set<() => void>()
  return {
    read: () => visitor,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become: (next: unknown) => {
      visitor = next
      for (const listener of listeners) listener()
    },
  }
})

vi.mock('@/components/session/visitor', () => ({
  useVisitor: () => useSyncExternalStore(looking.listen, looking.read, looking.read),
}))

const EDITH = {
  state: 'signedIn',
  visitorKey: 'edith-1',
  firstName: 'Edith',
  lastName: 'Marsh',
  hiddenPages: [],
}

const ANONYMOUS = toFlagContext('en-gb', undefined)
const AS_EDITH = toFlagContext('en-gb', 'uid-edith')

const ofPage = (given: Partial<FlagSource> = {}): FlagSource => ({
  clientId: 'store-flags',
  baseUrl: 'http://flags.test',
  streamUrl: 'http://flags.test',
  eventsUrl: 'http://flags.test',
  context: ANONYMOUS,
  contextPath: '/api/flag-context?locale=en-gb',
  ...given,
})

const path = '*/api/flag-context'

/** Our server, which knows who is signed in. */
const server = setupServer(http.get(path, () => HttpResponse.json({ key: 'uid-edith' })))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => looking.become({ state: 'anonymous' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const contextOn = (source: FlagSource) => renderHook(() => useFlagContext(source)).result

const PUBLIC = ofPage()
const EDITHS = ofPage({ context: AS_EDITH, visitorKey: 'edith-1' })

it('is unknown until it is known who looks', async () => {
  looking.become(undefined)
  const context = contextOn(PUBLIC)
  expect(context.current).toBeUndefined()
  act(() => looking.become({ state: 'anonymous' }))
  await waitFor(() => expect(context.current).toBe(ANONYMOUS))
})

it('is the person’s own on a cached page, which was made for anonymous users', async () => {
  looking.become(EDITH)
  const context = contextOn(PUBLIC)
  await waitFor(() => expect(context.current).toEqual(AS_EDITH))
})

it('is not asked for on a page that was made for that very sign-in', async () => {
  server.use(http.get(path, () => HttpResponse.error()))
  looking.become(EDITH)
  const context = contextOn(EDITHS)
  await waitFor(() => expect(context.current).toBe(AS_EDITH))
})

it('is an anonymous user’s again after a sign-out, also on a page that was made for the person', async () => {
  looking.become(EDITH)
  const context = contextOn(EDITHS)
  await waitFor(() => expect(context.current).toBe(AS_EDITH))
  act(() => looking.become({ state: 'anonymous' }))
  await waitFor(() => expect(context.current).toEqual(ANONYMOUS))
})

it('is the other person’s where another user has signed in meanwhile', async () => {
  server.use(http.get(path, () => HttpResponse.json({ key: 'uid-hugo' })))
  looking.become({ ...EDITH, visitorKey: 'hugo-1' })
  const context = contextOn(EDITHS)
  await waitFor(() => expect(context.current).toEqual(toFlagContext('en-gb', 'uid-hugo')))
})

it.each([
  ['an outage of the sign-in', { state: 'unavailable' }],
  ['a frame that is gone', undefined],
])('stays as it was through %s', async (_what, visitor) => {
  const context = contextOn(PUBLIC)
  await waitFor(() => expect(context.current).toBe(ANONYMOUS))
  await act(async () => looking.become(visitor))
  expect(context.current).toBe(ANONYMOUS)
})

it.each([
  ['refuses', () => HttpResponse.json({ code: 'unavailable' }, { status: 503 })],
  ['cannot be reached', () => HttpResponse.error()],
  ['answers nonsense', () => HttpResponse.json({ key: 7 })],
])('is that of the page where our server %s', async (_how, answer) => {
  server.use(http.get(path, answer))
  looking.become(EDITH)
  const context = contextOn(PUBLIC)
  await waitFor(() => expect(context.current).toBe(ANONYMOUS))
})

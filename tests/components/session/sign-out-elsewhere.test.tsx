import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSignOutElsewhere } from '@/components/session/sign-out-elsewhere'
import { isLeaving, setLeaving } from '@/components/session/sign-out-state'
import { notifyTabs, onTabMessage, type TabMessage } from '@/components/session/tab-channel'
import { askAgain, useVisitor, watchVisitor } from '@/components/session/visitor'

const person = (visitorKey: string) => ({
  state: 'signedIn',
  visitorKey,
  firstName: 'Ada',
  lastName: 'Bright',
})

let answer: unknown
const asked = vi.fn(async () => Response.json(answer))
const reload = vi.fn()
let end = () => undefined as unknown

function Tab() {
  useSignOutElsewhere(reload)
  return <p>{useVisitor()?.state ?? 'unknown'}</p>
}

/** A tab whose page was drawn for the one who is there at first. */
async function openTab(first: unknown): Promise<void> {
  answer = first
  end = watchVisitor('/api/account')
  render(<Tab />)
  await act(async () => {
    await askAgain()
  })
}

const answerNow = (next: unknown) =>
  act(async () => {
    answer = next
    await askAgain()
  })

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
})

afterEach(() => {
  end()
  setLeaving(false)
  asked.mockClear()
  reload.mockReset()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a tab whose person', () => {
  it.each([
    ['has signed out', { state: 'anonymous' }, 1],
    ['is another user now', person('k2'), 1],
    ['is still there', person('k1'), 0],
    ['cannot be asked for', { state: 'unavailable' }, 0],
  ])('%s is loaded anew %#', async (_what, next, times) => {
    await openTab(person('k1'))
    await answerNow(next)
    expect(reload).toHaveBeenCalledTimes(times)
    expect(isLeaving()).toBe(times > 0)
  })

  it('has signed out during an outage is loaded anew after it, once', async () => {
    await openTab(person('k1'))
    await answerNow({ state: 'unavailable' })
    await answerNow({ state: 'anonymous' })
    await answerNow({ state: 'anonymous' })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('signs in elsewhere stays as it is', async () => {
    await openTab({ state: 'anonymous' })
    await answerNow(person('k1'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('signs out right here is not loaded anew on its way out', async () => {
    await openTab(person('k1'))
    setLeaving(true)
    await answerNow({ state: 'anonymous' })
    expect(reload).not.toHaveBeenCalled()
  })
})

it.each<TabMessage>([{ kind: 'signedOut' }, { kind: 'signedIn' }])(
  'a tab asks for its visitor when another says $kind',
  async message => {
    await openTab({ state: 'unavailable' })
    answer = { state: 'anonymous' }
    act(() => notifyTabs(message))
    expect(await screen.findByText('anonymous')).toBeInTheDocument()
  },
)

it('a tab that is gone hears nothing', async () => {
  await openTab(person('k1'))
  cleanup()
  asked.mockClear()
  const heard = new Promise<void>(resolve => {
    const stop = onTabMessage(() => {
      stop()
      resolve()
    })
  })
  notifyTabs({ kind: 'signedOut' })
  await heard
  expect(asked).not.toHaveBeenCalled()
})

it('a forged message signs no one out, however often it comes', async () => {
  await openTab(person('k1'))
  for (let count = 0; count < 20; count += 1) notifyTabs({ kind: 'signedOut' })
  await vi.waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(10))
  await act(async () => {
    await askAgain()
  })
  expect(reload).not.toHaveBeenCalled()
  expect(screen.getByText('signedIn')).toBeInTheDocument()
})

it('a tab that is shown again asks, but not at every glance', async () => {
  vi.useFakeTimers()
  await openTab(person('k1'))
  const before = asked.mock.calls.length
  const show = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await show()
  expect(asked).toHaveBeenCalledTimes(before)
  vi.advanceTimersByTime(5_000)
  await show()
  await show()
  expect(asked).toHaveBeenCalledTimes(before + 1)
})

it('a page in the memory of the browser holds no one, and asks before it shows a user again', async () => {
  await openTab(person('k1'))
  act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  expect(screen.queryByText('signedIn')).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByText('signedIn')).toBeInTheDocument()
  expect(reload).not.toHaveBeenCalled()
  await answerNow({ state: 'anonymous' })
  expect(reload).toHaveBeenCalledTimes(1)
})

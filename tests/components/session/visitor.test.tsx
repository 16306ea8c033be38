import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notifyTabs, onTabMessage, type TabMessage } from '@/components/session/tab-channel'
import { askAgain, useVisitor, watchVisitor } from '@/components/session/visitor'

const answers: unknown[] = []
const fetching = vi.fn(
  async (_path: string, _sent: RequestInit): Promise<Response> =>
    Response.json(answers.shift() ?? { state: 'anonymous' }),
)
let end = () => undefined as unknown

beforeEach(() => {
  vi.stubGlobal('fetch', fetching)
})

afterEach(() => {
  end()
  answers.length = 0
  fetching.mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const ada = { state: 'signedIn', visitorKey: 'k1', firstName: 'Ada', lastName: 'Brightwater' }

function Name() {
  const visitor = useVisitor()
  return <p>{visitor?.state === 'signedIn' ? visitor.firstName : (visitor?.state ?? 'unknown')}</p>
}

describe('the visitor of a page', () => {
  it('is unknown at first and asked for once, however many look', async () => {
    answers.push(ada)
    render(
      <>
        <Name />
        <Name />
      </>,
    )
    expect(screen.getAllByText('unknown')).toHaveLength(2)
    act(() => {
      end = watchVisitor('/api/account')
    })
    expect(await screen.findAllByText('Ada')).toHaveLength(2)
    expect(fetching).toHaveBeenCalledTimes(1)
  })

  it('is asked for again on demand, and the last question counts', async () => {
    answers.push(ada, ada, { state: 'unavailable' })
    end = watchVisitor('/api/account')
    render(<Name />)
    await act(async () => {
      await Promise.all([askAgain(), askAgain()])
    })
    expect(screen.getByText('unavailable')).toBeInTheDocument()
  })

  it('cannot be asked for where no one answers within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    // The platform's own deadline knows no fake timers.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(ms => {
      const deadline = new AbortController()
      setTimeout(() => deadline.abort(), ms)
      return deadline.signal
    })
    fetching.mockImplementationOnce(
      (_path: string, { signal }: RequestInit) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up')))),
    )
    end = watchVisitor('/api/account')
    render(<Name />)
    await act(() => vi.advanceTimersByTimeAsync(9_900))
    expect(screen.getByText('unknown')).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText('unavailable')).toBeInTheDocument()
  })

  it('is asked for again when the page comes back from the memory of the browser', async () => {
    answers.push(ada, { state: 'anonymous' })
    end = watchVisitor('/api/account')
    render(<Name />)
    await screen.findByText('Ada')
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    expect(await screen.findByText('anonymous')).toBeInTheDocument()
  })
})

describe('a browser without channels', () => {
  beforeEach(() => {
    vi.stubGlobal('BroadcastChannel', undefined)
  })

  it.each([
    ['hears what another tab has stored', '{"kind":"activity","at":5}', [{ kind: 'activity', at: 5 }]],
    ['passes over what is no message', '{"kind":"other"}', []],
    ['passes over what cannot be read', 'nonsense', []],
  ])('%s', (_what, newValue, heard) => {
    const messages: TabMessage[] = []
    const stop = onTabMessage(message => messages.push(message))
    window.dispatchEvent(new StorageEvent('storage', { key: 'store.tab_message', newValue }))
    stop()
    window.dispatchEvent(new StorageEvent('storage', { key: 'store.tab_message', newValue }))
    expect(messages).toEqual(heard)
  })

  it('tells by storing, anew for the same message', () => {
    notifyTabs({ kind: 'signedOut' })
    expect(localStorage.getItem('store.tab_message')).toContain('"kind":"signedOut"')
    localStorage.clear()
  })
})

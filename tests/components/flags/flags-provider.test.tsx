import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { LDFlagSet } from 'launchdarkly-react-client-sdk'
import { type ReactNode, useSyncExternalStore } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FlagsProvider } from '@/components/flags/flags-provider'
import { useFlag } from '@/components/flags/use-flag'
import { serialize } from '@/components/ui/serialized'
import { DEFAULT_FLAGS, toBootstrap, toFlags } from '@/lib/backends/flags/flag-values'

/** The vendor's provider, driven by hand; `started` holds what it was given. */
const vendor = vi.hoisted(() => {
  let flags: Record<string, unknown> = {}
  const started: { context?: { key: string } }[] = []
  const identified: unknown[] = []
  const listeners = new Set<() => void>()
  return {
    started,
    identified,
    client: {
      getContext: () => started.at(-1)?.context,
      identify: async (context: unknown) => void identified.push(context),
    },
    read: () => flags,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    stream: (next: Record<string, unknown>) => {
      flags = next
      for (const listener of listeners) listener()
    },
  }
})

vi.mock('launchdarkly-react-client-sdk', () => ({
  LDProvider: ({ children, ...props }: { children: ReactNode; context?: { key: string } }) => {
    if (props.context !== undefined) vendor.started.push(props)
    return children
  },
  basicLogger: () => ({}),
  useLDClient: () => (vendor.started.length > 0 ? vendor.client : undefined),
  useFlags: (): LDFlagSet => useSyncExternalStore(vendor.listen, vendor.read, vendor.read),
}))

/** For whom the flag service is asked; undefined while that is unknown. */
const asked = vi.hoisted(() => {
  let context: unknown
  const listeners = new Set<() => void>()
  return {
    read: () => context,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    become: (next: unknown) => {
      context = next
      for (const listener of listeners) listener()
    },
  }
})

vi.mock('@/components/flags/use-flag-context', () => ({
  useFlagContext: () => useSyncExternalStore(asked.listen, asked.read, asked.read),
}))

const SERVER = toFlags({ vat: { value: true, version: 4 }, line3: { value: false, version: 1 } })

const SOURCE = {
  clientId: 'store-flags',
  baseUrl: 'http://flags.test',
  streamUrl: 'http://stream.flags.test',
  eventsUrl: 'http://events.flags.test',
  context: {
    kind: 'user',
    key: 'anonymous',
    anonymous: true,
    siteUid: 'ukassessments',
    storeUid: 'ukassessments',
    locale: 'en-gb',
    country: 'GB',
  },
  contextPath: '/api/flag-context?locale=en-gb',
} as const

const drawn: boolean[] = []

function Vat() {
  const vat = useFlag('vat')
  drawn.push(vat)
  return (
    <>
      <p>{vat ? 'With VAT' : 'Without VAT'}</p>
      <input aria-label="Amount" />
    </>
  )
}

const page = (flags = SERVER) => (
  <FlagsProvider visitor={serialize({ flags, source: SOURCE })}>
    <Vat />
  </FlagsProvider>
)

beforeEach(() => asked.become(SOURCE.context))

const untilStarted = () => vi.waitFor(() => expect(vendor.started.length).toBeGreaterThan(0))

afterEach(() => {
  cleanup()
  drawn.length = 0
  vendor.started.length = 0
  vendor.identified.length = 0
  vendor.stream({})
})

describe('FlagsProvider', () => {
  it('has the server’s values in the delivered page and in the first render of the browser', async () => {
    vendor.stream({ vat: true, line3: false })
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(page())
    expect(container).toHaveTextContent('With VAT')
    render(page(), { container, hydrate: true })
    await untilStarted()
    expect(screen.getByText('With VAT')).toBeInTheDocument()
    expect(new Set(drawn)).toEqual(new Set([true]))
  })

  it('starts the vendor’s client after the page, from the same values, without goals and diagnostics', async () => {
    vendor.stream({ vat: true })
    render(page())
    expect(vendor.started).toEqual([])
    await untilStarted()
    expect(vendor.started[0]).toMatchObject({
      clientSideID: 'store-flags',
      context: SOURCE.context,
      timeout: 5,
      options: {
        baseUrl: 'http://flags.test',
        streamUrl: 'http://stream.flags.test',
        eventsUrl: 'http://events.flags.test',
        bootstrap: toBootstrap(SERVER),
        fetchGoals: false,
        diagnosticOptOut: true,
      },
    })
  })

  it('lets the client ask for itself where the server had no answer', async () => {
    render(page(DEFAULT_FLAGS))
    await untilStarted()
    expect(vendor.started[0]).not.toHaveProperty('options.bootstrap')
  })

  it('shows a streamed change in place: what was typed stays', async () => {
    vendor.stream({ vat: true })
    render(page())
    await untilStarted()
    const input = screen.getByRole('textbox')
    await userEvent.type(input, '120')
    act(() => vendor.stream({ vat: false }))
    expect(screen.getByText('Without VAT')).toBeInTheDocument()
    expect(screen.getByRole('textbox')).toBe(input)
    expect(input).toHaveValue('120')
  })

  it('takes a deleted flag back to its default', async () => {
    vendor.stream({ vat: true })
    render(page())
    await untilStarted()
    act(() => vendor.stream({ vat: undefined }))
    expect(screen.getByText('Without VAT')).toBeInTheDocument()
  })

  it('does not draw again for an answer that changes nothing', async () => {
    vendor.stream({ vat: true })
    render(page())
    await untilStarted()
    drawn.length = 0
    act(() => vendor.stream({ vat: true, foreign: 1 }))
    expect(drawn).toEqual([])
  })

  it('never starts the client for a page that was left before it was at rest', async () => {
    const { unmount } = render(page())
    unmount()
    await new Promise(resolve => setTimeout(resolve))
    expect(vendor.started).toEqual([])
  })
})

describe('the context that flags are evaluated for', () => {
  const asEdith = { ...SOURCE.context, key: 'uid-edith', anonymous: false }

  it('is waited for: nothing starts before it is known', async () => {
    asked.become(undefined)
    render(page())
    await new Promise(resolve => setTimeout(resolve))
    expect(vendor.started).toEqual([])
    act(() => asked.become(SOURCE.context))
    await untilStarted()
  })

  it('starts without the values of an anonymous user where the page was made for one', async () => {
    asked.become(asEdith)
    render(page())
    await untilStarted()
    expect(vendor.started[0]).toMatchObject({ context: asEdith })
    expect(vendor.started[0]).not.toHaveProperty('options.bootstrap')
  })

  it('follows a sign-in and a sign-out without a new page', async () => {
    render(page())
    await untilStarted()
    act(() => asked.become(asEdith))
    act(() => asked.become(SOURCE.context))
    expect(vendor.identified).toEqual([asEdith, SOURCE.context])
  })
})

describe('a flag service without an answer', () => {
  it('leaves the server’s values, and a late answer is taken', async () => {
    render(page())
    await untilStarted()
    expect(screen.getByText('With VAT')).toBeInTheDocument()
    act(() => vendor.stream({ vat: false }))
    expect(screen.getByText('Without VAT')).toBeInTheDocument()
  })
})

describe('useFlag', () => {
  it('does not invent a value where no one provides one', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Vat />)).toThrow('useFlag needs a FlagsProvider above it')
  })
})

import { act, render, screen } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveAccounts } from '@/components/account/live-accounts'
import { getMessages } from '@/lib/i18n/messages'
import { LIST } from '../account/samples'

const { accounts: texts } = getMessages('en-us').account

let visitor: unknown

vi.mock('@/components/session/visitor', () => ({ useVisitor: () => visitor }))

const EDITH = { state: 'signedIn', visitorKey: 'edith-1' }
const SECOND = 1_000
/** Milliseconds after which the cache reads what a new part of the page asks for. */
const FRAME = 16

const account = (name: string) => ({
  uid: name,
  name,
  isPersonal: false,
  isTemporary: false,
  place: '',
  isAdministrator: false,
  isDefault: false,
  link: 'pending' as const,
})

const page = () => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <LiveAccounts
      accounts={[account('Cedarlight Clinic')]}
      visitorKey="edith-1"
      path="/api/organisations"
      texts={texts}
      {...LIST}
    />
  </SWRConfig>
)

/** How often our server was asked, and what it answers. */
let asked = 0
let answer: () => Promise<Response>

const found = async () => Response.json({ accounts: [account('Harbour Trust')] })
const refused = (status: number) => async () => Response.json({ code: 'no' }, { status })

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

/**
 * A user comes back to the window after they have been away for longer than the store waits between two
 * looks.
 */
async function comeBack() {
  await pass(6 * SECOND)
  await act(async () => window.dispatchEvent(new Event('focus')))
  await act(() => vi.dynamicImportSettled())
  await pass(FRAME)
}

// What refreshes is loaded when it is needed; a test measures no loading.
beforeAll(async () => {
  await import('@/components/account/refreshed-accounts')
})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => {
    asked += 1
    return answer()
  })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  visitor = EDITH
  asked = 0
  answer = found
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('live data (spec §9)', () => {
  it('what the cart is for is refreshed with the accounts', async () => {
    answer = async () =>
      Response.json({ accounts: [{ ...account('Harbour Trust'), link: 'linked' }], acting: 'Harbour Trust' })
    render(page())
    expect(screen.queryByText(LIST.words.acting)).not.toBeInTheDocument()
    await comeBack()
    expect(screen.getByText(LIST.words.acting)).toBeInTheDocument()
  })

  it('is what the page came with until a user comes back to it', async () => {
    render(page())
    await pass(60 * SECOND)
    expect(asked).toBe(0)
    await comeBack()
    expect(asked).toBe(1)
    expect(screen.getByText('Harbour Trust')).toBeInTheDocument()
    expect(screen.queryByText('Cedarlight Clinic')).not.toBeInTheDocument()
  })

  it('is looked at once in five seconds at most, however often a user comes back', async () => {
    render(page())
    await comeBack()
    await pass(4 * SECOND)
    await act(async () => window.dispatchEvent(new Event('focus')))
    await pass(0)
    expect(asked).toBe(1)
    await comeBack()
    expect(asked).toBe(2)
  })
})

describe('a refresh that fails', () => {
  beforeEach(() => {
    answer = refused(503)
  })

  it('leaves what was shown, and says that it may be old until a later one succeeds', async () => {
    render(page())
    await comeBack()
    expect(screen.getByText('Cedarlight Clinic')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(texts.stale)
    answer = found
    await pass(5 * SECOND)
    expect(screen.getByText('Harbour Trust')).toBeInTheDocument()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  it.each([
    ['an outage', refused(503)],
    [
      'no connection',
      async () => {
        throw new TypeError('Failed to fetch')
      },
    ],
    ['an answer that is none of ours', async () => new Response('<p>')],
  ])('for %s is tried again after a pause that doubles, six times', async (_why, failure) => {
    answer = failure
    render(page())
    await comeBack()
    for (const [index, seconds] of [5, 10, 20, 40, 80, 80].entries()) {
      await pass(seconds * SECOND - 1)
      expect(asked).toBe(index + 1)
      await pass(1)
      expect(asked).toBe(index + 2)
    }
    await pass(3_600 * SECOND)
    expect(asked).toBe(7)
    expect(screen.getByText('Cedarlight Clinic')).toBeInTheDocument()
    await comeBack()
    expect(asked).toBe(8)
  })

  it.each([400, 401, 403, 404, 429])('for a refusal (%d) is not tried again by itself', async status => {
    answer = refused(status)
    render(page())
    await comeBack()
    await pass(3_600 * SECOND)
    expect(asked).toBe(1)
    expect(screen.getByRole('status')).toHaveTextContent(texts.stale)
  })

  it('is repeated in one series only, whenever a user comes back', async () => {
    render(page())
    for (let visits = 0; visits < 3; visits += 1) await comeBack()
    asked = 0
    await pass(5 * SECOND)
    expect(asked).toBe(1)
    await pass(9 * SECOND)
    expect(asked).toBe(1)
  })

  it('is not repeated once a later one has succeeded', async () => {
    render(page())
    await comeBack()
    await pass(5 * SECOND)
    answer = found
    await comeBack()
    asked = 0
    await pass(3_600 * SECOND)
    expect(asked).toBe(0)
  })

  it('is repeated for no one who has signed out', async () => {
    const { rerender } = render(page())
    await comeBack()
    visitor = { state: 'anonymous' }
    await act(async () => rerender(page()))
    asked = 0
    await pass(3_600 * SECOND)
    expect(asked).toBe(0)
    expect(screen.getByText(texts.signedOut)).toBeInTheDocument()
  })

  it('is not repeated for a page that was left', async () => {
    const { unmount } = render(page())
    await comeBack()
    unmount()
    asked = 0
    await pass(3_600 * SECOND)
    expect(asked).toBe(0)
  })
})

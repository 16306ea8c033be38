import { act, render, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { LiveAccounts } from '@/components/account/live-accounts'
import { LIVE_DEFAULTS } from '@/components/data/use-live-data'
import { getMessages } from '@/lib/i18n/messages'
import { LIST } from '../account/samples'

const { accounts: texts } = getMessages('en-us').account

let visitor: unknown

vi.mock('@/components/session/visitor', () => ({ useVisitor: () => visitor }))

const server = setupServer(http.get('*/api/organisations', () => HttpResponse.json({ accounts: [] })))

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const CLINIC = {
  uid: 'org-cedar',
  name: 'Cedarlight Clinic',
  isPersonal: false,
  number: 'T7KQ4XN2WM9P',
  isTemporary: true,
  place: 'Portland, Oregon',
  isAdministrator: false,
  isDefault: true,
  link: 'pending',
} as const

const page = () => (
  <SWRConfig value={{ provider: () => new Map() }}>
    <LiveAccounts
      accounts={[CLINIC]}
      visitorKey="edith-1"
      path="/api/organisations"
      texts={texts}
      {...LIST}
    />
  </SWRConfig>
)

const signedIn = (visitorKey: string) => ({ state: 'signedIn', visitorKey })

it('shows what the page came with, before it is known who looks', () => {
  visitor = undefined
  render(page())
  expect(screen.getByRole('heading', { name: 'Cedarlight Clinic' })).toBeInTheDocument()
  expect(screen.getByText(texts.pending)).toBeInTheDocument()
  expect(screen.getByText(`T7KQ4XN2WM9P (${texts.temporary})`)).toBeInTheDocument()
})

it.each([
  ['after a sign-out', { state: 'anonymous' }, texts.signedOut],
  ['to another user', signedIn('hugo-1'), texts.other],
])('shows nothing of the person %s', async (_when, next, words) => {
  visitor = signedIn('edith-1')
  const { rerender } = render(page())
  expect(screen.getByText('Cedarlight Clinic')).toBeInTheDocument()
  visitor = next
  await act(async () => rerender(page()))
  expect(screen.queryByText('Cedarlight Clinic')).not.toBeInTheDocument()
  expect(screen.getByText(words)).toBeInTheDocument()
})

it('introduces the accounts that there are now, not those the page came with', async () => {
  visitor = signedIn('edith-1')
  render(page())
  expect(screen.getByText(texts.text)).toBeInTheDocument()
  // What refreshes the list is loaded after the page, and hears the events from then on.
  await waitFor(async () => {
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(screen.getByText(texts.empty)).toBeInTheDocument()
  })
  expect(screen.queryByText(texts.text)).not.toBeInTheDocument()
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

it('keeps what it has through an outage', () => {
  visitor = { state: 'unavailable' }
  render(page())
  expect(screen.getByText('Cedarlight Clinic')).toBeInTheDocument()
})

it('has the defaults of the store', () => {
  expect(LIVE_DEFAULTS).toMatchObject({
    dedupingInterval: 2_000,
    errorRetryInterval: 5_000,
    focusThrottleInterval: 5_000,
  })
})

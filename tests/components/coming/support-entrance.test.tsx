import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import AddressBookPage from '@/app/[locale]/(personal)/store/my-account/address-book/page'
import OrderHistoryPage from '@/app/[locale]/(personal)/store/my-account/order-history/page'
import QualificationsPage from '@/app/[locale]/(personal)/store/my-account/qualifications/page'
import SupportLoginPage from '@/app/[locale]/(personal)/store/my-account/support-login/page'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { type RequestContext, runInRequest } from '@/lib/request/request-context'
import { readSession } from '@/lib/session/session.server'

vi.mock('@/lib/backends/content/site-links.server', () => ({ supportHref: () => '/support' }))
vi.mock('@/lib/session/session.server', () => ({ readSession: vi.fn() }))
vi.mock('@/lib/backends/flags/get-flags.server', () => ({ getFlags: vi.fn() }))

const user = { id: 'u1', firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' }

const PROPS = { params: Promise.resolve({ locale: 'en-us' }), searchParams: Promise.resolve({}) }

it('shows the entrance of support to a user without a session, and no form', async () => {
  vi.mocked(readSession).mockResolvedValue({ state: 'anonymous' })
  render(await SupportLoginPage({ params: Promise.resolve({ locale: 'en-us' }) }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Support sign-in')
  expect(document.querySelector('form')).toBeNull()
  expect(readSession).not.toHaveBeenCalled()
})

it.each([
  ['order history', OrderHistoryPage],
  ['address book', AddressBookPage],
  ['qualifications', QualificationsPage],
])('answers 404 for the %s, which a flag closes', async (_, page) => {
  vi.mocked(readSession).mockResolvedValue({ state: 'signedIn', user, sid: 's1', accessToken: 'a1' })
  vi.mocked(getFlags).mockResolvedValue(DEFAULT_FLAGS)
  const request: RequestContext = { requestId: 'r1' }
  await runInRequest(request, () => page(PROPS))
  expect(request.pageStatus?.status).toBe(404)
})

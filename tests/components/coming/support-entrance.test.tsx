import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import MyAccountPage from '@/app/[locale]/(personal)/store/my-account/[[...page]]/page'
import SupportLoginPage from '@/app/[locale]/(personal)/store/my-account/support-login/page'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { getFlags } from '@/lib/backends/flags/get-flags.server'
import { type RequestContext, runInRequest } from '@/lib/request/request-context'
import { readSession } from '@/lib/session/session.server'

vi.mock('@/lib/backends/content/site-links.server', () => ({ supportHref: () => '/support' }))
vi.mock('@/lib/session/session.server', () => ({ readSession: vi.fn() }))
vi.mock('@/lib/backends/flags/get-flags.server', () => ({ getFlags: vi.fn() }))

const user = { id: 'u1', firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' }

const pageOf = (page: string) =>
  MyAccountPage({
    params: Promise.resolve({ locale: 'en-us', page: [page] }),
    searchParams: Promise.resolve({}),
  })

it('shows the entrance of support to somebody without a session, and no form', async () => {
  vi.mocked(readSession).mockResolvedValue({ state: 'anonymous' })
  render(await SupportLoginPage({ params: Promise.resolve({ locale: 'en-us' }) }))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Support sign-in')
  expect(document.querySelector('form')).toBeNull()
  expect(readSession).not.toHaveBeenCalled()
})

it.each(['order-history', 'address-book', 'qualifications'])(
  'answers 404 for %s, which a flag closes',
  async page => {
    vi.mocked(readSession).mockResolvedValue({ state: 'signedIn', user, sid: 's1', accessToken: 'a1' })
    vi.mocked(getFlags).mockResolvedValue(DEFAULT_FLAGS)
    const request: RequestContext = { requestId: 'r1' }
    await runInRequest(request, () => pageOf(page))
    expect(request.pageStatus?.status).toBe(404)
  },
)

import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountPage } from '@/app/[locale]/(personal)/store/my-account/_shell/account-page'
import { toFlagValues } from '@/lib/backends/flags/flag-values'
import { getMessages } from '@/lib/i18n/messages'
import { type RequestContext, runInRequest } from '@/lib/request/request-context'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { readSession } from '@/lib/session/session.server'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { loginPath } from '@/lib/site/paths'
import { LOCALE } from './samples'

vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`)
  },
}))
vi.mock('@/lib/backends/content/site-links.server', () => ({ supportHref: () => '/support' }))
vi.mock('@/lib/session/session.server', () => ({ readSession: vi.fn() }))
vi.mock('@/lib/backends/flags/get-flags.server', () => ({
  getFlags: async () => ({ values: toFlagValues({}) }),
}))
vi.mock('@/lib/forms/new-hidden-fields.server', () => ({ newHiddenFields: async () => ({}) }))

const { account, unavailable } = getMessages(LOCALE)
const user = { id: 'u1', firstName: 'Nora', lastName: 'Vale', email: 'nora@example.com' }

const problem = (status: number) =>
  failed<Problem>({ kind: 'http', dependency: 'commerce', operation: 'x', requestId: 'r-17', status })

const drawText = (text: string) => <p>{text}</p>

/** Renders a list page, or the detail page of a code, and tells the status that it has chosen. */
async function open(answer: Result<string, Problem>, code?: string) {
  const load = vi.fn(async () => answer)
  const { Page } = accountPage({
    page: 'quotes',
    load,
    render: drawText,
    ...(code !== undefined && {
      address: () => accountDetailPath(LOCALE, 'quotes', code),
      detail: { nameOf: (text: string) => text },
    }),
  })
  const request: RequestContext = { requestId: 'r-1' }
  const props = {
    params: Promise.resolve({ locale: LOCALE, ...(code !== undefined && { code }) }),
    searchParams: Promise.resolve({}),
  }
  await runInRequest(request, async () => render(await Page(props)))
  return { status: request.pageStatus?.status, load }
}

beforeEach(() => {
  vi.mocked(readSession).mockResolvedValue({ state: 'signedIn', user, sid: 's1', accessToken: 'a1' })
})

describe('an account page', () => {
  it('shows what was loaded under its name', async () => {
    expect((await open(ok('Loaded'))).status).toBeUndefined()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(account.pages.quotes)
    expect(screen.getByText('Loaded')).toBeInTheDocument()
  })

  it('sends visitors to the login page, which leads back', async () => {
    vi.mocked(readSession).mockResolvedValue({ state: 'anonymous' })
    const back = loginPath(LOCALE, accountPath(LOCALE, 'quotes'))
    await expect(open(ok(''))).rejects.toThrow(`redirect ${back}`)
  })

  it('sends users whose token a back end refuses to the login page', async () => {
    const back = loginPath(LOCALE, accountPath(LOCALE, 'quotes'))
    await expect(open(problem(401))).rejects.toThrow(`redirect ${back}`)
  })

  it('answers 503 without loading while the session cannot be confirmed', async () => {
    vi.mocked(readSession).mockResolvedValue({ state: 'unavailable', user, sid: 's1' })
    const { status, load } = await open(ok(''))
    expect(status).toBe(503)
    expect(load).not.toHaveBeenCalled()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(unavailable.subjects.session.title)
  })

  it('keeps its frame in an outage, with the status 503 and a link to try again', async () => {
    expect((await open(problem(503))).status).toBe(503)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(account.pages.quotes)
    expect(screen.getByRole('link', { name: unavailable.retry })).toHaveAttribute(
      'href',
      accountPath(LOCALE, 'quotes'),
    )
  })

  it('marks the title where something has to be put right', async () => {
    const { generateMetadata } = accountPage({
      page: 'quotes',
      load: async () => ok(''),
      render: drawText,
      hasErrors: async () => true,
    })
    const params = Promise.resolve({ locale: LOCALE })
    const { title } = await generateMetadata({ params, searchParams: Promise.resolve({}) })
    expect(title).toBe(`Error: ${account.pages.quotes}`)
  })
})

describe('a page below an account page', () => {
  const at = { params: Promise.resolve({ locale: LOCALE }), searchParams: Promise.resolve({}) }
  const below = { page: 'quotes', load: async () => ok(''), render: drawText, below: () => 'New' } as const

  it('has a name of its own, in its title and below the page above', async () => {
    const { Page, generateMetadata } = accountPage(below)
    expect((await generateMetadata(at)).title).toBe('New')
    render(await Page(at))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('New')
    const crumbs = screen.getByRole('navigation', { name: getMessages(LOCALE).layout.breadcrumbs })
    expect(crumbs).toHaveTextContent(account.pages.quotes)
  })

  it('redirects to the canonical address before it loads anything', async () => {
    const load = vi.fn(below.load)
    await expect(accountPage({ ...below, load, canonicalAddress: () => '/tidy' }).Page(at)).rejects.toThrow(
      '/tidy',
    )
    expect(load).not.toHaveBeenCalled()
  })

  it('can show a visitor something else than the way to sign-in', async () => {
    vi.mocked(readSession).mockResolvedValue({ state: 'anonymous' })
    render(await accountPage({ ...below, anonymous: () => drawText('Choose first') }).Page(at))
    expect(screen.getByText('Choose first')).toBeInTheDocument()
    const back = accountPage({ ...below, address: () => '/en-us/here', anonymous: () => undefined })
    await expect(back.Page(at)).rejects.toThrow(`redirect ${loginPath(LOCALE, '/en-us/here')}`)
  })

  it.each([
    [{ state: 'anonymous' }, ok('')],
    [{ state: 'signedIn', user, sid: 's1', accessToken: 'a1' }, problem(401)],
  ] as const)('keeps the form that it shows again through sign-in', async (session, answer) => {
    vi.mocked(readSession).mockResolvedValue(session)
    const form = 'f'.repeat(22)
    const withForm = (typed: string) => ({ ...at, searchParams: Promise.resolve({ form: typed }) })
    const { Page } = accountPage({ ...below, load: async () => answer, address: () => '/en-us/here' })
    await expect(Page(withForm(form))).rejects.toThrow(
      `redirect ${loginPath(LOCALE, `/en-us/here?form=${form}`)}`,
    )
    await expect(Page(withForm('/elsewhere'))).rejects.toThrow(`redirect ${loginPath(LOCALE, '/en-us/here')}`)
  })
})

describe('the page of one thing', () => {
  it('is named after it, below the page of all', async () => {
    await open(ok('Grant 2027'), '20000001')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Grant 2027')
    const crumbs = screen.getByRole('navigation', { name: getMessages(LOCALE).layout.breadcrumbs })
    expect(crumbs).toHaveTextContent(account.pages.quotes)
  })

  const titleOf = async (answer: Result<string, Problem>, code = '20000001') => {
    const { generateMetadata } = accountPage({
      page: 'quotes',
      load: async () => answer,
      render: drawText,
      detail: { nameOf: (text: string) => text },
    })
    const params = Promise.resolve({ locale: LOCALE, code })
    return (await generateMetadata({ params, searchParams: Promise.resolve({}) })).title
  }

  it('has its name as the title, so that two of them can be told apart', async () => {
    expect(await titleOf(ok('Grant 2027'))).toBe('Grant 2027')
  })

  it.each([
    ['in an outage', problem(503)],
    ['of another user', problem(404)],
  ])('has the title of the page of all %s', async (_, answer) => {
    expect(await titleOf(answer)).toBe(account.pages.quotes)
  })

  it('has the title of the page of all for a visitor, who sees nothing of it', async () => {
    vi.mocked(readSession).mockResolvedValue({ state: 'anonymous' })
    expect(await titleOf(ok('Grant 2027'))).toBe(account.pages.quotes)
  })

  it('is loaded once for its title and its content', async () => {
    const load = vi.fn(async () => ok('Grant 2027'))
    const { Page, generateMetadata } = accountPage({
      page: 'quotes',
      load,
      render: drawText,
      detail: { nameOf: (text: string) => text },
    })
    const params = Promise.resolve({ locale: LOCALE, code: '20000001' })
    const props = { params, searchParams: Promise.resolve({}) }
    await runInRequest({ requestId: 'r-1' }, async () => {
      await generateMetadata(props)
      await Page(props)
    })
    expect(load).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['a code that cannot be one', ok(''), '../x'],
    ['a thing of another user', problem(404), '20000001'],
  ])('answers 404 for %s', async (_, answer, code) => {
    expect((await open(answer, code)).status).toBe(404)
  })

  it('answers 503 in an outage, which tries its own address again', async () => {
    expect((await open(problem(503), '20000001')).status).toBe(503)
    expect(screen.getByRole('link', { name: unavailable.retry })).toHaveAttribute(
      'href',
      accountDetailPath(LOCALE, 'quotes', '20000001'),
    )
  })
})

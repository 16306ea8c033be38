import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import type { Draft } from '@/lib/registration/drafts/drafts.server'
import { kept, PersonalInfo, sent, serveHandlers, server } from './forms'

const { register, errors } = getMessages('en-us')
const { connection, leave, retry, signInAgain, notices } = register

serveHandlers()

const COMPLETE: Draft = {
  values: {
    jobTitle: 'teacher',
    industry: 'education',
    sector: 'school',
    phoneCountry: 'US',
    phone: '2025550123',
  },
}

/** The form with its aids, which come later. */
async function openForm(draft: Draft = { ...COMPLETE, sameVisit: true }) {
  const page = (
    <>
      <a href="/en-us">Home</a>
      <a href="/terms" target="_blank" rel="noopener">
        Terms
      </a>
      <a href="#main">Skip</a>
      <a href="tel:123">Call</a>
      <form action="/search" aria-label="Search">
        <button type="submit">Search</button>
      </form>
      <PersonalInfo draft={draft} />
    </>
  )
  const view = render(page)
  await waitFor(() => expect(view.container.querySelectorAll('dialog')).toHaveLength(1))
  // Drawn is not yet listening: to draw once more brings the effects of what has just come to their end.
  const catchUp = () => view.rerender(page)
  catchUp()
  return { catchUp }
}

const send = () => userEvent.click(screen.getByRole('button', { name: register.submit['personal-info'] }))

const type = (value: string) => fireEvent.input(screen.getByLabelText('Phone number'), { target: { value } })

/** Answers one after another; the last one stays. */
const answers: Response[] = []

const received = (): Response =>
  (answers.length > 1 ? answers.shift() : answers[0]?.clone()) ?? HttpResponse.error()

beforeEach(() => {
  answers.length = 0
  server.use(
    http.post('*/api/registration/:step', async ({ request }) => {
      const form = new URLSearchParams(await request.clone().text())
      if (form.get('intent') === 'keep') return undefined
      sent.push({ step: 'personal-info', form })
      return received()
    }),
  )
})

afterEach(() => {
  vi.useRealTimers()
})

const BUSY = () =>
  HttpResponse.json(
    { fieldErrors: [], formErrors: [{ code: 'busy', params: { time: '2 seconds' } }] },
    { status: 429, headers: { 'retry-after': '2' } },
  )

const REFUSED = () => HttpResponse.json({ formErrors: [{ code: 'notCreated' }] }, { status: 422 })

const keysSent = () => new Set(sent.map(({ form }) => form.get('submissionKey')))

const dialog = (name: string) => screen.findByRole('dialog', { name })

describe('leaving a step', () => {
  const click = (name: string, init: MouseEventInit = {}) =>
    fireEvent.click(screen.getByRole('link', { name }), init)

  it('with unsaved input asks first and says that it is kept', async () => {
    await openForm()
    type('2025550199')
    expect(click('Home')).toBe(false)
    expect(await dialog(leave.title)).toHaveTextContent('We keep it for you for 24 hours')
    expect(kept).toMatchObject([{ phone: '2025550199' }])
    await userEvent.click(screen.getByRole('button', { name: leave.stay }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says so where it could not be kept', async () => {
    server.use(http.post('*/api/registration/:step', () => HttpResponse.error()))
    await openForm()
    type('2025550199')
    click('Home')
    expect(await dialog(leave.title)).toHaveTextContent(leave.lost)
  })

  it('with what an earlier visit left asks too', async () => {
    await openForm(COMPLETE)
    expect(click('Home')).toBe(false)
    await dialog(leave.title)
  })

  it('by another form of the page asks as well', async () => {
    await openForm()
    type('2025550199')
    expect(fireEvent.submit(screen.getByRole('form', { name: 'Search' }))).toBe(false)
    await dialog(leave.title)
  })

  it.each([
    ['nothing was typed', 'Home', {}, undefined],
    ['a new tab is meant', 'Home', { ctrlKey: true }, '1'],
    ['a new tab is meant on a Mac', 'Home', { metaKey: true }, '1'],
    ['a new window is meant', 'Home', { shiftKey: true }, '1'],
    ['the link opens a new tab', 'Terms', {}, '1'],
    ['the link stays on the page', 'Skip', {}, '1'],
    ['the link leads to no page', 'Call', {}, '1'],
  ])('does not ask where %s', async (_, link, init, typed) => {
    await openForm()
    if (typed !== undefined) type(typed)
    const stop = (event: Event) => event.preventDefault()
    const seen: boolean[] = []
    const look = (event: Event) => {
      seen.push(event.defaultPrevented)
      stop(event)
    }
    window.addEventListener('click', look, { once: true })
    click(link, init)
    expect(seen).toEqual([false])
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('without a connection', () => {
  const setOnline = (online: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')))
  }

  it('says so, refuses at once, and sends by one tap once there is one', async () => {
    answers.push(REFUSED())
    await openForm()
    setOnline(false)
    expect(screen.getByText(connection.offline)).toBeVisible()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent(errors.forms.offline)
    expect(sent).toEqual([])
    setOnline(true)
    expect(screen.queryByText(connection.offline)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: connection.sendAgain }))
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(screen.queryByRole('button', { name: connection.sendAgain })).toBeNull()
  })

  it('that broke while it was used sends the same form again under the same key', async () => {
    answers.push(HttpResponse.error(), REFUSED())
    await openForm()
    await send()
    await userEvent.click(await screen.findByRole('button', { name: connection.sendAgain }))
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(keysSent().size).toBe(1)
  })
})

describe('a busy service', () => {
  it('is asked once more by itself after the wait it named, under the same key', async () => {
    answers.push(BUSY(), BUSY())
    await openForm()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 2 seconds')
    expect(await screen.findByText(retry.announced)).toBeInTheDocument()
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    expect(sent).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(1_100))
    await waitFor(() => expect(sent).toHaveLength(2))
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(sent).toHaveLength(2)
    expect(keysSent().size).toBe(1)
    expect(screen.queryByText(retry.announced)).toBeNull()
  })

  it('is not asked again for somebody who types on', async () => {
    answers.push(BUSY())
    const { catchUp } = await openForm()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await send()
    await screen.findByText(retry.announced)
    catchUp()
    type('2025550199')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(sent).toHaveLength(1)
    expect(screen.queryByText(retry.announced)).toBeNull()
  })

  it('that names a long wait is left to the person', async () => {
    const params = { time: '10 minutes' }
    answers.push(
      HttpResponse.json(
        { formErrors: [{ code: 'busy', params }] },
        { status: 429, headers: { 'retry-after': '600' } },
      ),
    )
    await openForm()
    await send()
    expect(await screen.findByRole('alert')).toHaveTextContent('Try again in 10 minutes')
    expect(screen.queryByText(retry.announced)).toBeNull()
  })
})

describe('a session that has ended', () => {
  it('is told over the form, with the way to sign-in and back', async () => {
    const signIn = '/en-us/login?returnTo=%2Fen-us%2Fregister%2Fpersonal-info'
    answers.push(HttpResponse.json({ signIn }, { status: 401 }))
    await openForm()
    type('2025550199')
    await send()
    expect(await dialog(signInAgain.title)).toHaveTextContent(signInAgain.text)
    expect(screen.getByRole('link', { name: register.signIn })).toHaveAttribute('href', signIn)
    await userEvent.click(screen.getByRole('button', { name: signInAgain.stay }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText('Phone number')).toHaveValue('2025550199')
  })
})

describe('what an earlier visit left', () => {
  it('is said, with a way to clear it that Enter in the form never takes', async () => {
    await openForm(COMPLETE)
    const clear = screen.getByRole('button', { name: notices.discard })
    expect(screen.getByText(notices.restored)).toBeVisible()
    const form = screen.getByLabelText('Phone number').closest('form')
    expect(clear).toHaveAttribute('value', 'discard')
    expect(clear).toHaveProperty('form.action', form?.action)
    expect(clear).not.toHaveProperty('form', form)
  })

  it.each([
    ['what was just sent', { ...COMPLETE, sameVisit: true as const }],
    ['errors to put right', { ...COMPLETE, errors: { fieldErrors: [], formErrors: [{ code: 'timeout' }] } }],
    ['what the page comes with anyway', { values: { phoneCountry: 'US', phone: '' } }],
  ])('is no news for %s', async (_, draft) => {
    await openForm(draft)
    expect(screen.queryByText(notices.restored)).toBeNull()
  })
})

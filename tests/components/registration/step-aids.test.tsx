import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { answers, COMPLETE, openForm, send, serveAnswers, type } from './aided-form'
import { kept, server } from './forms'

const { register } = getMessages('en-us')
const { leave, signInAgain, notices } = register

serveAnswers()

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

  it('takes back that the input is lost once a slow save has arrived', async () => {
    let arrive: () => void = () => undefined
    const slow = new Promise<void>(resolve => {
      arrive = resolve
    })
    server.use(http.post('*/api/registration/:step', () => slow.then(() => HttpResponse.json({ next: '/' }))))
    await openForm()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    type('2025550199')
    click('Home')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(await dialog(leave.title)).toHaveTextContent(leave.lost)
    arrive()
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('We keep it for you'))
  })

  it('on purpose announces a save in flight to the next view', async () => {
    const announced = vi.spyOn(document, 'cookie', 'set')
    server.use(http.post('*/api/registration/:step', () => new Promise<never>(() => undefined)))
    await openForm()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    type('2025550199')
    click('Home')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    // The test's browser cannot navigate.
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    fireEvent.click(await screen.findByRole('button', { name: leave.leave }))
    failed.mockRestore()
    announced.mockClear()
    fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(announced.mock.lastCall?.[0]).toMatch(/^store\.keeping=\w+-1;/)
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

  it('by a button among its own controls does not ask', async () => {
    await openForm()
    type('2025550199')
    const search = screen.getByRole('form', { name: 'Search' })
    const submitter = document.createElement('button')
    document.querySelector('[name="phone"]')?.closest('form')?.append(submitter)
    const submit = new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true })
    expect(search.dispatchEvent(submit)).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
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

describe('a session that has ended', () => {
  it('is shown over the form, with the way to sign-in and back', async () => {
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

  it('is cleared under a name that overtakes a save in flight, which is stopped', async () => {
    server.use(http.post('*/api/registration/:step', () => new Promise<never>(() => undefined)))
    const requested = vi.spyOn(globalThis, 'fetch')
    const announced = vi.spyOn(document, 'cookie', 'set')
    await openForm(COMPLETE)
    type('2025550199')
    fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(announced.mock.lastCall?.[0]).toMatch(/^store\.keeping=\w+-1;/)
    announced.mockClear()
    const clear = screen.getByRole<HTMLButtonElement>('button', { name: notices.discard })
    const { form } = clear
    if (form === null) throw new Error('Nothing is sent.')
    form.addEventListener('submit', event => event.preventDefault())
    expect(fireEvent.submit(form, { submitter: clear })).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
    // The event of a browser that composes the form; the one of these tests has none.
    const formData = new FormData()
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    expect(formData.get('keeping')).toMatch(/^\w+-2$/)
    expect(requested.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
    fireEvent(window, new Event('beforeunload', { cancelable: true }))
    expect(announced).not.toHaveBeenCalled()
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

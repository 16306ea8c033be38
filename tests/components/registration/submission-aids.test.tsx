import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { answers, keysSent, openForm, REFUSED, send, serveAnswers, type } from './aided-form'
import { sent } from './forms'

const { register, errors } = getMessages('en-us')
const { connection, retry } = register

serveAnswers()

const BUSY = () =>
  HttpResponse.json(
    { fieldErrors: [], formErrors: [{ code: 'busy', params: { time: '2 seconds' } }] },
    { status: 429, headers: { 'retry-after': '2' } },
  )

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

  it('is not asked again for a user who types on', async () => {
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

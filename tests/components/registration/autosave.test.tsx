import { act, fireEvent, screen, render as show, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { delivered, kept, PersonalInfo, SignUp, serveHandlers, server } from './forms'

serveHandlers()

/** The form with what comes right after it. */
async function render(...shown: Parameters<typeof show>): Promise<void> {
  show(...shown)
  await act(() => import('@/components/form/aids/autosave'))
}

const type = (label: string | RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })

/** Leaves the page; false where the browser asks first. */
const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

/** The handler keeps nothing, as with this answer or without a connection. */
const keepNothing = (answer: () => Response | Promise<never>) => {
  const tried = vi.fn<() => void>()
  server.use(
    http.post('*/api/registration/:step', () => {
      tried()
      return answer()
    }),
  )
  return tried
}

describe('what is typed on a step', () => {
  it('is kept after a pause, once and with all fields', async () => {
    await render(<PersonalInfo />)
    type('Phone number', '2025550123')
    await waitFor(() => expect(kept).toHaveLength(1))
    expect(kept[0]).toMatchObject({ intent: 'keep', phone: '2025550123', phoneCountry: 'US' })
  })

  it('is kept before the page is left, without waiting for a pause and without a question', async () => {
    await render(<PersonalInfo />)
    type('Phone number', '202')
    expect(leave()).toBe(true)
    await waitFor(() => expect(kept).toMatchObject([{ phone: '202' }]))
    fireEvent(window, new Event('pagehide'))
    expect(kept).toHaveLength(1)
  })

  it('is announced to the next view of the page alone, by the name it is sent under', async () => {
    const announced = vi.spyOn(document, 'cookie', 'set')
    await render(<PersonalInfo />)
    expect(announced.mock.lastCall?.[0]).toContain('max-age=0')
    type('Phone number', '202')
    leave()
    await waitFor(() => expect(kept).toHaveLength(1))
    const name = kept[0]?.keeping
    expect(name).toMatch(/^\w+-1$/)
    expect(announced.mock.lastCall?.[0]).toBe(
      `store.keeping=${name}; path=${location.pathname}; max-age=5; samesite=lax`,
    )
  })

  it('is not announced where the server has it all', async () => {
    const announced = vi.spyOn(document, 'cookie', 'set')
    await render(<PersonalInfo />)
    type('Phone number', '202')
    await waitFor(() => expect(kept).toHaveLength(1))
    await act(async () => undefined)
    announced.mockClear()
    leave()
    expect(announced).not.toHaveBeenCalled()
  })

  it('is never kept with the password', async () => {
    await render(<SignUp />)
    type('Password', 'Assess.2026x')
    type('First name', 'Zoë')
    leave()
    await waitFor(() => expect(kept).toMatchObject([{ firstName: 'Zoë' }]))
    expect(JSON.stringify(kept)).not.toContain('Assess')
  })

  it('is not sent where nothing was typed', async () => {
    await render(<PersonalInfo />)
    leave()
    expect(kept).toEqual([])
  })

  it('before the script ran is kept like the rest', async () => {
    const container = delivered(renderToString(<PersonalInfo />))
    document.body.append(container)
    const phone = container.querySelector<HTMLInputElement>('[name=phone]')
    if (phone) phone.value = '2025550123'
    await render(<PersonalInfo />, { container, hydrate: true })
    await waitFor(() => expect(kept).toMatchObject([{ phone: '2025550123' }]))
  })
})

describe('what could not be kept', () => {
  it.each([
    ['the connection is lost', () => HttpResponse.error()],
    ['the store keeps nothing', () => new HttpResponse(null, { status: 403 })],
  ])('is asked about before it is lost: %s', async (_, answer) => {
    const tried = keepNothing(answer)
    await render(<PersonalInfo />)
    type('Phone number', '202')
    leave()
    await waitFor(() => expect(tried).toHaveBeenCalled())
    await waitFor(() => expect(leave()).toBe(false))
  })

  it('is asked about where no one answers within ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    const tried = keepNothing(() => new Promise<never>(() => undefined))
    await render(<PersonalInfo />)
    type('Phone number', '202')
    expect(leave()).toBe(true)
    await waitFor(() => expect(tried).toHaveBeenCalled())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(leave()).toBe(false)
  })

  it('is asked about at once where the browser knows to be offline', async () => {
    const tried = keepNothing(() => HttpResponse.error())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await render(<PersonalInfo />)
    expect(leave()).toBe(true)
    type('Phone number', '202')
    expect(leave()).toBe(false)
    await waitFor(() => expect(tried).toHaveBeenCalled())
  })

  it('is kept as soon as there is a connection again', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await render(<PersonalInfo />)
    type('Phone number', '202')
    online.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(kept).toMatchObject([{ phone: '202' }]))
    expect(leave()).toBe(true)
  })

  it.each([401, 409])(
    'is not lost where the store kept it for a user who is signed out (%i)',
    async status => {
      const tried = keepNothing(() => HttpResponse.json({}, { status }))
      await render(<PersonalInfo />)
      type('Phone number', '202')
      leave()
      await waitFor(() => expect(tried).toHaveBeenCalled())
      await waitFor(() => expect(leave()).toBe(true))
    },
  )
})

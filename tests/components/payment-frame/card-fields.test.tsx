import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  cardForm,
  drawCardForm,
  OPEN_PATH,
  refuseSessions,
  retry,
  sent,
  serveSessions,
  submitCardForm,
  TEXTS,
} from './card-fields-form'

const ORIGIN = 'https://pay.example'
const FRAME = { kind: 'frame', address: `${ORIGIN}/fields/fs_1`, origin: ORIGIN } as const
const SETUP = { kind: 'frame', openPath: OPEN_PATH } as const

const draw = () => drawCardForm(SETUP)

const frame = () => {
  const found = screen.getByTitle<HTMLIFrameElement>(TEXTS.frameTitle)
  if (found.contentWindow === null) throw new Error('the frame has no window')
  return { element: found, window: found.contentWindow }
}

/** A message of the frame, unless another sender is given. */
const receive = (data: object, sender: { origin?: string; source?: Window } = {}) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data: { source: 'payment-fields', ...data },
        origin: ORIGIN,
        source: frame().window,
        ...sender,
      }),
    )
  })

const submit = async () => {
  const posted = vi.spyOn(frame().window, 'postMessage').mockImplementation(() => {})
  await submitCardForm()
  const [message, target] = posted.mock.calls.at(-1) ?? []
  return { id: (message as { id: string } | undefined)?.id ?? '', target }
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockClear()
  serveSessions([FRAME, { ...FRAME, address: `${ORIGIN}/fields/fs_2` }])
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the card fields', () => {
  it('are opened by a write of our own server, in a frame that sends its height', async () => {
    const opened = serveSessions([FRAME])
    await draw()
    expect(opened.mock.calls.map(([path, { method }]) => [path, method])).toEqual([[OPEN_PATH, 'POST']])
    expect(screen.getByText(TEXTS.loading)).toBeVisible()
    receive({ type: 'ready' })
    receive({ type: 'height', height: 412 })
    expect(screen.queryByText(TEXTS.loading)).toBeNull()
    expect(frame().element).toHaveAttribute('height', '412')
  })

  it('can be loaded again when the frame does not answer', async () => {
    await draw()
    act(() => {
      vi.advanceTimersByTime(10_000)
    })
    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
    await retry()
    expect(screen.getByText(TEXTS.loading)).toBeVisible()
    expect(frame().element).toHaveAttribute('src', `${ORIGIN}/fields/fs_2`)
  })

  it('say so and can be loaded again when our server cannot open them', async () => {
    serveSessions([])
    await draw()
    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
    serveSessions([FRAME])
    await retry()
    receive({ type: 'ready' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('say in the words of our server how long to wait, and can be loaded again then', async () => {
    refuseSessions('Wait ten minutes.')
    await draw()
    expect(screen.getByRole('alert')).toHaveTextContent('Wait ten minutes.')
    expect(screen.getByRole('alert')).not.toHaveTextContent(TEXTS.loadFailed)
    serveSessions([FRAME])
    await retry()
    receive({ type: 'ready' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('put the token into the form, once per submission', async () => {
    await draw()
    receive({ type: 'ready' })
    const { id, target } = await submit()
    expect(target).toBe(ORIGIN)
    expect(sent).not.toHaveBeenCalled()
    receive({ type: 'token', id, card: { token: 'tok_1' } })
    await act(async () => {})
    expect(sent).toHaveBeenCalledExactlyOnceWith({ paymentToken: 'tok_1' })
    act(() => {
      vi.runAllTimers()
    })
    expect(document.querySelector('input[name=paymentToken]')).toHaveValue('')
  })

  it('keep what was typed while another way to pay is chosen, which is sent without a card', async () => {
    const { rerender } = await draw()
    receive({ type: 'ready' })
    const before = frame().element
    rerender(cardForm(SETUP, false))
    await submitCardForm()
    expect(sent).toHaveBeenCalledExactlyOnceWith({ paymentToken: '' })
    rerender(cardForm(SETUP, true))
    expect(frame().element).toBe(before)
  })

  it('let a button pass that sends the form elsewhere, and spend no token on it', async () => {
    await draw()
    receive({ type: 'ready' })
    const posted = vi.spyOn(frame().window, 'postMessage').mockImplementation(() => {})
    fireEvent.click(screen.getByRole('button', { name: 'Send certificate' }))
    await act(async () => {})
    expect(sent).toHaveBeenCalledExactlyOnceWith({ paymentToken: '' })
    expect(posted).not.toHaveBeenCalled()
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('ignore messages of %s', async (_, sender) => {
    await draw()
    receive({ type: 'ready' }, sender)
    expect(screen.getByText(TEXTS.loading)).toBeVisible()
    receive({ type: 'ready' })
    const { id } = await submit()
    receive({ type: 'token', id, card: { token: 'tok_evil' } }, sender)
    await act(async () => {})
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([
    // The provider has moved the focus to the field that is wrong.
    ['invalid', TEXTS.invalid, false],
    ['failed', TEXTS.sendFailed, true],
  ])('keep the form when the card is %s', async (type, text, takesFocus) => {
    await draw()
    receive({ type: 'ready' })
    const { id } = await submit()
    receive({ type, id })
    await act(async () => {})
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(document.activeElement === screen.getByRole('alert')).toBe(takesFocus)
    expect(sent).not.toHaveBeenCalled()
  })

  it('ask for a moment when the form is sent before they are ready, and they do not become so', async () => {
    await draw()
    for (let attempt = 0; attempt < 2; attempt += 1) {
      screen.getByRole('button', { name: 'Save' }).focus()
      await submit()
      await act(() => vi.advanceTimersByTimeAsync(3_000))
      expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.notLoaded)
      expect(screen.getByRole('alert')).toHaveFocus()
    }
    expect(sent).not.toHaveBeenCalled()
  })

  it('go on by themselves with a form that was sent just before they were ready', async () => {
    await draw()
    const posted = vi.spyOn(frame().window, 'postMessage').mockImplementation(() => {})
    await submitCardForm()
    await submitCardForm()
    expect(screen.getByText(TEXTS.sending)).toBeInTheDocument()
    receive({ type: 'ready' })
    await act(async () => {})
    expect(posted).toHaveBeenCalledOnce()
    const [asked] = posted.mock.calls.map(([message]) => message as { id: string })
    receive({ type: 'token', id: asked?.id, card: { token: 'tok_1' } })
    await act(async () => {})
    expect(sent).toHaveBeenCalledExactlyOnceWith({ paymentToken: 'tok_1' })
  })

  it('announce in a part of the page that was there before that the card is being sent', async () => {
    await draw()
    receive({ type: 'ready' })
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    await submit()
    expect(status).toHaveTextContent(TEXTS.sending)
  })
})

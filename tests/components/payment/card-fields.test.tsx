import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CardFields } from '@/components/payment-frame/card-fields'
import { getMessages } from '@/lib/i18n/messages'

const TEXTS = getMessages('en-us').paymentCards.form.fields
const ORIGIN = 'https://pay.example'
const FRAME = { kind: 'frame', address: `${ORIGIN}/fields/fs_1`, origin: ORIGIN } as const

const sent = vi.fn<(values: unknown) => void>()

const draw = () =>
  render(
    <form
      aria-label="card"
      onSubmit={event => {
        event.preventDefault()
        sent(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <CardFields session={FRAME} name="paymentToken" texts={TEXTS} />
      <button type="submit">Save</button>
    </form>,
  )

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
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await act(async () => {})
  const [message, target] = posted.mock.calls.at(-1) ?? []
  return { id: (message as { id: string } | undefined)?.id ?? '', target }
}

beforeEach(() => {
  vi.useFakeTimers()
  sent.mockClear()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the card fields', () => {
  it('say that they load, until the frame is ready, and take its height', () => {
    draw()
    expect(screen.getByText(TEXTS.loading)).toBeVisible()
    receive({ type: 'ready' })
    receive({ type: 'height', height: 412 })
    expect(screen.queryByText(TEXTS.loading)).toBeNull()
    expect(frame().element).toHaveAttribute('height', '412')
  })

  it('can be loaded again when the frame does not answer', () => {
    draw()
    act(() => {
      vi.advanceTimersByTime(10_000)
    })
    expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
    fireEvent.click(screen.getByRole('button', { name: TEXTS.retry }))
    expect(screen.getByText(TEXTS.loading)).toBeVisible()
  })

  it('put the token into the form, once per submission', async () => {
    draw()
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

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: window }],
  ])('ignore messages of %s', async (_, sender) => {
    draw()
    receive({ type: 'ready' }, sender)
    expect(screen.getByText(TEXTS.loading)).toBeVisible()
    receive({ type: 'ready' })
    const { id } = await submit()
    receive({ type: 'token', id, card: { token: 'tok_evil' } }, sender)
    await act(async () => {})
    expect(sent).not.toHaveBeenCalled()
  })

  it.each([
    ['invalid', TEXTS.invalid],
    ['failed', TEXTS.sendFailed],
  ])('keep the form when the card is %s', async (type, text) => {
    draw()
    receive({ type: 'ready' })
    const { id } = await submit()
    receive({ type, id })
    await act(async () => {})
    expect(screen.getByText(text)).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })
})

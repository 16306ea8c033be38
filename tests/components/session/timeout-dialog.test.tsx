import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { TimeoutDialog } from '@/components/session/timeout-dialog'
import { getMessages } from '@/lib/i18n/messages'
import type { Warning } from '@/lib/session/timer/timer-state'

const texts = getMessages('en-us').session
const choices = { onStay: vi.fn(), onNoted: vi.fn(), onSignOut: vi.fn() }

afterEach(() => vi.clearAllMocks())

const dialog = (secondsLeft: number, kind: Warning['kind'] = 'idle') => (
  <TimeoutDialog warning={{ kind, secondsLeft, isLastCall: secondsLeft <= 15 }} texts={texts} {...choices} />
)

describe('the warning before a session ends', () => {
  it('is named, takes the focus and counts in minutes and seconds', () => {
    render(dialog(119))
    expect(screen.getByRole('dialog', { name: texts.idle.title })).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: texts.idle.title })).toHaveFocus()
    expect(screen.getByRole('timer')).toHaveTextContent('Time left: 1:59')
  })

  it('leaves the focus where it is while it counts', async () => {
    const { rerender } = render(dialog(100))
    await userEvent.tab()
    const held = document.activeElement
    rerender(dialog(99))
    expect(held).toHaveFocus()
    expect(held).not.toBe(document.body)
  })

  it.each([
    [600, texts.spoken.tenMinutes],
    [300, texts.spoken.fiveMinutes],
    [121, texts.spoken.fiveMinutes],
    [120, texts.spoken.twoMinutes],
    [61, texts.spoken.twoMinutes],
    [60, texts.spoken.oneMinute],
    [31, texts.spoken.oneMinute],
    [30, texts.spoken.thirtySeconds],
    [11, texts.spoken.thirtySeconds],
    [10, texts.spoken.tenSeconds],
    [0, texts.spoken.tenSeconds],
  ])('with %i s left has said: %s', (seconds, said) => {
    render(dialog(seconds))
    expect(screen.getByRole('status')).toHaveTextContent(said)
  })

  it.each([
    [16, false],
    [15, true],
  ])('with %i s left is the last call: %s', (seconds, isLast) => {
    render(dialog(seconds))
    expect(screen.queryByText(/Signing you out now/) !== null).toBe(isLast)
  })

  it('stays signed in by its button and by closing it, and signs out by its own button alone', async () => {
    render(dialog(60))
    await userEvent.click(screen.getByRole('button', { name: texts.idle.stay }))
    expect(choices.onStay).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: texts.signOut }))
    expect(choices.onSignOut).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: texts.close }))
    expect(choices.onStay).toHaveBeenCalledTimes(2)
  })

  it('promises nothing where nothing can be prolonged', async () => {
    render(dialog(60, 'absolute'))
    expect(screen.queryByRole('button', { name: texts.idle.stay })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: texts.absolute.understood }))
    expect(choices.onNoted).toHaveBeenCalledTimes(1)
    expect(choices.onStay).not.toHaveBeenCalled()
  })

  it('is shown by the title of a tab in the background, until it is gone', () => {
    document.title = 'Quotes'
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    const { unmount } = render(dialog(90))
    expect(document.title).toContain('1:30')
    unmount()
    expect(document.title).toBe('Quotes')
    vi.restoreAllMocks()
  })
})

import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useVisitor, watchVisitor } from '@/components/session/visitor'
import { parseSupportBar } from '@/components/support/parse-support-bar'
import { RunningBar, type RunningBarProps } from '@/components/support/running-bar'
import { getMessages } from '@/lib/i18n/messages'
import { supportActionPath, supportEndedPath } from '@/lib/site/support-paths'
import { supportBarWords } from '@/lib/support/bar-words'

const LOCALE = 'en-us'
const NOW = Date.parse('2027-03-10T12:00:00Z')
const texts = getMessages(LOCALE).support

const words = (secondsLeft: number, isFinal = false) =>
  supportBarWords(
    LOCALE,
    {
      user: { id: 'c-1', firstName: 'Edith', lastName: 'Marsh', email: 'edith@example.com' },
      assisted: {
        agent: 'Vera Castell',
        organization: 'Eastmarsh',
        siteId: 'usassessments',
        endsAt: NOW + secondsLeft * 1000,
        isFinal,
      },
    },
    NOW,
  )

const bar = () => screen.getByRole('complementary', { name: texts.bar.label })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const NAMES = { visitorKey: 'k', firstName: 'Edith', lastName: 'Marsh' }

/** Lets every request be answered like this; returns those that were sent. */
function answer(body: object): () => readonly string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    sent.push(`${method} ${path}`)
    return Response.json(body)
  })
  return () => sent
}

/** The bar with what the server has told last, else with this. */
function LiveSupportBarOf({ assisted }: RunningBarProps) {
  const visitor = useVisitor()
  const told = visitor?.state === 'signedIn' ? visitor.assisted : undefined
  return <RunningBar assisted={told ?? assisted} />
}

describe('the bar of an agent who acts as a customer', () => {
  it('names the customer and their organization, and ends by a plain form', () => {
    render(<RunningBar assisted={words(600)} />)
    expect(bar()).toHaveTextContent('You are acting for Edith Marsh · Eastmarsh')
    const button = within(bar()).getByRole('button', { name: texts.bar.end })
    expect(button.closest('form')).toHaveAttribute('action', supportActionPath(LOCALE, 'end'))
    expect(button.closest('form')).toHaveAttribute('method', 'post')
  })

  it('counts the minutes that are left', () => {
    render(<RunningBar assisted={words(600)} />)
    expect(bar()).toHaveTextContent('10 minutes left without activity')
    act(() => void vi.advanceTimersByTime(7 * 60_000))
    expect(bar()).toHaveTextContent('3 minutes left without activity')
  })

  it('warns two minutes before the end, and says it to screen readers', () => {
    render(<RunningBar assisted={words(122)} />)
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(screen.queryByRole('button', { name: texts.bar.stay })).not.toBeInTheDocument()
    act(() => void vi.advanceTimersByTime(3_000))
    expect(screen.getByRole('alert')).toHaveTextContent('ends in 2 minutes unless you continue')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.getByRole('alert')).toHaveTextContent('ends in 1 minute unless')
  })

  it('begins the time anew when the agent continues, by what the server then tells', async () => {
    const end = watchVisitor('/api/account')
    const sent = answer({ state: 'signedIn', ...NAMES, assisted: words(600) })
    render(<LiveSupportBarOf assisted={words(30)} />)
    await act(async () => screen.getByRole('button', { name: texts.bar.stay }).click())
    await act(async () => vi.advanceTimersByTimeAsync(1_000))
    expect(sent()).toContain('POST /api/session')
    expect(bar()).toHaveTextContent('10 minutes left without activity')
    end()
  })

  it('does not offer to continue where the hour of the session ends', () => {
    render(<RunningBar assisted={words(60, true)} />)
    expect(screen.getByRole('alert')).toHaveTextContent('Sign in again to go on')
    expect(screen.queryByRole('button', { name: texts.bar.stay })).not.toBeInTheDocument()
  })

  it('leads to the sign-in of support staff when the time is up', async () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    answer({ state: 'anonymous' })
    render(<RunningBar assisted={words(2)} />)
    expect(assign).not.toHaveBeenCalled()
    await act(async () => vi.advanceTimersByTimeAsync(2_000))
    expect(assign).toHaveBeenCalledWith(supportEndedPath(LOCALE))
  })

  it('stays where another tab was active, as the server tells', async () => {
    const assign = vi.fn()
    const end = watchVisitor('/api/account')
    vi.stubGlobal('location', { assign })
    answer({ state: 'signedIn', ...NAMES, assisted: words(480) })
    render(<LiveSupportBarOf assisted={words(2)} />)
    await act(async () => vi.advanceTimersByTimeAsync(3_000))
    expect(assign).not.toHaveBeenCalled()
    expect(bar()).toHaveTextContent('8 minutes left without activity')
    end()
  })

  it('is not there for a customer', () => {
    expect(
      supportBarWords(LOCALE, { user: { id: 'c-1', firstName: 'Edith', lastName: 'Marsh', email: '' } }, NOW),
    ).toBeUndefined()
  })

  it.each([
    ['nothing', undefined],
    ['a text', 'bar'],
    ['a bar without a form', { ...words(600), action: undefined }],
    ['a time that is no number', { ...words(600), secondsLeft: 'soon' }],
    ['texts that are none', { ...words(600), left: [1, 2] }],
  ])('is not drawn from %s', (_case, sent) => {
    expect(parseSupportBar(sent)).toBeUndefined()
    render(<RunningBar assisted={sent} />)
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  })
})

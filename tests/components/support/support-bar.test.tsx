import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseSupportBar } from '@/components/support/parse-support-bar'
import { RunningBar } from '@/components/support/running-bar'
import { getMessages } from '@/lib/i18n/messages'
import { supportActionPath, supportEndedPath } from '@/lib/site/support-paths'
import { supportBarWords } from '@/lib/support/bar-words'

const LOCALE = 'en-us'
const NOW = Date.parse('2027-03-10T12:00:00Z')
const texts = getMessages(LOCALE).support

const words = (secondsLeft: number) =>
  supportBarWords(
    LOCALE,
    {
      user: { id: 'c-1', firstName: 'Edith', lastName: 'Marsh', email: 'edith@example.com' },
      assisted: {
        agent: 'Vera Castell',
        organization: 'Eastmarsh',
        siteId: 'usassessments',
        endsAt: NOW + secondsLeft * 1000,
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
})

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
    act(() => void vi.advanceTimersByTime(9 * 60_000))
    expect(bar()).toHaveTextContent('1 minute left without activity')
  })

  it('leads to the sign-in of support staff when the time is up', () => {
    const assign = vi.fn()
    vi.stubGlobal('location', { assign })
    render(<RunningBar assisted={words(2)} />)
    expect(assign).not.toHaveBeenCalled()
    act(() => void vi.advanceTimersByTime(2_000))
    expect(assign).toHaveBeenCalledWith(supportEndedPath(LOCALE))
    vi.unstubAllGlobals()
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

import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { EmailLinkQuestion } from '@/components/profile/email-link'
import { PendingEmailChange } from '@/components/profile/pending-email-change'
import { SignInActivity } from '@/components/profile/sign-in-activity'
import { getMessages } from '@/lib/i18n/messages'
import type { Locale } from '@/lib/site/sites'
import { emailForm } from './profile-forms'

const LOCALE = 'en-us'
const { errors, profile } = getMessages(LOCALE)
const { emailChange: texts, signIns: signInTexts } = profile
const HIDDEN = { submissionKey: 'key', formOwner: 'owner' }

const draw = async (owner: { email: string; username: string }) => {
  render(emailForm(owner))
  // The rules come after the form.
  await act(() => vi.dynamicImportSettled())
}

const OWNER = { email: 'nora@example.com', username: 'nora' }
const LONG = `${'n'.repeat(60)}@example.com`

const enter = async (email: string) => {
  await userEvent.type(screen.getByLabelText(texts.label), email)
  await userEvent.click(screen.getByRole('button', { name: texts.submit }))
  return screen.getAllByRole('link').map(link => link.textContent)
}

describe('the form of a new email', () => {
  it('is named by its heading', async () => {
    await draw(OWNER)
    expect(screen.getByRole('form', { name: texts.heading })).toBeInTheDocument()
  })

  it('refuses the email of the account, however it is spelt', async () => {
    await draw(OWNER)
    expect(await enter('Nora@EXAMPLE.com')).toEqual([expect.stringContaining(errors.codes.unchanged)])
  })

  it('refuses an email that cannot be the username, where it becomes that', async () => {
    await draw({ email: 'nora@example.com', username: 'NORA@example.com' })
    expect(await enter(LONG)).toEqual([expect.stringContaining('cannot be your username')])
  })
})

describe('an email that waits', () => {
  const NOW = Date.parse('2027-03-02T15:00:00Z')
  const change = (more = {}) => ({
    email: 'new@example.com',
    requestedAt: '2027-03-02T14:30:00Z',
    expiresAt: '2027-03-03T14:30:00Z',
    sendsLeft: 4,
    ...more,
  })
  const show = (more = {}, locale: Locale = LOCALE) =>
    render(<PendingEmailChange locale={locale} hidden={HIDDEN} change={change(more)} now={NOW} />)

  it('says until when its link works, in the time of the site, and can be sent again or given up', () => {
    show()
    expect(screen.getByText(/works until March 3, 2027 at 9:30 AM EST/)).toBeInTheDocument()
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
    expect(buttons).toEqual([texts.sendAgain, texts.cancel])
  })

  it('says so where its link has expired', () => {
    show({ expiresAt: '2027-03-02T14:59:00Z' })
    expect(screen.getByText(/has expired/)).toBeInTheDocument()
  })

  it('can only be given up where no link may be sent today', () => {
    show({ sendsLeft: 0 })
    expect(screen.getByText(texts.tooMany)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: texts.sendAgain })).toBeNull()
  })

  it('has the time of its site in Japan', () => {
    show({}, 'ja-jp')
    expect(screen.getByText(/11:30/)).toBeInTheDocument()
  })
})

describe('the page of a mailed link', () => {
  const open = (state: 'open' | 'done' | 'expired' | 'foreign' | 'unknown', isUsername = false) =>
    render(
      <EmailLinkQuestion
        locale={LOCALE}
        hidden={HIDDEN}
        link={{ state, email: 'new@example.com' }}
        code="code"
        isUsername={isUsername}
      />,
    )

  it.each([true, false])('asks, and says whether the username changes: %s', isUsername => {
    open('open', isUsername)
    expect(screen.getByRole('button', { name: texts.page.confirm })).toBeInTheDocument()
    expect(screen.queryAllByText(/sign in with new@example\.com/)).toHaveLength(Number(isUsername))
  })

  it.each(['done', 'expired', 'foreign', 'unknown'] as const)('that is %s leads to the profile', state => {
    open(state)
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('link', { name: texts.page.back })).toBeInTheDocument()
  })
})

describe('the last sign-ins', () => {
  it('are told with what is known of the browser', () => {
    const at = Date.parse('2027-03-02T14:30:00Z')
    const signIns = [
      { at, key: 'a', browser: 'Edge', system: 'Windows' },
      { at, key: 'b', system: 'Android' },
      { at, key: 'c' },
    ] as const
    render(<SignInActivity locale={LOCALE} signIns={signIns} current="c" />)
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(items).toEqual([
      expect.stringContaining('Edge on Windows'),
      expect.stringContaining(`${signInTexts.unknown} on Android`),
      expect.stringContaining(`${signInTexts.unknown}${signInTexts.here}`),
    ])
  })
})

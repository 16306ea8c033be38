import { getDefaultNormalizer, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { SignInOrRegister } from '@/components/login/sign-in-or-register'
import { SignedInVisitor } from '@/components/login/signed-in-visitor'
import { ServiceUnavailable } from '@/components/page/service-unavailable'
import { isSignInError, SIGN_IN_NOTICES, type SignInNoticeRecord } from '@/lib/auth/sign-in-notice'
import { builtInLogin } from '@/lib/backends/content/built-in'
import { getMessages } from '@/lib/i18n/messages'
import type { SignInTarget } from '@/lib/site/login-address'
import { LOCALES, type Locale } from '@/lib/site/sites'

/** Spaces that do not break count as what they are. */
const AS_WRITTEN = { normalizer: getDefaultNormalizer({ collapseWhitespace: false }) }

type Differences = {
  locale?: Locale
  target?: SignInTarget
  notice?: SignInNoticeRecord
  resetHref?: string
  isRemembered?: boolean
}

const draw = ({ locale = 'en-us', target = {}, notice, resetHref, isRemembered = false }: Differences = {}) =>
  render(
    <SignInOrRegister
      locale={locale}
      text={builtInLogin(locale).item}
      helpHref="/help"
      resetHref={resetHref}
      target={target}
      notice={notice}
      username={notice?.username ?? ''}
      isRemembered={isRemembered}
    />,
  )

const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Sign in' })

const sent = (): Record<string, FormDataEntryValue> => Object.fromEntries(new FormData(form()))

describe('sign-in form', () => {
  it('posts to its handler as a plain form that password managers understand', () => {
    draw()
    expect(form()).toHaveAttribute('method', 'post')
    expect(form()).toHaveAttribute('action', '/api/sign-in?locale=en-us')
    expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username')
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('This may be your email address.')
  })

  it('carries what the sign-in is for, and nothing where it is for nothing', () => {
    const { unmount } = draw({ target: { returnTo: '/en-us/register', goto: 'https://x.example/a"><b>' } })
    expect(sent()).toMatchObject({ returnTo: '/en-us/register', goto: 'https://x.example/a"><b>' })
    unmount()
    draw()
    expect(Object.keys(sent())).toEqual(['username', 'password'])
  })

  it('offers to remember the username, and goes on with it where the device does', () => {
    const { unmount } = draw()
    expect(screen.getByLabelText('Remember my username on this device')).not.toBeChecked()
    unmount()
    draw({ isRemembered: true })
    expect(sent()).toMatchObject({ rememberMe: 'on' })
  })

  it('keeps the user name after a refusal, never the password', () => {
    draw({ notice: { notice: 'refused', username: 'edith.marsh' } })
    expect(within(screen.getByRole('alert')).queryByRole('link')).toBeNull()
    expect(sent()).toEqual({ username: 'edith.marsh', password: '' })
  })

  it('leads to each field that was left empty, and says so beside it', () => {
    draw({ notice: { notice: 'missing', username: '' } })
    const links = within(screen.getByRole('alert')).getAllByRole('link')
    expect(links.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Username: Enter your username', '#username'],
      ['Password: Enter your password', '#password'],
    ])
    expect(screen.getByLabelText('Password')).toBeInvalid()
  })

  it('has the fields right under the heading of the page', () => {
    draw()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in')
    expect(screen.getByRole('form', { name: 'Sign in' })).toBeVisible()
  })

  it('shows the password on demand', async () => {
    draw()
    await userEvent.type(screen.getByLabelText('Password'), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text')
  })

  it.each(SIGN_IN_NOTICES)(
    'offers the way to support where no other try may help, and only there: %s',
    notice => {
      draw({ notice: { notice } })
      const ways = screen.queryAllByRole('link', { name: 'Contact customer support' })
      const isOffered = notice === 'unavailable' || notice === 'failed'
      expect(ways.map(way => [way.getAttribute('href'), way.dataset.dialog])).toEqual(
        isOffered ? [['/help', 'help']] : [],
      )
    },
  )

  it.each(LOCALES)('has words for every notice in %s, and alarms only about failures', locale => {
    for (const notice of SIGN_IN_NOTICES.filter(told => told !== 'missing')) {
      const { unmount } = draw({ locale, notice: { notice } })
      expect(screen.getByText(getMessages(locale).login.notices[notice], AS_WRITTEN)).toBeVisible()
      expect(screen.queryAllByRole('alert')).toHaveLength(isSignInError(notice) ? 1 : 0)
      unmount()
    }
  })
})

describe('login page', () => {
  it('offers to create an account in the wizard', () => {
    draw({ locale: 'en-au' })
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/en-au/register')
  })

  it('tells a signed-in visitor who they are here, with both ways on', () => {
    const user = { id: 'uid', firstName: 'Hugo', lastName: 'Satō', email: 'hugo@example.com' }
    render(<SignedInVisitor locale="ja-jp" user={user} continueHref="/ja-jp/register" />)
    expect(screen.getByText('You are signed in as Hugo Satō.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/ja-jp/register')
    const signOut = screen.getByRole('button', { name: 'Sign out' }).closest('form')
    expect(signOut).toHaveAttribute('action', '/api/assessments/login/auth/sign-out?locale=ja-jp')
    expect(signOut).toHaveAttribute('method', 'post')
  })

  it('never calls a visitor signed out because a service is away', () => {
    render(
      <ServiceUnavailable
        as="page"
        subject="session"
        locale="en-us"
        retryHref="/en-us/login"
        supportHref="/support"
      />,
    )
    expect(screen.getByText(/You are still signed in/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en-us/login')
    const help = screen.getByRole('link', { name: 'Contact customer support' })
    expect([help.getAttribute('href'), help.dataset.dialog]).toEqual(['/support', 'help'])
  })
})

describe.each(LOCALES)('somebody in %s who has forgotten their password', locale => {
  const { signInHelp, layout } = getMessages(locale)

  /** What is said about it, in the help that opens from the form. */
  const openHelp = async (resetHref?: string) => {
    draw({ locale, ...(resetHref !== undefined && { resetHref }) })
    await userEvent.click(screen.getByRole('link', { name: signInHelp.link }))
    const answer = screen.getByText(signInHelp.choices.password.title).nextElementSibling
    return within(answer instanceof HTMLElement ? answer : document.body)
  }

  it('is led to customer support where no one else resets it', async () => {
    const answer = await openHelp()
    expect(answer.getByText(signInHelp.choices.password.text)).toBeVisible()
    expect(answer.getByRole('link', { name: layout.failure.support })).toHaveAttribute('href', '/help')
  })

  it('is led to the page where they choose a new one', async () => {
    const answer = await openHelp('https://id.example/reset')
    expect(answer.getByText(signInHelp.reset.text)).toBeVisible()
    expect(answer.getByRole('link', { name: signInHelp.reset.label })).toHaveAttribute(
      'href',
      'https://id.example/reset',
    )
  })
})

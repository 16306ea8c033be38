import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { delivered, namesIn, refuseWith, SignUp, sent, serveHandlers, submit, summary } from './forms'

serveHandlers()

const DRAFT = {
  values: { firstName: 'Zoë', lastName: 'O’Connor', email: 'zoe@example.com', usernameSameAsEmail: 'on' },
}

const send = () => submit('Create account')
const password = () => screen.getByLabelText('Password')
const username = () => screen.queryByLabelText('Username')

describe('the sign-up form', () => {
  it.each([
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Email address', 'email'],
    ['Username', 'username'],
    ['Password', 'new-password'],
  ])('labels %s and names its purpose to the browser', (label, purpose) => {
    render(<SignUp />)
    expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', purpose)
  })

  it('ties every hint to its field', () => {
    render(<SignUp />)
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/order confirmations/)
    expect(username()).toHaveAccessibleDescription(/Unaccented letters/)
    expect(password()).toHaveAccessibleDescription(/8 to 120 characters/)
  })

  it('links to what is agreed to beside the form, and ticks nothing for the person', () => {
    render(<SignUp />)
    for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank')
    for (const name of [/I agree to/, /Email me/, /Remember/])
      expect(screen.getByRole('checkbox', { name })).not.toBeChecked()
  })

  it('lists what is wrong in the order of the fields, and sends nothing', async () => {
    render(<SignUp />)
    await send()
    expect(summary()).toEqual([
      ['Enter your first name', '#firstName'],
      ['Enter your last name', '#lastName'],
      ['Enter your email address', '#email'],
      ['Enter a username', '#username'],
      ['Enter a password', '#password'],
      ['Agree to the terms of use and the privacy policy to continue', '#termsAccepted'],
    ])
    expect(sent).toEqual([])
  })
})

describe('the username', () => {
  it('goes and comes with the same-as-email tick', async () => {
    render(<SignUp />)
    const tick = screen.getByRole('checkbox', { name: /as my username/ })
    expect(username()).toBeVisible()
    await userEvent.click(tick)
    expect(username()).toBeNull()
    await userEvent.click(tick)
    expect(username()).toBeVisible()
  })

  it('is not asked for while it is the email', async () => {
    render(<SignUp draft={DRAFT} />)
    expect(username()).toBeNull()
    await send()
    expect(summary().map(([, address]) => address)).toEqual(['#password', '#termsAccepted'])
  })

  it('is asked for nowhere where it always is the email', () => {
    const { container } = render(<SignUp asksForUsername={false} />)
    expect(namesIn(container)).not.toContain('username')
    expect(namesIn(container)).not.toContain('usernameSameAsEmail')
  })
})

describe('the password', () => {
  const rules = () =>
    within(screen.getByText('Your password needs').parentElement ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('ticks its rules off as it is typed, in words too', async () => {
    render(<SignUp />)
    expect(rules()).toEqual([
      '8 to 120 characters (not met yet)',
      'a capital letter (not met yet)',
      'a number (not met yet)',
      expect.stringContaining('unaccented letters'),
      expect.stringContaining('not a common password'),
    ])
    await userEvent.type(password(), 'Tr7')
    expect(rules().slice(0, 3)).toEqual([
      '8 to 120 characters (not met yet)',
      'a capital letter (met)',
      'a number (met)',
    ])
    await userEvent.type(password(), '_x.@kq')
    expect(rules()[0]).toBe('8 to 120 characters (met)')
  })

  it.each([
    ['everybody has', 'Passw0rd'],
    ['is a pattern repeated', 'Abc1Abc1'],
    ['is the own email', 'Zoe.Marsh1@example.com'],
  ])('that %s is shown as it is typed', async (_what, typed) => {
    render(<SignUp />)
    await userEvent.type(screen.getByLabelText('Email address'), 'Zoe.Marsh1@example.com')
    await userEvent.type(password(), 'Tr-7_x.@kq')
    expect(rules().filter(rule => rule?.includes('not met'))).toEqual([])
    await userEvent.clear(password())
    await userEvent.type(password(), typed)
    expect(rules().filter(rule => rule?.includes('not met'))).toEqual([
      expect.stringContaining('not a common password, a repeated pattern'),
    ])
  })

  it('is never written into the page', () => {
    const draft = { values: { ...DRAFT.values, password: 'Tr-7_x.@kq' } }
    expect(renderToString(<SignUp draft={draft} />)).not.toContain('Tr-7_x.@kq')
  })
})

describe('an answer of the handler', () => {
  it('shows what is taken beside its field and keeps the form', async () => {
    refuseWith(422, { fieldErrors: [{ name: 'email', code: 'taken' }], formErrors: [] })
    render(<SignUp draft={DRAFT} />)
    await userEvent.type(password(), 'Tr-7_x.@kq')
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree to/ }))
    await send()
    await waitFor(() => expect(summary()).toHaveLength(1))
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(/already exists/)
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/reset')
    expect(password()).toHaveValue('Tr-7_x.@kq')
    expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({
      firstName: 'Zoë',
      usernameSameAsEmail: 'on',
      termsAccepted: 'on',
      submissionKey: expect.any(String),
    })
  })
})

describe('without script', () => {
  it('asks for the username, has no dead button and posts to its handler', () => {
    const page = delivered(renderToString(<SignUp draft={DRAFT} />))
    expect(page.querySelector('form')?.getAttribute('action')).toBe('/api/registration/register?locale=en-us')
    expect(namesIn(page)).toContain('username')
    expect(page.querySelectorAll('button:not([type=submit])')).toHaveLength(0)
  })

  it('shows again what was typed, with what was wrong', () => {
    const errors = { fieldErrors: [{ name: 'email', code: 'taken' }], formErrors: [{ code: 'notCreated' }] }
    const page = delivered(renderToString(<SignUp draft={{ ...DRAFT, errors }} />))
    expect(page.querySelector('input[name=firstName]')?.getAttribute('value')).toBe('Zoë')
    expect(page.querySelector('input[name=email]')?.getAttribute('aria-invalid')).toBe('true')
    expect([...page.querySelectorAll('[role=alert] li')].map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('has not been created'),
      expect.stringContaining('already exists'),
    ])
  })

  it.each(['cookiesNeeded', 'tooLarge', 'malformed', 'tooManyRequests', 'forbidden'])(
    'has words for %s',
    code => {
      const errors = { fieldErrors: [], formErrors: [{ code }] }
      const page = delivered(renderToString(<SignUp draft={{ values: {}, errors }} />))
      const text = page.querySelector('[role=alert] li')?.textContent
      expect(text).toMatch(/^\p{L}.+\.$/u)
      expect(text).not.toContain('service is not available')
    },
  )
})

describe('an email or a username that is taken', () => {
  it.each(['email', 'username'])('as the %s offers the ways into that account', name => {
    const errors = { fieldErrors: [{ name, code: 'taken' }], formErrors: [] }
    const values = { ...DRAFT.values, usernameSameAsEmail: '' }
    render(<SignUp draft={{ values, errors }} />)
    const ways = ['Sign in', 'Reset your password'].map(way => screen.getByRole('link', { name: way }))
    expect(ways.map(way => way.getAttribute('href'))).toEqual(['/login', '/reset'])
  })

  it('is not spoken of where another rule is broken', () => {
    const errors = { fieldErrors: [{ name: 'email', code: 'invalid' }], formErrors: [] }
    render(<SignUp draft={{ ...DRAFT, errors }} />)
    expect(screen.queryByRole('link', { name: 'Reset your password' })).toBeNull()
  })
})

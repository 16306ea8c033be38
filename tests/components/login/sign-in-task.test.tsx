import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { PromptPage } from '@/components/login/prompt-page'
import { SignInHelpDialog } from '@/components/login/sign-in-help-dialog'
import type { FormErrors } from '@/lib/forms/form-errors'
import { getMessages } from '@/lib/i18n/messages'
import { PROMPTS, type Prompt as Task } from '@/lib/prompts/open-prompts'
import { LOCALES, type Locale } from '@/lib/site/sites'

const draw = (task: Task, { locale = 'en-us', errors }: { locale?: Locale; errors?: FormErrors } = {}) =>
  render(
    <PromptPage
      locale={locale}
      task={task}
      name="Jonas Wick"
      formOwner="mark"
      returnTo="/en-us/x"
      values={{ email: 'typed', phoneCountry: 'US', phone: '123' }}
      errors={errors}
      phoneCountries={[{ code: 'US', name: 'United States (+1)' }]}
    />,
  )

/** Fires what browsers fire at Escape; `true` when nothing keeps the dialog open. */
const pressEscape = (): boolean =>
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))

describe('a question after sign-in', () => {
  it.each(LOCALES.flatMap(locale => PROMPTS.map(task => [task, locale] as const)))(
    'about %s is a named dialog with a plain form in %s',
    (task, locale) => {
      draw(task, { locale })
      const name = getMessages(locale).tasks[task].title
      expect(screen.getByRole('dialog', { name })).toBeVisible()
      expect(screen.getByRole('heading', { name })).toHaveFocus()
      const form = screen.getByRole<HTMLFormElement>('form', { name })
      expect(form).toHaveAttribute('action', `/api/profile?locale=${locale}`)
      expect(Object.fromEntries(new FormData(form))).toMatchObject({
        task,
        formOwner: 'mark',
        returnTo: '/en-us/x',
      })
    },
  )

  it('keeps what was typed and says beside the field and above the form what is wrong', () => {
    draw('email', { errors: { fieldErrors: [{ name: 'email', code: 'taken' }], formErrors: [] } })
    const { taken } = getMessages('en-us').tasks.email
    expect(screen.getByRole('link', { name: `Email address: ${taken}` })).toHaveAttribute('href', '#email')
    expect(screen.getByLabelText('Email address')).toHaveValue('typed')
    expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(expect.stringContaining(taken))
  })

  it('is put off by Escape, as by its button', () => {
    draw('phone')
    let pressed: string | undefined
    screen.getByRole('form').addEventListener('submit', event => {
      event.preventDefault()
      pressed = event.submitter?.textContent ?? ''
    })
    expect(pressEscape()).toBe(false)
    expect(pressed).toBe('Not now')
  })

  it('that cannot wait stays, with the way out of the session', () => {
    draw('email')
    expect(pressEscape()).toBe(false)
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign out' }).closest('form')).toHaveAttribute(
      'action',
      '/api/assessments/login/auth/sign-out?locale=en-us',
    )
  })
})

describe('help with signing in', () => {
  it('opens over the page and gives the focus back', async () => {
    render(
      <SignInHelpDialog href="/help" label="SignInHelp?" title="Help" closeLabel="Close">
        what to do
      </SignInHelpDialog>,
    )
    const link = screen.getByRole('link', { name: 'SignInHelp?' })
    expect(link).toHaveAttribute('href', '/help')
    link.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Help' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(link).toHaveFocus()
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('is left to the browser as a link with %s', key => {
    render(
      <SignInHelpDialog href="#help" label="SignInHelp?" title="Help" closeLabel="Close">
        what to do
      </SignInHelpDialog>,
    )
    expect(fireEvent.click(screen.getByRole('link'), { [key]: true })).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

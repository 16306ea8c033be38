import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { getMessages } from '@/lib/i18n/messages'
import { passwordForm } from './profile-forms'

const { errors, profile, register } = getMessages('en-us')
const t = profile.password

const draw = () => render(passwordForm({ username: 'nora', email: 'Nora.1@example.com' }))

const current = () => screen.getByLabelText(t.current)
const next = () => screen.getByLabelText(t.new)
const unmet = () => screen.queryAllByText(`(${register.password.notMet})`, { exact: false }).length

const send = async (before: string, after: string) => {
  await userEvent.type(current(), before)
  await userEvent.type(next(), after)
  await userEvent.click(screen.getByRole('button', { name: t.submit }))
  return screen.getAllByRole('link').map(link => link.getAttribute('href'))
}

describe('the form of the password', () => {
  it('tells password managers which field is which', () => {
    draw()
    expect(current()).toHaveAttribute('autocomplete', 'current-password')
    expect(next()).toHaveAttribute('autocomplete', 'new-password')
    expect(document.querySelector('[autocomplete=username]')).toHaveValue('nora')
  })

  it('lists the rules before anything is typed, and marks them while a password is pasted', async () => {
    draw()
    expect(unmet()).toBe(5)
    await userEvent.click(next())
    await userEvent.paste('Meadow.2031')
    expect(unmet()).toBe(0)
    await userEvent.clear(next())
    await userEvent.paste('Nora.1@example.com')
    expect(unmet()).toBe(1)
  })

  it('shows each password on request, by buttons of different names', async () => {
    draw()
    await userEvent.click(screen.getByRole('button', { name: t.showCurrent }))
    expect(current()).toHaveAttribute('type', 'text')
    expect(next()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: t.showNew }))
    expect(next()).toHaveAttribute('type', 'text')
  })

  it('refuses the current password as the new one before it is sent', async () => {
    draw()
    expect(await send('Meadow.2031', 'Meadow.2031')).toEqual(['#password'])
    expect(screen.getByRole('link')).toHaveTextContent(errors.codes.reused)
  })
})

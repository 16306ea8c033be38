import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepTyped } from '@/components/session/keep-typed'
import { getMessages } from '@/lib/i18n/messages'
import { emailForm, passwordForm } from './profile-forms'

const { account, profile, register } = getMessages('en-us')
const { leave } = account
const { emailChange, password } = profile
const OWNER = { username: 'nora', email: 'nora@example.com' }

const sent: string[] = []
let answer: () => Response

beforeEach(() => {
  sent.length = 0
  answer = () => Response.json({ fieldErrors: [{ name: 'currentPassword', code: 'wrong' }] }, { status: 422 })
  vi.spyOn(globalThis, 'fetch').mockImplementation(async input => {
    sent.push(new URL(String(input)).pathname)
    return answer()
  })
})

afterEach(() => vi.restoreAllMocks())

const question = () => screen.queryByRole('dialog', { name: leave.title })
const isClosedFreely = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const typeEmail = () => userEvent.type(screen.getByLabelText(emailChange.label), 'new@example.com')

async function typePassword() {
  await userEvent.type(screen.getByLabelText(password.current), 'Assessments.2026')
  await userEvent.type(screen.getByLabelText(password.new), 'Meadow.2031')
}

async function draw() {
  render(
    <>
      {emailForm(OWNER)}
      {passwordForm(OWNER)}
      <a href="/elsewhere">Elsewhere</a>
    </>,
  )
  await act(() => vi.dynamicImportSettled())
  // The dialogs come while the browser is idle.
  await waitFor(() => expect(document.querySelectorAll('dialog')).toHaveLength(2))
}

describe('leaving the profile', () => {
  it.each([
    ['email', typeEmail],
    ['password', typePassword],
  ] as const)('with an unsaved %s asks first, in the page and in the browser', async (form, typeInto) => {
    await draw()
    expect(isClosedFreely()).toBe(true)
    await typeInto()
    expect(fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))).toBe(false)
    await waitFor(() => expect(question()).toHaveTextContent(leave.unsaved[form]))
    expect(isClosedFreely()).toBe(false)
  })

  it('by another form asks before that is sent, and once', async () => {
    await draw()
    await typeEmail()
    await typePassword()
    await press(password.submit)
    await waitFor(() => expect(question()).toHaveTextContent(leave.unsaved.email))
    expect(sent).toEqual([])
    await press(leave.stay)
    await press(password.submit)
    await waitFor(() => expect(question()).toBeVisible())
    await press(leave.leave)
    await waitFor(() => expect(sent).toEqual(['/api/account/password']))
  })

  it('still asks where the other form was refused, which ends its progress', async () => {
    await draw()
    await typeEmail()
    await typePassword()
    await press(password.submit)
    await waitFor(() => expect(question()).toBeVisible())
    await press(leave.leave)
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    expect(screen.queryByText(register.submit.pending)).toBeNull()
    expect(isClosedFreely()).toBe(false)
  })

  it('is never asked about once a form has succeeded, whatever the others contain', async () => {
    answer = () => Response.json({ next: '/next' })
    await draw()
    await typePassword()
    await press(password.submit)
    await waitFor(() => expect(sent).toEqual(['/api/account/password']))
    await typeEmail()
    await waitFor(() => expect(isClosedFreely()).toBe(true))
  })

  it('is not asked about before a form with errors, which is not sent', async () => {
    await draw()
    await typeEmail()
    await press(password.submit)
    await act(async () => undefined)
    expect([question(), sent]).toEqual([null, []])
  })

  it('asks nothing once the session has ended: the email is stored, the password is not', async () => {
    await draw()
    await typePassword()
    await typeEmail()
    await keepTyped()
    expect(sent).toEqual(['/api/account/email'])
    expect(isClosedFreely()).toBe(true)
  })
})

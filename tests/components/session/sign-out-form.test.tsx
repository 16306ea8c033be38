import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SignOutForm } from '@/components/session/sign-out-form'

const signOutFromHere = vi.hoisted(() => vi.fn(async () => undefined))

vi.mock('@/components/session/sign-out', () => ({ signOutFromHere }))

afterEach(() => {
  signOutFromHere.mockReset()
})

const draw = () => {
  render(
    <SignOutForm action="/api/assessments/login/auth/sign-out?locale=en-us">
      <button type="submit">Sign out</button>
    </SignOutForm>,
  )
  return screen.getByRole('button', { name: 'Sign out' })
}

it('is a plain form that posts, so it works before and without script', () => {
  const form = draw().closest('form')
  expect(form).toHaveAttribute('method', 'post')
  expect(form).toHaveAttribute('action', '/api/assessments/login/auth/sign-out?locale=en-us')
})

it('is taken over by script, and says that it is busy', async () => {
  const button = draw()
  const form = button.closest('form')
  expect(fireEvent.submit(form ?? button)).toBe(false)
  await vi.waitFor(() => expect(signOutFromHere).toHaveBeenCalledExactlyOnceWith({ timeout: false }))
  expect(form).toHaveAttribute('aria-busy', 'true')
})

it('waits for those who ask before the page is left', async () => {
  const button = draw()
  const ask = (event: Event) => event.preventDefault()
  window.addEventListener('submit', ask)
  fireEvent.submit(button.closest('form') ?? button)
  window.removeEventListener('submit', ask)
  fireEvent.submit(button.closest('form') ?? button)
  await vi.waitFor(() => expect(signOutFromHere).toHaveBeenCalledTimes(1))
})

it('sends the form itself where its script fails', async () => {
  signOutFromHere.mockRejectedValue(new Error('gone'))
  const button = draw()
  const form = button.closest('form')
  const submit = vi.fn()
  if (form !== null) form.submit = submit
  fireEvent.submit(form ?? button)
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1))
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { answerWith, city, fillIn, links, navigate, sent, serveAnswers, submit, TestForm } from './test-form'

serveAnswers()

describe('before it is sent', () => {
  it('posts to its handler as a plain form, with the key of the page', () => {
    const { container } = render(<TestForm />)
    const form = container.querySelector('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', '/api/save')
    expect(form).toHaveAttribute('novalidate')
    expect(new FormData(form ?? undefined).get('submissionKey')).toBe('first-key')
  })

  it('checks a filled field when it is left, without a summary', async () => {
    render(<TestForm />)
    await userEvent.type(city(), 'Llanfairpwll')
    expect(city()).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await waitFor(() => expect(city()).toHaveAccessibleDescription('Error: Use at most 10 characters'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves an empty field alone', async () => {
    render(<TestForm />)
    await userEvent.click(city())
    await userEvent.tab()
    await userEvent.tab()
    expect(city()).not.toHaveAttribute('aria-invalid')
  })

  it('drops an error as soon as the field is right', async () => {
    render(<TestForm />)
    await userEvent.type(city(), 'Llanfairpwll')
    await userEvent.tab()
    await waitFor(() => expect(city()).toHaveAttribute('aria-invalid'))
    await userEvent.type(city(), '{Backspace}{Backspace}')
    await waitFor(() => expect(city()).not.toHaveAttribute('aria-invalid'))
  })

  it('keeps what stood in the fields before the script ran', async () => {
    answerWith(200, { next: '/done' })
    const { container } = render(<TestForm />)
    for (const input of container.querySelectorAll('input[type=text]'))
      fireEvent.input(input, { target: { value: 'typed' } })
    await submit()
    await waitFor(() => expect(sent[0]?.form.get('city')).toBe('typed'))
  })
})

describe('a button that submits it elsewhere', () => {
  it('is left to the browser, which sends files too', async () => {
    render(<TestForm elsewhere="/api/documents" />)
    let isTaken: boolean | undefined
    const onSubmit = (event: Event) => {
      isTaken = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('submit', onSubmit, { once: true })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(isTaken).toBe(false)
    expect(sent).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('when the rules refuse it', () => {
  it('shows every error in one summary, marks fields and title, and sends nothing', async () => {
    render(<TestForm />)
    await submit()
    expect(screen.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
    expect(links()).toEqual([
      ['Enter your city', '#city'],
      ['Fill this in', '#username'],
    ])
    expect(city()).toHaveAccessibleDescription('Error: Enter your city')
    expect(document.title).toBe('Error: Sign up')
    expect(sent).toEqual([])
  })

  it('moves the focus to the summary with every attempt', async () => {
    render(<TestForm />)
    await submit()
    await submit()
    expect(document.activeElement).toContainElement(screen.getByRole('alert'))
    expect(document.title).toBe('Error: Sign up')
  })
})

describe('when the page came with errors', () => {
  const initialErrors = { fieldErrors: [{ name: 'username', code: 'taken' }], formErrors: [] }

  it('shows them in the summary and beside their fields', () => {
    document.title = 'Error: Sign up'
    render(<TestForm initialErrors={initialErrors} />)
    expect(links()).toEqual([['This username is taken', '#username']])
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Error: This username is taken')
  })

  it('takes the mark off the title once the form is on its way', async () => {
    answerWith(200, { next: '/done' })
    document.title = 'Error: Sign up'
    render(<TestForm initialErrors={initialErrors} />)
    await fillIn()
    await submit()
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(document.title).toBe('Sign up')
  })
})

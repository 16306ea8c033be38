import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import {
  answerWith,
  city,
  fillIn,
  links,
  navigate,
  sent,
  serveAnswers,
  server,
  submit,
  TestForm,
} from './test-form'

serveAnswers()

describe('when it is sent', () => {
  it('sends what the browser would post, asks for JSON, and goes on', async () => {
    answerWith(200, { next: '/en-us/register/personal-info' })
    render(<TestForm />)
    await fillIn()
    await submit()
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en-us/register/personal-info'))
    expect(sent[0]?.accept).toBe('application/json')
    expect(Object.fromEntries(sent[0]?.form ?? [])).toEqual({
      city: 'Delft',
      username: 'ada',
      way: 'onward',
      submissionKey: 'first-key',
    })
  })

  it('says that it is on its way and ignores a second press', async () => {
    answerWith(200, { next: '/done' }, 50)
    render(<TestForm />)
    await fillIn()
    await submit()
    expect(screen.getByRole('status')).toHaveTextContent('Saving')
    await submit()
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })

  it('follows a conflict to the step that is due', async () => {
    answerWith(409, { redirect: '/en-us/register' })
    render(<TestForm />)
    await fillIn()
    await submit()
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/en-us/register'))
  })

  it('shows refusals of the handler like those of the rules', async () => {
    answerWith(422, {
      fieldErrors: [{ name: 'username', code: 'taken' }],
      formErrors: [{ code: 'notCreated' }],
    })
    render(<TestForm />)
    await fillIn()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('Sorry, not created')
    expect(links()).toEqual([['This username is taken', '#username']])
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Error: This username is taken')
    expect(document.title).toBe('Error: Sign up')
    expect(city()).toHaveValue('Delft')
  })

  it('keeps a refusal of the handler until the value changes', async () => {
    answerWith(422, { fieldErrors: [{ name: 'username', code: 'taken' }] })
    render(<TestForm />)
    await fillIn()
    await submit()
    const username = screen.getByLabelText('Username')
    await waitFor(() => expect(username).toBeInvalid())
    await userEvent.click(username)
    await userEvent.tab()
    expect(username).toBeInvalid()
    await userEvent.type(username, '2')
    await waitFor(() => expect(username).not.toHaveAttribute('aria-invalid'))
  })

  it.each([
    [401, undefined, 'You have been signed out'],
    [403, {}, 'We could not check this request'],
    [429, { fieldErrors: [], formErrors: [] }, 'Too many attempts'],
    [500, undefined, 'The service has a problem'],
    [503, { formErrors: [{ code: 'unheard-of' }] }, 'The service has a problem'],
    [200, { unexpected: true }, 'The service has a problem'],
  ])('explains a %i and keeps every value', async (status, body, text) => {
    answerWith(status, body)
    render(<TestForm />)
    await fillIn()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(city()).toHaveValue('Delft')
    expect(navigate).not.toHaveBeenCalled()
  })

  it('explains a lost connection and sends the same content again under the same key', async () => {
    server.use(
      http.post(
        '*/api/save',
        async ({ request }) => {
          sent.push({ accept: null, form: new URLSearchParams(await request.text()) })
          return HttpResponse.error()
        },
        { once: true },
      ),
    )
    render(<TestForm />)
    await fillIn()
    await submit()
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection')
    answerWith(200, { next: '/done' })
    await submit()
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce())
    expect(sent.map(({ form }) => form.get('submissionKey')).at(-1)).toBe('first-key')
  })

  it('gives other content a key of its own', async () => {
    answerWith(422, { fieldErrors: [{ name: 'username', code: 'taken' }] })
    render(<TestForm />)
    await fillIn()
    await submit()
    await screen.findByRole('alert')
    await userEvent.type(screen.getByLabelText('Username'), '2')
    await submit()
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[1]?.form.get('submissionKey')).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-/)
  })

  it('lets the page take an answer over', async () => {
    answerWith(422, { formErrors: [{ code: 'notFound' }] })
    const onAnswer = vi.fn(() => true)
    render(<TestForm onAnswer={onAnswer} />)
    await fillIn()
    await submit()
    await waitFor(() => expect(onAnswer).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FormErrors } from '@/components/form/form-errors'
import { FormShell } from '@/components/form/form-shell'
import type { SubmitAnswer } from '@/components/form/submit-answer'
import { TextInput } from '@/components/form/text-input'
import type { ValidateForm } from '@/components/form/use-checked-fields'
import { useEnhancedForm } from '@/components/form/use-enhanced-form'
import { Button } from '@/components/ui/button'

const words = { errorPrefix: 'Error:', optional: '(optional)' }

const messages = {
  required: 'Fill this in',
  'fields.city.required': 'Enter your city',
  'fields.city.tooLong': 'Use at most {max} characters',
  'fields.username.taken': 'This username is taken',
  signedOut: 'You have been signed out',
  forbidden: 'We could not check this request',
  tooManyRequests: 'Too many attempts',
  unavailable: 'The service has a problem',
  offline: 'There is no connection',
  notCreated: 'Sorry, not created',
}

const validate: ValidateForm = ({ city, username }) => [
  ...(city ? [] : [{ name: 'city', code: 'required' }]),
  ...(String(city).length > 10 ? [{ name: 'city', code: 'tooLong', params: { max: 10 } }] : []),
  ...(username ? [] : [{ name: 'username', code: 'required' }]),
]

const navigate = vi.fn<(to: string) => void>()

type FormProps = { onAnswer?: (answer: SubmitAnswer) => boolean; initialErrors?: FormErrors }

function TestForm(props: FormProps) {
  const enhanced = useEnhancedForm({
    validate,
    messages,
    errorTitle: 'Error: {title}',
    pendingText: 'Saving',
    navigate,
    ...props,
  })
  return (
    <FormShell
      enhanced={enhanced}
      action="/api/save"
      submissionKey="first-key"
      summaryTitle="There is a problem"
      actions={
        <Button type="submit" name="way" value="onward">
          Continue
        </Button>
      }
    >
      <TextInput {...enhanced.field('city')} label="City" words={words} />
      <TextInput {...enhanced.field('username')} label="Username" words={words} />
    </FormShell>
  )
}

type Sent = { accept: string | null; form: URLSearchParams }

const sent: Sent[] = []
const server = setupServer()

const answerWith = (status: number, body?: JsonBodyType, waitMs = 0) =>
  server.use(
    http.post('*/api/save', async ({ request }) => {
      sent.push({
        accept: request.headers.get('accept'),
        form: new URLSearchParams(await request.text()),
      })
      await delay(waitMs)
      return body === undefined
        ? new HttpResponse('<p>no</p>', { status })
        : HttpResponse.json(body, { status })
    }),
  )

const city = () => screen.getByLabelText('City')
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const links = () => screen.queryAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])

async function fillIn() {
  await userEvent.type(city(), 'Delft')
  await userEvent.type(screen.getByLabelText('Username'), 'ada')
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  document.title = 'Sign up'
  sent.length = 0
  navigate.mockReset()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

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

import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { delay, HttpResponse, http, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { ValidateForm } from '@/components/form/enhanced/use-checked-fields'
import { useEnhancedForm } from '@/components/form/enhanced/use-enhanced-form'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import type { SubmitAnswer } from '@/components/form/send/submit-answer'
import { Button } from '@/components/ui/button'
import type { FormErrors } from '@/lib/forms/form-errors'

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

export const navigate = vi.fn<(to: string) => void>()

type FormProps = {
  onAnswer?: (answer: SubmitAnswer) => boolean
  initialErrors?: FormErrors
  /** Another handler, for a button of its own. */
  elsewhere?: string
}

export function TestForm({ elsewhere, ...props }: FormProps) {
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
      {elsewhere !== undefined && (
        <Button type="submit" formAction={elsewhere}>
          Add
        </Button>
      )}
      <TextInput {...enhanced.field('username')} label="Username" words={words} />
    </FormShell>
  )
}

type Sent = { accept: string | null; form: URLSearchParams }

export const sent: Sent[] = []
export const server = setupServer()

export const answerWith = (status: number, body?: JsonBodyType, waitMs = 0) =>
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

export const city = () => screen.getByLabelText('City')
export const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
export const links = () =>
  screen.queryAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])

export async function fillIn() {
  await userEvent.type(city(), 'Delft')
  await userEvent.type(screen.getByLabelText('Username'), 'ada')
}

/** Starts and stops the handler around the tests of a file. */
export function serveAnswers(): void {
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  beforeEach(() => {
    document.title = 'Sign up'
    sent.length = 0
    navigate.mockReset()
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
}

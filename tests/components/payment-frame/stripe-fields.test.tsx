import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  drawCardForm,
  OPEN_PATH,
  refuseSessions,
  retry,
  sent,
  serveSessions,
  submitCardForm,
  TEXTS,
} from './card-fields-form'

const SETUP = {
  kind: 'stripe',
  openPath: OPEN_PATH,
  scriptUrl: 'https://js.stripe.com/endive/stripe.js',
  publishableKey: 'pk_test_1',
  language: 'en',
  currency: 'usd',
} as const

const session = (number: number) =>
  ({ kind: 'stripe', clientSecret: `seti_${number}_secret`, holder: 'Edith Marsh' }) as const

const script = () => {
  const found = document.head.querySelector('script')
  if (found === null) throw new Error('no script was added')
  return found
}

type Confirmation = { clientSecret: string; confirmParams: { payment_method_data: object } }

/** A Stripe.js that is loaded: it remembers what it was asked, and refuses to confirm an intent twice. */
const fakeStripe = () => {
  const asked: unknown[] = []
  const confirmed = new Map<string, Confirmation>()
  const answers = {
    loads: true,
    submit: {} as { error?: { type: string } },
    error: undefined as { type: string } | undefined,
  }
  const api = (key: string) => ({
    elements: (options: object) => {
      asked.push(key, options)
      const field = document.createElement('input')
      const handlers = new Map<string, () => void>()
      const element = {
        on: (event: string, handler: () => void) => handlers.set(event, handler),
        mount: (container: HTMLElement) => {
          field.setAttribute('aria-label', 'card number')
          container.append(field)
          handlers.get(answers.loads ? 'ready' : 'loaderror')?.()
        },
        destroy: () => field.remove(),
      }
      return { create: () => element, submit: async () => answers.submit }
    },
    confirmSetup: async (confirmation: Confirmation) => {
      const { clientSecret } = confirmation
      if (answers.error) return { error: answers.error }
      if (confirmed.has(clientSecret)) return { error: { type: 'invalid_request_error' } }
      confirmed.set(clientSecret, confirmation)
      return { setupIntent: { id: clientSecret.replace('_secret', '') } }
    },
  })
  return { asked, confirmed, answers, api }
}

let stripe: ReturnType<typeof fakeStripe>

/** Draws the form, and has the script of Stripe arrive. */
async function load() {
  await drawCardForm(SETUP)
  vi.stubGlobal('Stripe', stripe.api)
  fireEvent.load(script())
  await act(async () => {})
}

beforeEach(() => {
  stripe = fakeStripe()
  serveSessions([session(1), session(2)])
})

afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
  for (const element of document.head.querySelectorAll('script')) element.remove()
})

it('mounts the fields of Stripe without asking our server, and submits the id of a confirmed intent', async () => {
  const opened = serveSessions([session(1)])
  await load()
  expect(script().src).toBe(SETUP.scriptUrl)
  expect(stripe.asked).toEqual([
    'pk_test_1',
    { mode: 'setup', currency: 'usd', allowedPaymentMethodTypes: ['card'], locale: 'en' },
  ])
  expect(opened).not.toHaveBeenCalled()
  await submitCardForm()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ paymentToken: 'seti_1' })
  expect(stripe.confirmed.get('seti_1_secret')).toMatchObject({
    redirect: 'if_required',
    confirmParams: { payment_method_data: { billing_details: { name: 'Edith Marsh' } } },
  })
})

it('opens another intent when the form is sent again after a refusal, and keeps the typed card', async () => {
  await load()
  const typed = screen.getByLabelText('card number')
  await submitCardForm()
  await vi.waitFor(() => expect(document.querySelector('input[name=paymentToken]')).toHaveValue(''))
  await submitCardForm()
  expect(sent.mock.calls).toEqual([[{ paymentToken: 'seti_1' }], [{ paymentToken: 'seti_2' }]])
  expect(screen.getByLabelText('card number')).toBe(typed)
})

it.each([
  ['validation_error', TEXTS.invalid],
  ['card_error', TEXTS.declined],
  ['api_connection_error', TEXTS.sendFailed],
])('keeps the form after a %s of the confirmation', async (type, text) => {
  stripe.answers.error = { type }
  await load()
  await submitCardForm()
  expect(screen.getByText(text)).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('opens no intent for a card that is not complete', async () => {
  const opened = serveSessions([session(1)])
  stripe.answers.submit = { error: { type: 'validation_error' } }
  await load()
  await submitCardForm()
  expect(screen.getByText(TEXTS.invalid)).toBeVisible()
  expect(opened).not.toHaveBeenCalled()
})

it('keeps the form when our server can open no intent', async () => {
  serveSessions([])
  await load()
  await submitCardForm()
  expect(screen.getByText(TEXTS.sendFailed)).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('says in the words of our server how long to wait before another card', async () => {
  refuseSessions('Wait ten minutes.')
  await load()
  await submitCardForm()
  expect(screen.getByRole('alert')).toHaveTextContent('Wait ten minutes.')
  expect(sent).not.toHaveBeenCalled()
})

it('can be loaded again when Stripe.js does not arrive', async () => {
  await drawCardForm(SETUP)
  fireEvent.error(script())
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
  script().remove()
  await retry()
  vi.stubGlobal('Stripe', stripe.api)
  fireEvent.load(script())
  expect(await screen.findByLabelText('card number')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('can be loaded again when its fields do not load, without loading the script twice', async () => {
  stripe.answers.loads = false
  await load()
  expect(screen.getByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
  stripe.answers.loads = true
  await retry()
  expect(screen.getAllByLabelText('card number')).toHaveLength(1)
  expect(document.head.querySelectorAll('script')).toHaveLength(1)
})

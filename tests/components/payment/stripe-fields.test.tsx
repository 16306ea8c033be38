import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CardFields } from '@/components/payment-frame/card-fields'
import { getMessages } from '@/lib/i18n/messages'

const TEXTS = getMessages('en-us').paymentCards.form.fields
const SESSION = {
  kind: 'stripe',
  scriptUrl: 'https://js.stripe.com/v3/',
  publishableKey: 'pk_test_1',
  clientSecret: 'seti_1_secret_2',
  language: 'en',
} as const

const sent = vi.fn<(values: unknown) => void>()

const draw = () =>
  render(
    <form
      aria-label="card"
      onSubmit={event => {
        event.preventDefault()
        sent(Object.fromEntries(new FormData(event.currentTarget)))
      }}
    >
      <CardFields session={SESSION} name="paymentToken" texts={TEXTS} />
      <button type="submit">Save</button>
    </form>,
  )

const script = () => {
  const found = document.head.querySelector('script')
  if (found === null) throw new Error('no script was added')
  return found
}

/** Loads a Stripe.js whose confirmation has the given result. */
async function load(confirmed: object) {
  const calls: unknown[] = []
  vi.stubGlobal('Stripe', (key: string) => ({
    elements: (options: object) => {
      calls.push(key, options)
      return { create: () => ({ mount: (container: HTMLElement) => container.append('card fields') }) }
    },
    confirmSetup: async () => confirmed,
  }))
  draw()
  fireEvent.load(script())
  await screen.findByText('card fields')
  return calls
}

const save = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await act(async () => {})
}

afterEach(() => {
  vi.unstubAllGlobals()
  sent.mockClear()
  for (const element of document.head.querySelectorAll('script')) element.remove()
})

it('mounts the fields of Stripe and submits the payment method', async () => {
  const calls = await load({ setupIntent: { payment_method: 'pm_1' } })
  expect(script().src).toBe(SESSION.scriptUrl)
  expect(calls).toEqual(['pk_test_1', { clientSecret: 'seti_1_secret_2', locale: 'en' }])
  await save()
  expect(sent).toHaveBeenCalledExactlyOnceWith({ paymentToken: 'pm_1' })
})

it.each([
  ['validation_error', TEXTS.invalid],
  ['card_error', TEXTS.sendFailed],
])('keeps the form after a %s', async (type, text) => {
  await load({ error: { type } })
  await save()
  expect(screen.getByText(text)).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
})

it('says so when Stripe.js cannot be loaded', async () => {
  draw()
  fireEvent.error(script())
  expect(await screen.findByRole('alert')).toHaveTextContent(TEXTS.loadFailed)
})

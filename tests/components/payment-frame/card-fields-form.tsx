import { act, fireEvent, render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { CardFields } from '@/components/payment-frame/card-fields'
import { getMessages } from '@/lib/i18n/messages'
import type { FieldsSession, FieldsSetup } from '@/lib/payment/payment-provider'

export const TEXTS = getMessages('en-us').paymentCards.form.fields

export const OPEN_PATH = '/api/payment-cards/fields?locale=en-us'

/** Called with the fields of the form whenever it is submitted. */
export const sent = vi.fn<(values: unknown) => void>()

/** A form with card fields. */
export const cardForm = (setup: FieldsSetup, isChosen = true) => (
  <form
    aria-label="card"
    onSubmit={event => {
      event.preventDefault()
      sent(Object.fromEntries(new FormData(event.currentTarget)))
    }}
  >
    <CardFields setup={setup} name="paymentToken" texts={TEXTS} isChosen={isChosen} />
    <button type="submit">Save</button>
    <button type="submit" formAction="/api/checkout/exemption">
      Send certificate
    </button>
  </form>
)

/** Draws the form, and waits for what our server responds. */
export async function drawCardForm(setup: FieldsSetup) {
  const drawn = render(cardForm(setup))
  await act(async () => {})
  return drawn
}

/** Our server opens these sessions one after the other; without any left it is down. */
export function serveSessions(sessions: readonly FieldsSession[]) {
  const left = [...sessions]
  const opened = vi.fn<(path: string, init: RequestInit) => Promise<Response>>(async () => {
    const session = left.shift()
    return session === undefined ? new Response(null, { status: 503 }) : Response.json(session)
  })
  vi.stubGlobal('fetch', opened)
  return opened
}

/** Our server opens no session any more, and says so. */
export const refuseSessions = (message: string) =>
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status: 429 }))

export const submitCardForm = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await act(async () => {})
}

export const retry = async () => {
  fireEvent.click(screen.getByRole('button', { name: TEXTS.retry }))
  await act(async () => {})
}

import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartFormsEnhancer } from '@/components/cart/cart-forms-enhancer'
import { CartLink } from '@/components/cart/cart-link'
import { NotificationArea } from '@/components/notifications/notification-area'
import { AREA_ID } from '@/components/notifications/shown-notifications'
import { setCartUnits } from '@/components/session/cart-badge'
import { ADD_ONE, quantityField } from '@/lib/cart/lines/line-fields'
import { SUBMISSION_KEY } from '@/lib/forms/hidden-fields'
import { renderFromServer } from '../../support/render-from-server'

const ACTION = '/api/cart/lines?locale=en-us'
const [FIRST, SECOND] = ['0900000101', '0900000102']

const WORDS = {
  close: 'Close',
  status: { SUCCESS: 'Done', ERROR: 'Error', PENDING: 'Working', INFO: 'Note' },
}

const ADDED = {
  status: 'SUCCESS',
  message: '2 items were added to your cart.',
  added: [FIRST],
  cart: { count: 2, label: 'Cart, 2 items' },
  view: { label: 'View cart', href: '/cart' },
}

let answers: (() => Response | Promise<Response>)[]
const sent: URLSearchParams[] = []
const sending = vi.fn(async (_url: string, { body }: RequestInit) => {
  sent.push(body as URLSearchParams)
  const answer = answers.shift() ?? (() => Response.json(ADDED))
  return answer()
})

beforeEach(() => {
  answers = []
  vi.stubGlobal('fetch', sending)
  renderFromServer(
    <>
      <CartLink href="/cart" label="Cart" />
      <NotificationArea words={WORDS} />
      <form method="post" action={ACTION} data-cart-lines="No connection">
        {[FIRST, SECOND].map(code => (
          <p key={code}>
            <label htmlFor={code}>{code}</label>
            <input id={code} name={quantityField(code)} aria-describedby="name" />
            <button type="submit" name={ADD_ONE} value={code}>
              Add {code}
            </button>
          </p>
        ))}
        <button type="submit">Add all</button>
      </form>
      <CartFormsEnhancer path="/api/cart" />
    </>,
  )
})

afterEach(() => {
  setCartUnits(undefined)
  sent.length = 0
  sending.mockClear()
  vi.unstubAllGlobals()
})

const field = (code: string) => screen.getByRole('textbox', { name: code })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const area = () => document.getElementById(AREA_ID)

it('adds one item, tells it and counts it, and keeps what is chosen besides', async () => {
  await userEvent.type(field(FIRST), '2')
  await userEvent.type(field(SECOND), '5')
  await press(`Add ${FIRST}`)
  expect(await screen.findByText(ADDED.message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart')
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeVisible()
  expect(field(FIRST)).toHaveValue('')
  expect(field(SECOND)).toHaveValue('5')
  expect(sent[0]?.get(ADD_ONE)).toBe(FIRST)
  expect(sent[0]?.get(quantityField(FIRST))).toBe('2')
})

it('says at the field what is wrong, goes there, and takes it back with the next submission', async () => {
  answers = [
    () =>
      Response.json(
        { message: 'Check the quantities.', faults: [{ code: SECOND, text: 'Enter a whole number' }] },
        { status: 422 },
      ),
  ]
  await userEvent.type(field(SECOND), 'many')
  await press('Add all')
  await waitFor(() => expect(field(SECOND)).toHaveFocus())
  expect(field(SECOND)).toBeInvalid()
  expect(field(SECOND)).toHaveAccessibleDescription('Enter a whole number')
  expect(field(SECOND)).toHaveValue('many')
  await press('Add all')
  await waitFor(() => expect(field(SECOND)).toBeValid())
  expect(screen.queryByText('Enter a whole number')).toBeNull()
  expect(field(SECOND)).toHaveAttribute('aria-describedby', 'name')
})

it('keeps everything where there is no answer, and sends it again under the same key', async () => {
  answers = [() => Promise.reject(new Error('no connection'))]
  await userEvent.type(field(FIRST), '2')
  await press('Add all')
  expect(await screen.findByText('No connection')).toBeVisible()
  expect(field(FIRST)).toHaveValue('2')
  await press('Add all')
  expect(await screen.findByText(ADDED.message)).toBeVisible()
  expect(sent[0]?.get(SUBMISSION_KEY)).toMatch(/^[0-9a-f-]{36}$/)
  expect(sent[1]?.get(SUBMISSION_KEY)).toBe(sent[0]?.get(SUBMISSION_KEY))
})

it('gives the same choice a key of its own once it has been added', async () => {
  for (const _time of [1, 2]) {
    await userEvent.type(field(FIRST), '2')
    await press('Add all')
    await waitFor(() => expect(field(FIRST)).toHaveValue(''))
  }
  expect(sent[1]?.get(SUBMISSION_KEY)).not.toBe(sent[0]?.get(SUBMISSION_KEY))
})

it('sends once however often the button is pressed', async () => {
  let answer = (_response: Response) => undefined as unknown
  answers = [
    () =>
      new Promise(resolve => {
        answer = resolve
      }),
  ]
  await press(`Add ${FIRST}`)
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(1))
  await press(`Add ${FIRST}`)
  await press('Add all')
  answer(Response.json(ADDED))
  await screen.findByText(ADDED.message)
  expect(sending).toHaveBeenCalledTimes(1)
})

it('tells what our server says of an outage', async () => {
  answers = [() => Response.json({ message: 'The cart cannot be reached.' }, { status: 503 })]
  await press('Add all')
  expect(await screen.findByText('The cart cannot be reached.')).toBeVisible()
  expect(area()?.textContent).not.toContain('No connection')
})

import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartScreen } from '@/components/cart/page/cart-screen'
import { NotificationArea } from '@/components/notifications/notification-area'
import { DEFAULT_FLAGS } from '@/lib/backends/flags/flag-values'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { cartOf, KIT, REPORTS } from './samples'

const refresh = vi.fn()
const router = { refresh }
vi.mock('next/navigation', () => ({ useRouter: () => router }))

const WORDS = {
  close: 'Close',
  status: { SUCCESS: 'Done', ERROR: 'Error', PENDING: 'Working', INFO: 'Note' },
}

const SAVED = {
  status: 'SUCCESS',
  message: 'Your cart is up to date.',
  cart: { count: 3, label: 'Cart, 3 items' },
  view: { label: 'View cart', href: '/cart' },
}

let answers: object[]
const sent: URLSearchParams[] = []
let isSending = 0
let mostAtOnce = 0
const sending = vi.fn(async (_url: string, { body }: RequestInit) => {
  sent.push(body as URLSearchParams)
  isSending += 1
  mostAtOnce = Math.max(mostAtOnce, isSending)
  await Promise.resolve()
  isSending -= 1
  return Response.json(answers.shift() ?? SAVED)
})

beforeEach(() => {
  answers = []
  sent.length = 0
  mostAtOnce = 0
  refresh.mockClear()
  sending.mockClear()
  vi.stubGlobal('fetch', sending)
  render(
    <>
      <NotificationArea words={WORDS} />
      <CartScreen
        locale="en-us"
        view={{ state: 'shown', cart: cartOf() }}
        visitor={{ isSignedIn: true, flags: DEFAULT_FLAGS.values, typed: new Map() }}
        hidden={{ submissionKey: 'key' }}
        supportHref="#support"
      />
    </>,
  )
})

afterEach(() => vi.unstubAllGlobals())

const quantityOf = (name: string) => screen.getByRole('textbox', { name: new RegExp(`${name}$`) })

async function type(name: string, quantity: string): Promise<void> {
  await userEvent.clear(quantityOf(name))
  await userEvent.type(quantityOf(name), quantity)
  await userEvent.tab()
}

it('saves a quantity when its field is left, tells it and draws the sums anew', async () => {
  await type(KIT.name, '7')
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect([...(sent[0] ?? [])].filter(([name]) => name !== 'submissionKey')).toEqual([
    [quantityField(KIT.code), '7'],
  ])
  expect(await screen.findByText(SAVED.message)).toBeVisible()
})

it('sends one change after the other', async () => {
  await type(KIT.name, '7')
  await waitFor(() => expect(sending).toHaveBeenCalledOnce())
  await type(REPORTS.name, '30')
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(2))
  expect(mostAtOnce).toBe(1)
})

it('keeps what was refused with its reason at the field, and does not send it again by itself', async () => {
  const text = 'Max. 20 per order. Your cart still has 2.'
  answers = [{ ...SAVED, status: 'INFO', refused: [{ code: KIT.code, text }] }]
  await type(KIT.name, '30')
  await waitFor(() => expect(quantityOf(KIT.name)).toHaveAccessibleDescription(expect.stringContaining(text)))
  expect(quantityOf(KIT.name)).toHaveValue('30')
  await type(REPORTS.name, '30')
  await waitFor(() => expect(sending).toHaveBeenCalledTimes(2))
  expect(sent[1]?.has(quantityField(KIT.code))).toBe(false)
})

it('removes a line without leaving the page', async () => {
  await userEvent.click(screen.getByRole('button', { name: `Remove ${KIT.name}` }))
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(sent[0]?.get('remove')).toBe(KIT.code)
})

it('saves what is typed while the page is left', async () => {
  fireEvent.input(quantityOf(KIT.name), { target: { value: '9' } })
  fireEvent(window, new Event('pagehide'))
  await waitFor(() => expect(sending).toHaveBeenCalledOnce())
  expect(sent[0]?.get(quantityField(KIT.code))).toBe('9')
  expect(sending.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
})

it('a button with an address of its own is sent there, without leaving the page', async () => {
  await userEvent.click(screen.getByRole('button', { name: `Save for later: ${KIT.name}` }))
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  expect(sending.mock.calls[0]?.[0]).toContain('/api/saved-carts?locale=en-us')
  expect(sent[0]?.get('later')).toBe(KIT.code)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { cartSaver } from '@/components/cart/page/cart-saver'
import { quantityField } from '@/lib/cart/lines/line-fields'
import { KIT } from './samples'

vi.mock('@/components/cart/show-added-lines', () => {
  throw new Error('the script cannot be loaded')
})

const SAVED = { status: 'SUCCESS', message: 'Saved', view: { label: 'View cart', href: '/cart' } }

const sent: string[] = []
const redraw = vi.fn()

beforeEach(() => {
  sent.length = 0
  redraw.mockClear()
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: URLSearchParams }) => {
    sent.push(body.get(quantityField(KIT.code)) ?? '')
    return Response.json(SAVED)
  })
  const field = `<input name="${quantityField(KIT.code)}">`
  document.body.innerHTML = `<div data-cart-forms><form action="/save" data-cart-entries>${field}</form></div>`
})

afterEach(() => vi.unstubAllGlobals())

function type(value: string): void {
  const field = document.querySelector('input')
  if (field === null) throw new Error('the form has no field')
  field.value = value
  saver.changed(field)
}

const saver = cartSaver({ failed: 'Not saved', redraw })

it('a cart goes on saving where the script that shows results cannot be loaded', async () => {
  type('3')
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledTimes(1))
  type('4')
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledTimes(2))
  expect(sent).toEqual(['3', '4'])
})

it('a cart is saved where the browser refuses locks', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('', 'SecurityError')) },
  })
  type('5')
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledTimes(1))
  expect(sent).toEqual(['5'])
})

it('a typed quantity stays, and is not sent by itself again, where the cart is for another account now', async () => {
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: URLSearchParams }) => {
    sent.push(`${body.get(quantityField(KIT.code))} for ${body.get('cartAccount')}`)
    return Response.json({ message: 'Switched', reason: 'accountSwitched' }, { status: 409 })
  })
  const field = `<input name="${quantityField(KIT.code)}">`
  document.body.innerHTML = `<div data-cart-forms><form id="cart" action="/save" data-cart-entries>${field}<input type="hidden" name="cartAccount" value="org-1"></form></div>`
  type('6')
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledTimes(1))
  expect(saver.isRefused(KIT.code, '6')).toBe(true)
  saver.leave()
  type('6')
  type('7')
  await vi.waitFor(() => expect(redraw).toHaveBeenCalledTimes(2))
  expect(sent).toEqual(['6 for org-1', '7 for org-1'])
})

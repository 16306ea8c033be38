import { expect, it } from 'vitest'
import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { serveCarts } from './cart-harness.ts'

const { add, browser, control, signIn, calls } = serveCarts()

const CSV = '/api/cart/csv?locale=en-us'

it('the lines of a cart are a private file with the amounts of commerce', async () => {
  await signIn()
  await add({ [ITEMS.manual]: 2 })
  const response = await browser.send(CSV)
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="cart.csv"')
  expect(response.headers.get('cache-control')).toBe('private, no-store')
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toMatch(
    new RegExp(`\\r\\n${ITEMS.manual},.*,2,49\\.00,98\\.00,USD,\\r\\n`),
  )
})

it('a visitor without a cart gets the columns, and no cart', async () => {
  const response = await browser.send(CSV)
  expect((await response.text()).trimEnd().split('\r\n')).toHaveLength(1)
  expect((await calls()).filter(call => call.startsWith('POST'))).toEqual([])
})

it('there is no file while commerce is away', async () => {
  await signIn()
  await add({ [ITEMS.manual]: 1 })
  await control('POST', '/faults', { service: 'commerce', path: '^.*/carts/', status: 503 })
  expect((await browser.send(CSV)).status).toBe(503)
  await control('DELETE', '/faults')
})

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CartFormsEnhancer } from '@/components/cart/cart-forms-enhancer'
import { CartLink } from '@/components/cart/cart-link'
import { setCartUnits } from '@/components/session/cart-badge'
import { askAgain, watchVisitor } from '@/components/session/visitor'
import { HAS_CART_COOKIE } from '@/lib/cookies/cookie-names'

const CART = '/api/cart'
const person = (visitorKey: string) => ({
  state: 'signedIn',
  visitorKey,
  firstName: 'Ada',
  lastName: 'Bright',
})

function setMark(maxAge: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page under test reads it there.
  document.cookie = `${HAS_CART_COOKIE}=1; max-age=${maxAge}`
}

let visitor: unknown
let cart: () => Response
const asked = vi.fn(async (path: string) => (path === CART ? cart() : Response.json(visitor)))
const askedForCart = () => asked.mock.calls.filter(([path]) => path === CART).length

let end = () => undefined as unknown

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  cart = () => Response.json({ count: 3, label: 'Cart, 3 items' })
})

afterEach(() => {
  cleanup()
  end()
  setMark(0)
  setCartUnits(undefined)
  asked.mockClear()
  vi.unstubAllGlobals()
})

async function open(first: unknown): Promise<void> {
  visitor = first
  end = watchVisitor('/api/account')
  render(
    <>
      <CartLink href="/cart" label="Cart" />
      <CartFormsEnhancer path={CART} />
    </>,
  )
  await act(async () => {
    await askAgain()
  })
}

it('asks for the cart of a signed-in user, once', async () => {
  await open(person('k1'))
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await act(async () => {
    await askAgain()
  })
  expect(askedForCart()).toBe(1)
})

it('asks nothing for anonymous users without a cart, and for those who have one', async () => {
  await open({ state: 'anonymous' })
  expect(askedForCart()).toBe(0)
  cleanup()
  setMark(60)
  await open({ state: 'anonymous' })
  expect(await screen.findByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

it('shows no one’s number to the next person', async () => {
  await open(person('k1'))
  await screen.findByRole('link', { name: 'Cart, 3 items' })
  visitor = { state: 'anonymous' }
  await act(async () => {
    await askAgain()
  })
  expect(screen.getByRole('link')).toHaveAccessibleName('Cart')
})

it.each<[string, () => Response]>([
  ['an outage', () => new Response(null, { status: 503 })],
  ['what no one understands', () => Response.json({ count: 'many' })],
  ['an empty cart', () => Response.json({ count: 0, label: 'Cart, empty' })],
])('shows no number for %s', async (_what, answer) => {
  cart = answer
  await open(person('k1'))
  await waitFor(() => expect(askedForCart()).toBe(1))
  expect(screen.getByRole('link')).toHaveAccessibleName('Cart')
})

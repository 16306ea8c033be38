import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { serveOrders } from '../ordering/ordering-harness.ts'
import { loadNotifications } from '../sign-in/sign-in-harness.ts'

/** What an offer of two kits costs, to a cent that no percentage of their price gives. */
const OFFERED = 40_001

/** The store with a sandbox, and helpers for quotes of the signed-in user that are in the checkout. */
export function serveQuotes() {
  const store = serveOrders()
  const { browser, control } = store
  const calls = () => import('@/lib/backends/commerce/quotes.server')

  const act = async (code: string, action: 'SUBMIT' | 'APPROVE' | 'CHECKOUT' | 'EDIT' | 'CANCEL') => {
    const { actOnQuote } = await calls()
    const done = await actOnQuote(
      await store.context(),
      code,
      { action },
      `${action}-${code}-${Math.random()}`,
    )
    if (!done.ok) throw new Error(`${action} was refused: ${done.error.code}`)
  }

  const show = async (code: string) => {
    const { fetchQuote } = await calls()
    const quote = await fetchQuote(await store.context(), code)
    if (!quote.ok) throw new Error('the quote cannot be read')
    return quote.value
  }

  /** An offer for what is put into the cart; returns its number. */
  const offered = async (lines: Readonly<Record<string, number>> = { [ITEMS.kit]: 2 }, total = OFFERED) => {
    const { createQuote } = await calls()
    await store.add(lines)
    const { code: cart } = await store.cart()
    const made = await createQuote(await store.context(), { cartId: cart }, `quote-${cart}`)
    if (!made.ok) throw new Error(`no quote was made: ${made.error.code}`)
    const { code } = made.value
    await act(code, 'SUBMIT')
    const { status } = await control('PUT', `/commerce/quotes/${code}`, { state: 'BUYER_OFFER', total })
    if (status !== 204) throw new Error('no offer was made')
    return code
  }

  /** A quote that is the cart of the user, who has signed in; returns its number. */
  const checkedOut = async (username?: string) => {
    await store.signIn(username)
    const code = await offered()
    await act(code, 'CHECKOUT')
    return code
  }

  /** Lets the time of an offer run out. */
  const expire = (code: string) =>
    store.database().prepare('UPDATE commerce_quotes SET expires_at = 1 WHERE code = ?').run(Number(code))

  /** The messages that an address names. */
  const toldBy = async (query: URLSearchParams) =>
    (await loadNotifications(query.get('notifications'), 'en-us')).map(({ message }) => message)

  return { ...store, browser, expire, toldBy, act, show, offered, checkedOut }
}

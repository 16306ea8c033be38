import { ITEMS } from '../../commerce/cart/cart-calls.ts'
import { heldIn, quantities, STORE, serveCarts, shopperOf } from '../cart/cart-harness.ts'
import { loadNotifications } from '../sign-in/sign-in-harness.ts'

/** Lines that a form of a title page requests. */
export const CHOSEN = { title: 'AGSC-3', ...quantities({ [ITEMS.kit]: 2, [ITEMS.usage]: 3 }) }

/** Address of the list of saved carts. */
export const PAGE = `${STORE}/my-account/saved-carts`

const CART_OF_STRANGER = `SELECT MIN(code) AS code FROM commerce_carts JOIN commerce_customers USING (customer_id)
  WHERE iam_id = 'uid-petra'`

/** The store with a sandbox, and helpers for the saved carts of the signed-in user. */
export function serveSavedCarts() {
  const store = serveCarts()
  const { browser } = store
  const context = async () => {
    const { customer } = await shopperOf(browser)
    if (customer.kind !== 'signedIn') throw new Error('no user is signed in')
    return customer.context
  }

  const lists = async () => {
    const { listSavedCarts } = await import('@/lib/backends/commerce/saved-carts.server')
    const answer = await listSavedCarts(await context())
    if (!answer.ok) throw new Error('the lists cannot be read')
    return answer.value
  }

  const listed = async (code: string) => {
    const { fetchSavedCart } = await import('@/lib/backends/commerce/saved-carts.server')
    const answer = await fetchSavedCart(await context(), code)
    return answer.ok ? heldIn(answer.value) : undefined
  }

  const quotes = async () => {
    const { listQuotes } = await import('@/lib/backends/commerce/quotes.server')
    const answer = await listQuotes(await context())
    if (!answer.ok) throw new Error('the quotes cannot be read')
    return answer.value.quotes
  }

  const locationOf = (response: Response) =>
    new URL(response.headers.get('location') ?? '', 'http://store.invalid')

  /** Code of a saved cart that a stranger has and shares with nobody. */
  const ofStranger = (): string => {
    const { database } = store.sandbox().context
    return String(database.prepare(CART_OF_STRANGER).get()?.code)
  }

  /** The redirect of a form and the messages of its page. */
  async function sent(path: string, form: Record<string, string> | FormData) {
    const location = locationOf(await browser.send(path, { form }))
    const told = await loadNotifications(location.searchParams.get('notifications'), 'en-us')
    return { path: location.pathname, query: location.searchParams, told: told.map(({ message }) => message) }
  }

  async function rejected(query: URLSearchParams) {
    const { readRejectedForm } = await import('@/lib/forms/rejected-form.server')
    const { senderId } = await import('@/lib/session/customer.server')
    return readRejectedForm(query.get('form') ?? '', senderId(await shopperOf(browser)))
  }

  async function reported(query: URLSearchParams) {
    const { readCartFlash } = await import('@/lib/cart/flash/cart-flash.server')
    return readCartFlash(await shopperOf(browser), { flash: query.get('flash') ?? '' })
  }

  return { ...store, context, lists, listed, quotes, ofStranger, sent, rejected, reported }
}

import type { ChoiceSource, ChoiceValues, Purpose } from '@/components/cart/choose/create-from-lines-form'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listQuotes } from '@/lib/backends/commerce/quotes.server'
import { listSavedCarts } from '@/lib/backends/commerce/saved-carts.server'
import { readCart } from '@/lib/cart/access/read-cart.server'
import { pageShopper } from '@/lib/cart/access/shopper.server'
import { type CartLines, readCartLines } from '@/lib/cart/lines/cart-lines'
import { type Chosen, loadChosen } from '@/lib/cart/lines/load-chosen.server'
import { dayIn } from '@/lib/format/calendar-day'
import type { RejectedForm } from '@/lib/forms/rejected-form.server'
import { fetchCartAccount } from '@/lib/quotes/quoted-account.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { defaultName } from '@/lib/saved-carts/default-name'
import { distinctName } from '@/lib/saved-carts/distinct-name'
import type { SavedCartsView } from '@/lib/saved-carts/saved-carts-view'
import { rejectedFormOfPage } from '@/lib/session/rejected-form-of-page.server'
import type { AddressParameters } from '@/lib/site/address-parameters'
import { getSite, type Locale } from '@/lib/site/sites'

/** Nothing was chosen: on the page of a title, or in the cart. */
type Nothing = { from: 'nothing'; title?: Chosen['title'] }

/** `taken`: names that the saved carts, or the latest quotes, already use. */
type Choice = {
  source: ChoiceSource | Nothing
  lists: SavedCartsView
  taken: ReadonlySet<string>
  /** The form as it was submitted and rejected. */
  rejected: RejectedForm | undefined
}

type Asked = { context: SignedInContext; purpose: Purpose; parameters: AddressParameters }

/** Loads the source of a new saved cart or quote: the items of the address, or else those of the cart. */
export async function loadChoice({ context, purpose, parameters }: Asked): Promise<Result<Choice, Problem>> {
  const rejected = await rejectedFormOfPage(parameters)
  const lines = linesOf(parameters, rejected)
  const isOfAddress = lines.title !== undefined || lines.lines.length + lines.faults.length > 0
  // The cart can be saved even where the other lists cannot be loaded.
  const [source, lists, quotes] = await Promise.all([
    isOfAddress ? loadFromAddress({ context, purpose }, lines) : loadFromCart(context.locale),
    purpose === 'list' ? listSavedCarts(context) : ok([]),
    purpose === 'quote' ? listQuotes(context) : ok({ quotes: [] }),
  ])
  const known = [...(lists.ok ? lists.value : []), ...(quotes.ok ? quotes.value.quotes : [])]
  const taken = new Set(known.flatMap(({ name = [] }) => name))
  if (!source.ok) return source
  return ok({ source: source.value, lists: lists.ok ? lists.value : 'unavailable', taken, rejected })
}

/** The lines of an address, or of the form that it names: an address holds a limited number of them. */
export const linesOf = (parameters: AddressParameters, rejected: RejectedForm | undefined): CartLines =>
  readCartLines({ ...rejected?.fields, ...parameters })

async function loadFromAddress(
  { context, purpose }: Pick<Asked, 'context' | 'purpose'>,
  lines: CartLines,
): Promise<Result<Choice['source'], Problem>> {
  const [answer, cart] = await Promise.all([
    loadChosen(context.locale, lines),
    purpose === 'quote' ? fetchCartAccount(context) : ok(undefined),
  ])
  if (!answer.ok) return answer
  const { title, items } = answer.value
  // Without the account of the cart, the form says nothing of it, and commerce still decides.
  const account = cart.ok ? cart.value : undefined
  if (items.length > 0) return ok({ from: 'address', chosen: answer.value, cart: account })
  return ok({ from: 'nothing', ...(title !== undefined && { title }) })
}

async function loadFromCart(locale: Locale): Promise<Result<Choice['source'], Problem>> {
  const answer = await readCart(await pageShopper(locale))
  if (!answer.ok) return answer
  const { cart } = answer.value
  return ok(cart === undefined || cart.entries.length === 0 ? { from: 'nothing' } : { from: 'cart', cart })
}

/**
 * Values typed before, or a default name: its content and the date, with a number where the name is taken.
 */
export function valuesOf(
  locale: Locale,
  { source, taken }: { source: ChoiceSource; taken: ReadonlySet<string> },
  rejected: RejectedForm | undefined,
  now: number,
): ChoiceValues {
  const items =
    source.from === 'address'
      ? source.chosen.items.map(({ item }) => item)
      : source.cart.entries.map(({ product }) => product)
  const name = defaultName(locale, {
    items: items.map(({ code, name: itemName = code }) => itemName),
    day: dayIn(getSite(locale).timeZone, now),
  })
  return { name: distinctName(name, taken), description: '', list: '', ...rejected?.fields }
}

import 'server-only'
import { ACTIVE_CART, type CartRef } from '@/lib/backends/commerce/cart-ref'
import { addEntries, addEntry, createCart, isCartGone } from '@/lib/backends/commerce/carts.server'
import type { CommerceContext, SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { loadItem } from '@/lib/catalogue/catalogue.server'
import { isNotFound } from '@/lib/catalogue/is-not-found'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import type { CartModification } from '@/lib/contract/commerce/cart/cart-modification'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { failed, isUnconfirmed, ok, type Problem, type Result } from '@/lib/result/result'
import { sessionUnavailable } from '@/lib/session/session-unavailable'
import { rememberCart } from '../access/cart-cookie.server'
import { withCartLock } from '../access/cart-lock.server'
import type { Shopper } from '../access/shopper.server'
import { type LostNote, lostNotes } from '../flash/lost-notes'
import type { ChosenLine } from '../lines/cart-lines'
import type { JudgedLine } from '../lines/judged-line'
import { mergeEarlier } from '../merge/merge.server'
import { settleAdded } from './settle-added.server'

/**
 * Result of adding lines. `missing` lines have no result: the back end became unavailable before they were
 * added.
 */
export type AddedLines = {
  modifications: readonly JudgedLine[]
  missing: readonly ChosenLine[]
  /** The first missing line was sent without an answer, so it may be in the cart. */
  isUnconfirmed: boolean
  /** Notes that the cart did not take with their lines. */
  lostNotes: readonly LostNote[]
  /** The cart after the change; undefined if it could not be read. */
  cart: Cart | undefined
  cookies: readonly CookieChange[]
}

/** Every line has a result. */
const WHOLE = { missing: [], isUnconfirmed: false } as const

type Entries = Pick<AddedLines, 'missing' | 'isUnconfirmed'> & { modifications: readonly CartModification[] }

/**
 * Adds lines to the cart of the shopper. Creates the cart, once, if there is none or it no longer exists.
 * Writes to one cart are serialized (contract 1.10); `key` is the idempotency key. A failure means that
 * nothing was added; lines that were sent without an answer are `missing` and `isUnconfirmed`.
 */
export async function addLines(
  shopper: Shopper,
  lines: readonly ChosenLine[],
  key: string,
): Promise<Result<AddedLines, Problem>> {
  const { customer } = shopper
  if (customer.kind === 'unavailable') return failed(sessionUnavailable('addLines'))
  const added = await withCartLock<Result<AddedLines, Problem>>(shopper, failed, lost =>
    customer.kind === 'signedIn'
      ? addToOwn(shopper, customer.context, { lines, key, lost })
      : addToAnonymous(shopper, customer.context, { lines, key, lost }),
  )
  return !added.ok && mayBeAdded(added.error) ? ok(unanswered(lines)) : added
}

const unanswered = (lines: readonly ChosenLine[]): AddedLines => ({
  modifications: [],
  missing: lines,
  isUnconfirmed: true,
  lostNotes: [],
  cart: undefined,
  cookies: [],
})

const ADDING: readonly string[] = ['addEntry', 'addEntries']

/** Whether lines may be in the cart although adding them failed: they were sent, and no answer came back. */
const mayBeAdded = (problem: Problem): boolean => ADDING.includes(problem.operation) && isUnconfirmed(problem)

/** `lost` aborts when the lock of the cart is lost. */
type Addition = Sent & { lost: AbortSignal }

type Sent = { lines: readonly ChosenLine[]; key: string }

async function addToOwn(
  shopper: Shopper,
  context: SignedInContext,
  { lines, key }: Addition,
): Promise<Result<AddedLines, Problem>> {
  const { cookies } = await mergeEarlier(shopper)
  const add = () => addEntries(context, 'current', lines, `${key}.add`)
  let added = await add()
  if (!added.ok && isCartGone(added.error)) {
    if (await areAllUnknown(context, lines)) return ok(nothingAdded(lines))
    const made = await createCart(context, `${key}.cart`)
    added = made.ok ? await add() : made
  }
  if (!added.ok) return added
  const entries = { ...WHOLE, modifications: added.value }
  return settled({ context, ref: ACTIVE_CART, key, lines }, entries, cookies)
}

async function addToAnonymous(
  shopper: Shopper,
  context: CommerceContext,
  addition: Addition,
): Promise<Result<AddedLines, Problem>> {
  const { guid } = shopper
  const { key, lines } = addition
  const known = guid === undefined ? undefined : await addEach(context, guid, addition)
  if (guid !== undefined && known !== undefined && (known.ok || !isCartGone(known.error)))
    return known.ok ? remembered(shopper, context, { guid, entries: known.value, key, lines }) : known
  if (await areAllUnknown(context, lines)) return ok(nothingAdded(lines))
  const made = await createCart(context, `${key}.cart`)
  if (!made.ok) return made
  const added = await addEach(context, made.value.guid, addition)
  if (!added.ok) return added
  return remembered(shopper, context, { guid: made.value.guid, entries: added.value, key, lines })
}

async function remembered(
  { cookies, locale }: Shopper,
  context: CommerceContext,
  { guid, entries, ...added }: Sent & { guid: string; entries: Entries },
): Promise<Result<AddedLines, Problem>> {
  const changes = await rememberCart(cookies, locale, guid)
  return settled({ context, ref: { user: 'anonymous', guid }, ...added }, entries, changes)
}

async function settled(
  { lines, ...cart }: Sent & { context: CommerceContext; ref: CartRef },
  { modifications, ...rest }: Entries,
  cookies: readonly CookieChange[],
): Promise<Result<AddedLines, Problem>> {
  const after = await settleAdded({ ...cart, modifications })
  return ok({ ...after, ...rest, lostNotes: lostNotes(lines, after.modifications), cookies })
}

/** Adds lines one by one: commerce has no call for many lines of an anonymous cart. */
async function addEach(
  context: CommerceContext,
  guid: string,
  { lines, key, lost }: Addition,
): Promise<Result<Entries, Problem>> {
  const modifications: CartModification[] = []
  for (const [index, line] of lines.entries()) {
    const missing = lines.slice(index)
    if (lost.aborted && index > 0) return ok({ modifications, missing, isUnconfirmed: false })
    const added = await addEntry(context, { user: 'anonymous', guid }, line, `${key}.${index}`)
    if (added.ok) modifications.push(added.value)
    else if (isUnknownItem(added.error)) modifications.push(unknownItem(line))
    else if (modifications.length === 0) return added
    else return ok({ modifications, missing, isUnconfirmed: mayBeAdded(added.error) })
  }
  return ok({ ...WHOLE, modifications })
}

const isUnknownItem = ({ kind, code }: Problem): boolean =>
  kind === 'domain' && code === 'UnknownIdentifierError'

/**
 * Whether no line names an existing item: made-up item numbers must not create carts. Items are looked up one
 * by one, because the first existing one decides. If a look-up fails for another reason, commerce judges the
 * lines itself.
 */
async function areAllUnknown({ locale }: CommerceContext, lines: readonly ChosenLine[]): Promise<boolean> {
  for (const { code } of lines) {
    const item = await loadItem(locale, code)
    if (item.ok || !isNotFound(item.error)) return false
  }
  return true
}

const nothingAdded = (lines: readonly ChosenLine[]): AddedLines => ({
  ...WHOLE,
  modifications: lines.map(unknownItem),
  lostNotes: [],
  cart: undefined,
  cookies: [],
})

/** The modification that the call for many lines returns for an unknown item. */
const unknownItem = ({ code, quantity }: ChosenLine): CartModification => ({
  statusCode: 'unknownIdentifier',
  quantity,
  quantityAdded: 0,
  entry: { product: { code } },
})

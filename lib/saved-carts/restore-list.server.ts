import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { addLines, withCartLock } from '@/lib/cart/add-lines.server'
import { addedMessages } from '@/lib/cart/added-words'
import { answerCart, tellAt } from '@/lib/cart/answer.server'
import { type ChosenLine, sentAddress, typedAddress } from '@/lib/cart/cart-lines'
import type { CartWrite } from '@/lib/cart/cart-write'
import { changeLines } from '@/lib/cart/change-lines.server'
import { changedMessages, namedIn } from '@/lib/cart/changed-words'
import { readEntriesChange } from '@/lib/cart/entries-change'
import type { CartMessages } from '@/lib/cart/line-words'
import { type CartOutcome, failedBy, OUTCOME_ONCE } from '@/lib/cart/outcome'
import { readCart } from '@/lib/cart/read-cart.server'
import { reportAddress } from '@/lib/cart/report.server'
import { idempotentPerSubmission } from '@/lib/cart/sending.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { jsonAnswer, seeOther } from '@/lib/handlers/respond.server'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { findList, refOfList } from './find-list.server'
import { replaceCart } from './replace-cart.server'
import { INTO, restoreAddress } from './restore-address'
import { savedCartMessages } from './saved-cart-messages'
import { withEarlierChange } from './with-earlier-change'

/**
 * Puts the lines of a saved cart into the one that is being filled. They are added at what holds today, so
 * everything that has changed is told line by line, and the saved cart stays. Where something is in the cart
 * already, its page asks first whether they join it or take its place (pages.md §10).
 */
export async function restoreList(
  write: CartWrite,
  context: SignedInContext,
  code: string,
): Promise<Response> {
  const { visit, fields, locale } = write
  const page = accountDetailPath(locale, 'savedCarts', code)
  const change = readEntriesChange(fields)
  if (change.kind === 'faulty') return seeOther(sentAddress(page, change.sent))
  const list = await findList(context, code)
  const back = typedAddress(page, fields)
  if (!list.ok) return answerCart(write, failedBy(list.error), back)
  if (list.value === undefined || list.value.entries.length === 0) return nothingIn(write, list.value, code)
  const found = { context, list: list.value, typed: change.kind === 'change' ? change.lines : [] }
  const outcome = await idempotentPerSubmission(
    { handler: 'restore-list', visit, fields },
    OUTCOME_ONCE,
    key => restore(write, found, key),
  )
  return answerCart(write, outcome, back)
}

/** `typed`: quantities of the saved cart that were changed on its page. */
type Found = { context: SignedInContext; list: Cart; typed: readonly ChosenLine[] }

const DONE = { kind: 'done', added: [], cookies: [] } as const

const NO_WORDS = { tone: 'success', message: '', lines: [] } as const

async function restore(write: CartWrite, found: Found, key: string): Promise<CartOutcome> {
  const { visit, fields, locale } = write
  const saved = found.typed.length === 0 ? { list: found.list } : await saveTyped(write, found, `${key}.list`)
  if ('outcome' in saved) return saved.outcome
  const { list, told } = saved
  const wanted = new Map(found.typed.map(({ code, quantity }) => [code, quantity]))
  const lines = list.entries
    .map(({ product: { code }, quantity }) => ({ code, quantity: wanted.get(code) ?? quantity }))
    .filter(({ quantity }) => quantity > 0)
  const page = accountDetailPath(locale, 'savedCarts', list.code)
  const report = told && (await reportAddress(visit, told, page))
  if (lines.length === 0) {
    const words = told ?? savedCartMessages(locale, 'empty', list.name ?? list.code)
    return { ...DONE, words: plain(words), incomplete: false, href: report ?? (await tellAt(page, words)) }
  }
  const held = await readCart(visit)
  if (!held.ok) return failedBy(held.error)
  const { cart } = held.value
  if (cart === undefined || cart.entries.length === 0 || fields[INTO] === 'merge')
    return withEarlierChange(await add(write, lines, key), told && plain(told))
  if (fields[INTO] === 'replace')
    return withEarlierChange(
      await replaceCart({ visit, cart, lines, name: list.name ?? list.code, key }),
      told && plain(told),
    )
  // Asked anew each time: by then the cart may be another.
  const href = restoreAddress(locale, list.code, report)
  return { ...DONE, words: NO_WORDS, incomplete: true, href }
}

/**
 * Without the ways back, which are those of a saved cart: beside what is told of the cart they would change
 * that.
 */
const plain = ({ tone, message, lines }: CartMessages): CartMessages => ({ tone, message, lines })

/**
 * The saved cart as it was in its turn, which its quantities were typed for, and what there is to tell of
 * lines that a quantity of 0 removed; else what there is to tell instead.
 */
type Saved = { list: Cart; told?: CartMessages } | { outcome: CartOutcome }

/**
 * Saves the typed quantities first. What cannot be is told on the page of the saved cart, and nothing else
 * happens.
 */
async function saveTyped(
  { visit, locale }: CartWrite,
  { context, list: { code }, typed }: Found,
  key: string,
): Promise<Saved> {
  return withCartLock(visit, async () => {
    // The numbers of its lines change when one goes, which may have been while this waited.
    const read = await findList(context, code)
    if (!read.ok) return { outcome: failedBy(read.error) }
    const { value: list } = read
    if (list === undefined)
      return { outcome: { ...DONE, words: savedCartMessages(locale, 'gone', code), incomplete: true } }
    const open = { context, ref: refOfList(code), cart: list }
    const changed = await changeLines(open, { lines: typed, key })
    if (!changed.ok) return { outcome: failedBy(changed.error) }
    const { judged, removed, missing } = changed.value
    const named = namedIn(list, removed)
    const words = changedMessages(locale, { judged, removed: named, missing, list: list.name ?? code })
    if (words.tone === 'success') return { list, ...(removed.length > 0 && { told: words }) }
    const page = accountDetailPath(locale, 'savedCarts', code)
    const href = await reportAddress(visit, words, page)
    return { outcome: { ...DONE, words: plain(words), incomplete: true, href } }
  })
}

async function add(
  { visit, locale }: CartWrite,
  lines: readonly ChosenLine[],
  key: string,
): Promise<CartOutcome> {
  const added = await addLines(visit, lines, key)
  if (!added.ok) return failedBy(added.error)
  const { modifications, missing, cart, cookies } = added.value
  const words = addedMessages(locale, { modifications, missing: missing.length, cart })
  return { ...DONE, words, totalItems: cart?.totalItems, cookies, incomplete: missing.length > 0 }
}

async function nothingIn(write: CartWrite, list: Cart | undefined, code: string): Promise<Response> {
  const { locale, wantsJson } = write
  const words = savedCartMessages(locale, list === undefined ? 'gone' : 'empty', list?.name ?? code)
  return wantsJson
    ? jsonAnswer(words, { status: 409 })
    : seeOther(await tellAt(accountPath(locale, 'savedCarts'), words))
}

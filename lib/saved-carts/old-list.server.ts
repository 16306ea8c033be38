import 'server-only'
import { addLines } from '@/lib/cart/add-lines.server'
import { addedWords } from '@/lib/cart/added-words'
import { answerCart, tellAt } from '@/lib/cart/answer.server'
import type { CartWrite } from '@/lib/cart/open-write.server'
import { type CartOutcome, failedBy, OUTCOME_ONCE } from '@/lib/cart/outcome'
import { oncePerSending } from '@/lib/cart/sending.server'
import { deleteCart, isCartGone } from '@/lib/commerce/carts.server'
import type { SignedInContext } from '@/lib/commerce/commerce-call.server'
import { fetchSavedCart, saveCart } from '@/lib/commerce/saved-carts.server'
import type { Cart } from '@/lib/contract/commerce/cart/cart'
import { jsonAnswer, seeOther } from '@/lib/http/answers.server'
import { ok, type Problem, type Result } from '@/lib/http/result'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import type { KeptName } from './kept-form'
import type { KeptOutcome } from './kept-outcome'
import { keptWords } from './kept-words'
import type { Saving } from './save-list.server'

/** A saved cart, or undefined where there is none of that code: only what is saved can be meant. */
async function findList(context: SignedInContext, code: string): Promise<Result<Cart | undefined, Problem>> {
  const list = await fetchSavedCart(context, code)
  if (!list.ok) return list.error.kind === 'domain' && list.error.status !== 401 ? ok(undefined) : list
  return ok(list.value.saveTime === undefined ? undefined : list.value)
}

/**
 * Puts the lines of a saved cart into the one that is being filled. They are added at what holds today, so everything that has
 * changed is told line by line, and the saved cart stays.
 */
export async function putIntoCart(
  write: CartWrite,
  context: SignedInContext,
  code: string,
): Promise<Response> {
  const { visit, fields, locale } = write
  const page = accountPath(locale, 'savedCarts')
  const list = await findList(context, code)
  if (!list.ok) return answerCart(write, failedBy(list.error), page)
  const lines = list.value?.entries.map(({ product, quantity }) => ({ code: product.code, quantity })) ?? []
  if (lines.length === 0) {
    const words = keptWords(locale, list.value === undefined ? 'gone' : 'empty', list.value?.name ?? code)
    return write.wantsJson ? jsonAnswer(words, { status: 409 }) : seeOther(await tellAt(page, words))
  }
  const outcome = await oncePerSending({ handler: 'restore-list', visit, fields }, OUTCOME_ONCE, key =>
    add(write, lines, key),
  )
  return answerCart(write, outcome, page)
}

async function add(
  { visit, locale }: CartWrite,
  lines: Parameters<typeof addLines>[1],
  key: string,
): Promise<CartOutcome> {
  const added = await addLines(visit, lines, key)
  if (!added.ok) return failedBy(added.error)
  const { modifications, missing, cart, cookies } = added.value
  const words = addedWords(locale, { modifications, missing: missing.length, cart })
  return {
    kind: 'done',
    words,
    added: [],
    totalItems: cart?.totalItems,
    cookies,
    incomplete: missing.length > 0,
  }
}

/** Gives a saved cart another name and note. */
export async function renameList(
  { context, key }: Saving,
  code: string,
  kept: KeptName,
): Promise<KeptOutcome> {
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  const { locale } = context
  if (list.value === undefined)
    return { kind: 'told', href: accountPath(locale, 'savedCarts'), words: keptWords(locale, 'gone', code) }
  const saved = await saveCart(context, code, kept, `${key}.save`)
  if (!saved.ok) return failedBy(saved.error)
  const href = accountDetailPath(locale, 'savedCarts', code)
  return { kind: 'told', href, words: keptWords(locale, 'renamed', kept.name) }
}

/** Deletes a saved cart. One that is gone already is as good as deleted. */
export async function deleteList({ context }: Saving, code: string): Promise<KeptOutcome> {
  const { locale } = context
  const told = (words: ReturnType<typeof keptWords>): KeptOutcome => ({
    kind: 'told',
    href: accountPath(locale, 'savedCarts'),
    words,
  })
  const list = await findList(context, code)
  if (!list.ok) return failedBy(list.error)
  if (list.value === undefined) return told(keptWords(locale, 'gone', code))
  const deleted = await deleteCart(context, code)
  if (!deleted.ok && !isCartGone(deleted.error)) return failedBy(deleted.error)
  return told(keptWords(locale, 'deleted', list.value.name ?? code))
}

import 'server-only'
import { withCartLock } from '@/lib/cart/add-lines.server'
import { readCartLines, sentAddress, typedAddress } from '@/lib/cart/cart-lines'
import type { CartWrite } from '@/lib/cart/cart-write'
import { type EntriesChange, readEntriesChange } from '@/lib/cart/entries-change'
import { idempotentPerSubmission } from '@/lib/cart/sending.server'
import { isCode } from '@/lib/catalogue/codes'
import { refuseRequest, seeOther } from '@/lib/handlers/respond.server'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { cartPath, newSavedCartPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { changeList, undoList } from './change-list.server'
import { deleteList, renameList } from './rename-or-delete.server'
import { requireCustomer, respondToSavedCart } from './respond.server'
import { INTO } from './restore-address'
import { restoreList } from './restore-list.server'
import { type LaterMove, laterSent } from './save-for-later.server'
import { extendList, type Saving, saveActive, saveLines } from './save-list.server'
import { checkSavedCartForm, readSavedCartForm } from './saved-cart-form'
import { SAVED_CART_RESULT_ONCE, type SavedCartResult } from './saved-cart-result'

/** Does what a form about saved carts says, once, and answers it (pages.md §10). */
export async function handleSavedCarts(request: Request, write: CartWrite): Promise<Response> {
  const { fields, visit, locale } = write
  const { intent } = fields
  const page = pageOf(write)
  const customer = await requireCustomer(write, page)
  if (!customer.ok) return customer.error
  const { list } = readSavedCartForm(fields)
  if ((intent === 'restore' || INTO in fields) && isCode(list))
    return restoreList(write, customer.value, list)
  const move = moveIn(fields)
  if (move !== undefined) return laterSent(write, customer.value, move)
  const change = changeIn(fields, list)
  if (change?.kind === 'faulty') return seeOther(sentAddress(detailOf(locale, list), change.sent))
  const act = changeOf(change, list) ?? actionOf(write, list)
  if (act === undefined) return refuseRequest(request, 400, 'malformed')
  const outcome = await idempotentPerSubmission(
    { handler: 'saved-carts', visit, fields },
    SAVED_CART_RESULT_ONCE,
    key => withCartLock(visit, () => act({ context: customer.value, visit, key })),
  )
  return respondToSavedCart(write, outcome, baseOf(locale, intent, list))
}

/** The page of the form. */
function baseOf(locale: Locale, intent: unknown, list: string): string {
  if (intent === 'delete') return accountPath(locale, 'savedCarts')
  return intent === 'new' || intent === 'save' ? newSavedCartPath(locale) : detailOf(locale, list)
}

const detailOf = (locale: Locale, list: string): string => accountDetailPath(locale, 'savedCarts', list)

/** Where somebody comes back to after signing in. */
function pageOf({ fields, locale }: CartWrite): string {
  const { list } = readSavedCartForm(fields)
  if (moveIn(fields) !== undefined) return typedAddress(cartPath(locale), fields)
  if (fields.intent === 'new' || fields.intent === 'save')
    return typedAddress(newSavedCartPath(locale), fields)
  return isCode(list) && fields.intent !== 'delete'
    ? typedAddress(detailOf(locale, list), fields)
    : accountPath(locale, 'savedCarts')
}

type Act = (saving: Saving) => Promise<SavedCartResult>

/** What the form asks for; undefined for what no form of ours sends. */
function actionOf({ fields }: CartWrite, list: string): Act | undefined {
  if (fields.intent === 'delete') return isCode(list) ? saving => deleteList(saving, list) : undefined
  if (fields.intent === 'rename' && isCode(list))
    return saving => named(fields, kept => renameList(saving, list, kept))
  if (fields.intent === 'save') return saving => named(fields, kept => saveActive(saving, kept))
  if (fields.intent !== 'new') return undefined
  const { lines, faults } = readCartLines(fields)
  if (faults.length > 0) return async () => ({ kind: 'back', errors: NO_ERRORS })
  if (lines.length === 0)
    return async () => ({ kind: 'back', errors: { ...NO_ERRORS, formErrors: [{ code: 'noLines' }] } })
  if (isCode(list)) return saving => extendList(saving, lines, list)
  return saving => named(fields, kept => saveLines(saving, lines, kept))
}

/** The line whose button moves it between the cart and what is saved for later. */
function moveIn({ later, sooner }: CartWrite['fields']): LaterMove | undefined {
  if (typeof later === 'string' && isCode(later)) return { to: 'later', code: later }
  return typeof sooner === 'string' && isCode(sooner) ? { to: 'cart', code: sooner } : undefined
}

/**
 * New quantities of the lines of a saved cart, by the button of a line or that of all; undefined for any
 * other form.
 */
function changeIn(fields: CartWrite['fields'], code: string): EntriesChange | undefined {
  const { intent, remove } = fields
  const isChange = intent === 'change' || intent === 'undo' || remove !== undefined
  return isChange && isCode(code) ? readEntriesChange(fields) : undefined
}

function changeOf(change: EntriesChange | undefined, code: string): Act | undefined {
  if (change?.kind === 'undo') return saving => undoList(saving, { code, lines: change.lines })
  return change?.kind === 'change' ? saving => changeList(saving, { code, lines: change.lines }) : undefined
}

/** The page finds what is wrong with the quantities by itself. */
const NO_ERRORS = { fieldErrors: [], formErrors: [] }

/** Only with a name that can be. */
async function named(
  fields: CartWrite['fields'],
  act: (kept: { name: string; description?: string }) => Promise<SavedCartResult>,
): Promise<SavedCartResult> {
  const checked = checkSavedCartForm(readSavedCartForm(fields))
  return checked.ok ? act(checked.value) : { kind: 'back', errors: checked.error }
}

import 'server-only'
import { withCartLock } from '@/lib/cart/access/cart-lock.server'
import type { Shopper } from '@/lib/cart/access/shopper.server'
import { readEntriesChange } from '@/lib/cart/changes/entries-change'
import { typedNoteFields } from '@/lib/cart/changes/note-answers.server'
import { CART_FORM, type CartSubmission } from '@/lib/cart/flash/cart-form.server'
import type { CartNext, CartResult } from '@/lib/cart/flash/cart-result'
import { readCartLines, sentAddress, typedAddress } from '@/lib/cart/lines/cart-lines'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { Parsed } from '@/lib/handlers/form-definition'
import { failedBy, NO_ERRORS } from '@/lib/handlers/form-result'
import { redirectSeeOther } from '@/lib/handlers/respond.server'
import { failed, ok } from '@/lib/result/result'
import { requireSignedIn } from '@/lib/session/customer.server'
import { accountDetailPath, accountPath } from '@/lib/site/account-pages'
import { cartPath, newSavedCartPath } from '@/lib/site/paths'
import { isCode } from '@/lib/validation/codes'
import { changeList, undoList } from './change-list.server'
import { copyList } from './copy-list.server'
import { deleteList, undeleteList } from './delete-list.server'
import { quoteList } from './quote-list.server'
import { renameList } from './rename-list.server'
import { INTO } from './restore-address'
import { readRestoreCommand, restoreList } from './restore-list.server'
import { type LaterMove, moveLine, readLaterCommand } from './save-for-later.server'
import { extendList, type Saving, saveActive, saveLines } from './save-list.server'
import {
  checkCopyName,
  checkSavedCartForm,
  readSavedCartForm,
  type SavedCartName,
  SCHOOL_YEAR,
  typedSavedCartForm,
  VERSION,
} from './saved-cart-form'
import { readShare, shareList } from './share-list.server'

/** The action that a form requests, ready to run. */
type Act = (saving: Saving) => Promise<CartResult>

/** Carries out a form about saved carts, once per submission. */
export const handleSavedCarts = defineForm<Shopper, Act, CartNext>({
  ...CART_FORM,
  name: 'saved-carts',
  signedIn: true,
  page,
  typed: submission =>
    moveIn(submission.fields) === undefined
      ? typedSavedCartForm(submission)
      : typedNoteFields(submission.fields),
  parse,
  submit: ({ sender }, act, { key }) => act({ context: requireSignedIn(sender), shopper: sender, key }),
})

/** The page of the form, with the typed quantities. */
function page({ fields, locale }: CartSubmission): string {
  const { intent } = fields
  const { list } = readSavedCartForm(fields)
  if (moveIn(fields) !== undefined) return typedAddress(cartPath(locale), fields)
  if (intent === 'new' || intent === 'save') return typedAddress(newSavedCartPath(locale), fields)
  return isCode(list) && intent !== 'delete' && intent !== 'undelete'
    ? typedAddress(accountDetailPath(locale, 'savedCarts', list), fields)
    : accountPath(locale, 'savedCarts')
}

function parse(submission: CartSubmission): Parsed<Act> {
  const { fields, locale } = submission
  const { list } = readSavedCartForm(fields)
  if ((fields.intent === 'restore' || INTO in fields) && isCode(list)) {
    const command = readRestoreCommand(submission, list)
    return command.ok ? ok(saving => restoreList(saving, command.value)) : command
  }
  const move = moveIn(fields)
  if (move !== undefined) {
    const command = readLaterCommand(submission, move)
    return command.ok ? ok(saving => moveLine(saving, command.value)) : command
  }
  if (isQuantityChange(fields) && isCode(list)) {
    const change = readEntriesChange(fields)
    if (change.kind === 'faulty')
      return failed(redirectSeeOther(sentAddress(accountDetailPath(locale, 'savedCarts', list), change.sent)))
    if (change.kind === 'undo')
      return ok(locked(saving => undoList(saving, { code: list, lines: change.lines })))
    if (change.kind === 'change')
      return ok(locked(saving => changeList(saving, { code: list, lines: change.lines })))
  }
  const act = actionOf(submission, list)
  return act === undefined ? failed('malformed') : ok(locked(act))
}

/** Runs an action under the lock of the cart, because a saved cart is a cart. */
const locked =
  (act: Act): Act =>
  saving =>
    withCartLock<CartResult>(saving.shopper, failedBy, () => act(saving))

/** The action that the form requests; undefined for fields that no form of ours submits. */
function actionOf({ fields }: CartSubmission, list: string): Act | undefined {
  if (fields.intent === 'delete') return isCode(list) ? saving => deleteList(saving, list) : undefined
  if (fields.intent === 'undelete') return isCode(list) ? saving => undeleteList(saving, list) : undefined
  if (isCode(list)) {
    const act = actionOn(fields, list)
    if (act !== undefined) return act
  }
  if (fields.intent === 'save') return saving => withName(fields, name => saveActive(saving, name))
  if (fields.intent !== 'new') return undefined
  const { lines, faults } = readCartLines(fields)
  // The page itself finds the invalid quantities.
  if (faults.length > 0) return async () => ({ kind: 'rejected', errors: NO_ERRORS })
  if (lines.length === 0) return async () => ({ kind: 'rejected', errors: formError('noLines') })
  if (isCode(list)) return saving => extendList(saving, lines, list)
  return saving => withName(fields, name => saveLines(saving, lines, name))
}

/** The action on one saved cart that a form of its page requests. */
function actionOn(fields: CartSubmission['fields'], list: string): Act | undefined {
  switch (fields.intent) {
    case 'rename':
      return saving => withName(fields, name => renameList(saving, list, { ...name, ...readMark(fields) }))
    case 'copy': {
      const name = checkCopyName(fields)
      return name.ok
        ? saving => copyList(saving, list, name.value)
        : async () => ({ kind: 'rejected', errors: name.error })
    }
    case 'quote':
      return saving => quoteList(saving, list, fields)
    case 'share':
      return saving => shareList(saving, list, readShare(fields))
    case 'withdraw':
      return saving => shareList(saving, list, 'withdraw')
    default:
      return undefined
  }
}

const readMark = ({ [SCHOOL_YEAR]: mark, [VERSION]: version }: CartSubmission['fields']) => ({
  schoolYearList: mark === 'on',
  version: typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined,
})

/** The line whose button moves it between the cart and the save-for-later list. */
function moveIn({ later, sooner }: CartSubmission['fields']): LaterMove | undefined {
  if (typeof later === 'string' && isCode(later)) return { to: 'later', code: later }
  return typeof sooner === 'string' && isCode(sooner) ? { to: 'cart', code: sooner } : undefined
}

/** Whether quantities of a saved cart are changed, by the button of one line or of the whole form. */
const isQuantityChange = ({ intent, remove }: CartSubmission['fields']): boolean =>
  intent === 'change' || intent === 'undo' || remove !== undefined

/** Runs the action with the submitted name; an invalid name is rejected. */
async function withName(
  fields: CartSubmission['fields'],
  act: (name: SavedCartName) => Promise<CartResult>,
): Promise<CartResult> {
  const checked = checkSavedCartForm(readSavedCartForm(fields))
  return checked.ok ? act(checked.value) : { kind: 'rejected', errors: checked.error }
}

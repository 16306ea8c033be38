import 'server-only'
import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart-limits'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormDefinition } from '@/lib/handlers/form-definition'
import { failedBy } from '@/lib/handlers/form-result'
import { jsonResponse, redirectSeeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { checkoutPath } from '@/lib/site/checkout-steps'
import { expressCheckoutPath } from '@/lib/site/order-paths'
import { cartPath, newQuotePath, newSavedCartPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { withCartLock } from '../access/cart-lock.server'
import { readCart } from '../access/read-cart.server'
import type { Shopper } from '../access/shopper.server'
import { addedFlash } from '../flash/added-flash'
import { dropCartFlash } from '../flash/cart-flash.server'
import { CART_FORM, type CartSubmission } from '../flash/cart-form.server'
import type { CartNext, CartResult } from '../flash/cart-result'
import { changedFlash, changeFault, namedIn } from '../flash/changed-flash'
import { lostNoteLines } from '../flash/lost-notes'
import { type CartLines, type ChosenLine, sentAddress, typedAddress } from '../lines/cart-lines'
import { mergeEarlier, notMerged } from '../merge/merge.server'
import { leaveQuote } from '../quote/leave-quote.server'
import { addLines } from './add-lines.server'
import type { CartExit } from './cart-exit'
import { type ChangedEntries, changeEntries } from './change-entries.server'
import { changeNotes } from './change-notes.server'
import { type EntriesChange, readEntriesChange } from './entries-change'
import { noteErrors, rejectNotes, typedNoteFields } from './note-answers.server'

/** A change of the cart whose quantities could be read. */
export type CartChange = Exclude<EntriesChange, { kind: 'faulty' }>

/** The form of the cart page; its buttons may lead on to other pages. */
export const CART_ENTRIES_FORM: FormDefinition<Shopper, CartChange, CartNext> = {
  ...CART_FORM,
  name: 'cart-entries',
  page: ({ locale, fields }) => typedAddress(cartPath(locale), fields),
  typed: ({ fields }) => typedNoteFields(fields),
  parse: readChange,
  submit: (submission, change, { key }) => perform(submission, change, key),
}

/** Changes, removes and restores lines of the cart; merges an earlier cart into it (spec §2, store pages). */
export const handleChangeEntries = defineForm<Shopper, CartChange, CartNext>(CART_ENTRIES_FORM)

function readChange(submission: CartSubmission): Result<CartChange, Response> {
  const change = readEntriesChange(submission.fields)
  if (change.kind === 'faulty') return failed(rejectQuantities(submission, change.sent))
  if (change.kind === 'faultyNotes' && submission.wantsJson)
    return failed(rejectNotes(submission, change.faults))
  return ok(change)
}

async function perform(submission: CartSubmission, change: CartChange, key: string): Promise<CartResult> {
  const { sender, locale } = submission
  await dropCartFlash(sender)
  switch (change.kind) {
    case 'change': {
      const { lines, notes, exit } = change
      const noted = await changeNotes(sender, notes, key)
      if (!noted.ok) return failedBy(noted.error)
      // No quantity was typed, so there is nothing to report before the requested page.
      if (lines.length === 0 && exit !== undefined) return { kind: 'next', href: EXITS[exit](locale) }
      const changed = await changeEntries(sender, { lines, key })
      return changed.ok ? changedResult(submission, changed.value, exit) : failedBy(changed.error)
    }
    case 'faultyNotes':
      return { kind: 'rejected', errors: noteErrors(change.faults) }
    case 'empty': {
      const changed = await changeEntries(sender, { key })
      return changed.ok ? changedResult(submission, changed.value) : failedBy(changed.error)
    }
    case 'leave':
      return leaveQuote(sender, change.quote)
    case 'undo': {
      const undone = await undo(submission, change.lines, key)
      return undone.ok ? undone.value : failedBy(undone.error)
    }
    case 'merge': {
      const {
        flash = sentence(submission, 'mergedAlready'),
        cookies,
        problem,
      } = await withCartLock(sender, notMerged, () => mergeEarlier(sender))
      if (problem !== undefined) return failedBy(problem)
      return { kind: 'next', href: cartPath(locale), flash, cookies }
    }
  }
}

const EXITS: Readonly<Record<CartExit, (locale: Locale) => string>> = {
  checkout: locale => checkoutPath(locale),
  express: expressCheckoutPath,
  quote: newQuotePath,
  save: newSavedCartPath,
}

const sentence = ({ locale }: CartSubmission, key: 'mergedAlready' | 'gone' | 'undone') => ({
  tone: key === 'undone' ? ('success' as const) : ('caution' as const),
  message: getTranslator(locale, 'cart')(`notices.${key}`),
  lines: [],
})

/** `exit` is the next page, unless there is something to report about the quantities first. */
function changedResult(submission: CartSubmission, changed: ChangedEntries, exit?: CartExit): CartResult {
  const { judged, removed, missing, isGone, before, cart } = changed
  const { locale } = submission
  const named = namedIn(before, removed)
  const flash = isGone
    ? sentence(submission, 'gone')
    : changedFlash(locale, { judged, removed: named, missing })
  const faults = judged.flatMap(line => {
    const text = changeFault(locale, line)
    return text === undefined ? [] : [{ code: line.entry.product.code, text }]
  })
  const leadsOn = exit !== undefined && flash.tone === 'success'
  return {
    kind: 'next',
    ...(leadsOn ? { href: EXITS[exit](locale) } : { href: cartPath(locale), flash }),
    faults,
    ...(cart !== undefined && { totalItems: cart.totalItems }),
    isIncomplete: missing > 0,
  }
}

/** Sets lines back to their previous quantities; removed lines are added again, with their notes. */
async function undo(
  submission: CartSubmission,
  lines: readonly ChosenLine[],
  key: string,
): Promise<Result<CartResult, Problem>> {
  const { sender: shopper, locale } = submission
  const read = await readCart(shopper)
  if (!read.ok) return read
  const held = new Set(read.value.cart?.entries.map(({ product }) => product.code))
  const back = lines.filter(({ code, quantity }) => !held.has(code) && quantity > 0)
  const changed = await changeEntries(shopper, { lines: lines.filter(({ code }) => held.has(code)), key })
  if (!changed.ok) return failed(changed.error)
  const added = back.length === 0 ? undefined : await addLines(shopper, back, `${key}.back`)
  if (added?.ok === false) return failed(added.error)
  const { missing = [], isUnconfirmed = false, lostNotes = [] } = added?.value ?? {}
  const cart = added?.value.cart ?? (isUnconfirmed ? undefined : changed.value.cart)
  const isWhole = changed.value.missing === 0 && missing.length === 0
  const said = isUnconfirmed
    ? addedFlash(locale, { modifications: [], missing: missing.length, isUnconfirmed })
    : sentence(submission, isWhole ? 'undone' : 'gone')
  const flash = { ...said, lines: [...said.lines, ...lostNoteLines(locale, lostNotes)] }
  return ok({
    kind: 'next',
    href: cartPath(locale),
    flash,
    cookies: added?.value.cookies ?? [],
    isIncomplete: !isWhole,
    ...(cart !== undefined && { totalItems: cart.totalItems }),
  })
}

/**
 * Nothing is changed while a quantity is invalid; the typed quantities are passed in the address of the cart
 * page.
 */
function rejectQuantities({ locale, wantsJson }: CartSubmission, sent: CartLines): Response {
  if (!wantsJson) return redirectSeeOther(sentAddress(cartPath(locale), sent))
  const t = getTranslator(locale, 'cart')
  const faults = sent.faults.map(({ code, reason }) => ({
    code,
    text: t(`faults.${reason}`, { most: MOST_UNITS }),
  }))
  return jsonResponse({ message: t('notices.faultsOfCart'), faults }, { status: 422 })
}

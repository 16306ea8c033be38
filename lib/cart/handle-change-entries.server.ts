import 'server-only'
import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart'
import { jsonAnswer, seeOther } from '@/lib/handlers/respond.server'
import { getTranslator } from '@/lib/i18n/translator'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { cartPath, newQuotePath, newSavedCartPath } from '@/lib/site/routes'
import { addLines, withCartLock } from './add-lines.server'
import { answerCart } from './answer.server'
import { type CartLines, type ChosenLine, sentAddress, typedAddress } from './cart-lines'
import type { CartWrite } from './cart-write'
import { type ChangedEntries, changeEntries } from './change-entries.server'
import { changedMessages, changeFault, namedIn } from './changed-words'
import { type CartExit, type EntriesChange, readEntriesChange } from './entries-change'
import { mergeEarlier } from './merge.server'
import { type CartOutcome, failedBy, OUTCOME_ONCE } from './outcome'
import { readCart } from './read-cart.server'
import { dropReport } from './report.server'
import { idempotentPerSubmission } from './sending.server'

/** Changes the cart as a form of its page says, once, and answers it. */
export async function handleChangeEntries(write: CartWrite): Promise<Response> {
  const { fields, visit, locale } = write
  const change = readEntriesChange(fields)
  if (change.kind === 'faulty') return refuseQuantities(write, change.sent)
  const outcome = await idempotentPerSubmission(
    { handler: 'cart-entries', visit, fields },
    OUTCOME_ONCE,
    key => perform(write, change, key),
  )
  return answerCart(write, outcome, typedAddress(cartPath(locale), fields))
}

type Performed = Exclude<EntriesChange, { kind: 'faulty' }>

async function perform(write: CartWrite, change: Performed, key: string): Promise<CartOutcome> {
  const { visit, locale } = write
  await dropReport(visit)
  switch (change.kind) {
    case 'change': {
      const { lines, exit } = change
      // Nothing was typed, so there is nothing to tell before the page that was asked for.
      if (lines.length === 0 && exit !== undefined)
        return { ...DONE, words: NO_WORDS, href: EXITS[exit](locale) }
      const changed = await changeEntries(visit, { lines, key })
      return changed.ok ? changedOutcome(write, changed.value, exit) : failedBy(changed.error)
    }
    case 'empty': {
      const changed = await changeEntries(visit, { key })
      return changed.ok ? changedOutcome(write, changed.value) : failedBy(changed.error)
    }
    case 'undo': {
      const undone = await undo(write, change.lines, key)
      return undone.ok ? undone.value : failedBy(undone.error)
    }
    case 'merge': {
      const { words, cookies, problem } = await withCartLock(visit, () => mergeEarlier(visit))
      if (problem !== undefined) return failedBy(problem)
      return { ...DONE, words: words ?? said(write, 'mergedAlready'), cookies }
    }
  }
}

const DONE = { kind: 'done', added: [], cookies: [], incomplete: false } as const

const NO_WORDS = { tone: 'success', message: '', lines: [] } as const

const EXITS = { quote: newQuotePath, save: newSavedCartPath } as const

const said = ({ locale }: CartWrite, key: 'mergedAlready' | 'gone' | 'undone') => ({
  tone: key === 'undone' ? ('success' as const) : ('caution' as const),
  message: getTranslator(locale, 'cart')(`notices.${key}`),
  lines: [],
})

/** `exit` is where the page leads on, unless there is something to tell of the quantities first. */
function changedOutcome(write: CartWrite, changed: ChangedEntries, exit?: CartExit): CartOutcome {
  const { judged, removed, missing, isGone, before, cart } = changed
  const { locale } = write
  const named = namedIn(before, removed)
  const words = isGone ? said(write, 'gone') : changedMessages(locale, { judged, removed: named, missing })
  const faults = judged.flatMap(line => {
    const text = changeFault(locale, line)
    return text === undefined ? [] : [{ code: line.entry.product.code, text }]
  })
  return {
    ...DONE,
    words,
    faults,
    ...(cart !== undefined && { totalItems: cart.totalItems }),
    incomplete: missing > 0,
    ...(exit !== undefined && words.tone === 'success' && { href: EXITS[exit](locale) }),
  }
}

/** Brings lines back to the quantities that they had: those that are still there, and those that are not. */
async function undo(
  write: CartWrite,
  lines: readonly ChosenLine[],
  key: string,
): Promise<Result<CartOutcome, Problem>> {
  const { visit } = write
  const read = await readCart(visit)
  if (!read.ok) return read
  const held = new Set(read.value.cart?.entries.map(({ product }) => product.code))
  const back = lines.filter(({ code, quantity }) => !held.has(code) && quantity > 0)
  const changed = await changeEntries(visit, { lines: lines.filter(({ code }) => held.has(code)), key })
  if (!changed.ok) return failed(changed.error)
  const added = back.length === 0 ? undefined : await addLines(visit, back, `${key}.back`)
  if (added?.ok === false) return failed(added.error)
  const cart = added?.value.cart ?? changed.value.cart
  const isWhole = changed.value.missing === 0 && (added?.value.missing.length ?? 0) === 0
  return ok({
    ...DONE,
    words: said(write, isWhole ? 'undone' : 'gone'),
    cookies: added?.value.cookies ?? [],
    incomplete: !isWhole,
    ...(cart !== undefined && { totalItems: cart.totalItems }),
  })
}

/** Nothing is changed while one quantity cannot be; what was typed stands in the address of the cart. */
function refuseQuantities({ locale, wantsJson }: CartWrite, sent: CartLines): Response {
  if (!wantsJson) return seeOther(sentAddress(cartPath(locale), sent))
  const t = getTranslator(locale, 'cart')
  const faults = sent.faults.map(({ code, reason }) => ({
    code,
    text: t(`faults.${reason}`, { most: MOST_UNITS }),
  }))
  return jsonAnswer({ message: t('notices.faultsOfCart'), faults }, { status: 422 })
}

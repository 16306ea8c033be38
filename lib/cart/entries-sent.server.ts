import 'server-only'
import { MOST_UNITS } from '@/lib/contract/commerce/cart/cart'
import { jsonAnswer, seeOther } from '@/lib/http/answers.server'
import { getTranslator } from '@/lib/i18n/translator'
import { cartPath } from '@/lib/site/routes'
import { addLines, inCartsTurn } from './add-lines.server'
import { answerCart } from './answer.server'
import { type CartLines, sentAddress } from './cart-lines'
import { type ChangedEntries, changeEntries } from './change-entries.server'
import { type EntriesChange, readEntriesChange } from './entries-change'
import { addedWords, changedWords } from './line-words'
import { mergeEarlier } from './merge.server'
import type { CartWrite } from './open-write.server'
import { type CartOutcome, failedBy, OUTCOME_ONCE } from './outcome'
import { afterRemoval } from './removed-line'
import { dropReport } from './report.server'
import { oncePerSending } from './sending.server'

/** Changes the cart as a form of its page says, once, and answers it. */
export async function entriesSent(write: CartWrite): Promise<Response> {
  const { fields, visit, locale } = write
  const change = readEntriesChange(fields)
  if (change.kind === 'faulty') return refuseQuantities(write, change.sent)
  const outcome = await oncePerSending({ handler: 'cart-entries', visit, fields }, OUTCOME_ONCE, key =>
    perform(write, change, key),
  )
  return answerCart(write, outcome, cartPath(locale))
}

type Performed = Exclude<EntriesChange, { kind: 'faulty' }>

async function perform(write: CartWrite, change: Performed, key: string): Promise<CartOutcome> {
  const { visit, locale } = write
  await dropReport(visit)
  switch (change.kind) {
    case 'change': {
      const changed = await changeEntries(visit, { lines: change.lines, key })
      return changed.ok ? changedOutcome(write, changed.value, change.isRemoval) : failedBy(changed.error)
    }
    case 'restore': {
      const added = await addLines(visit, [change.line], key)
      if (!added.ok) return failedBy(added.error)
      const { modifications, missing, totalItems, cookies } = added.value
      const words = addedWords(locale, modifications, missing.length)
      return { ...DONE, words, totalItems, cookies }
    }
    case 'merge': {
      const { words, cookies, problem } = await inCartsTurn(visit, () => mergeEarlier(visit))
      if (problem !== undefined) return failedBy(problem)
      return { ...DONE, words: words ?? said(write, 'mergedAlready'), cookies }
    }
  }
}

const DONE = { kind: 'done', added: [], cookies: [], incomplete: false } as const

const said = ({ locale }: CartWrite, key: 'mergedAlready' | 'gone') => ({
  tone: 'caution' as const,
  message: getTranslator(locale, 'cart')(`notices.${key}`),
  lines: [],
})

/** A line that was taken out leads to the page that offers to put it back. */
function changedOutcome(
  write: CartWrite,
  { modifications, removed, missing, isGone, totalItems }: ChangedEntries,
  isRemoval: boolean,
): CartOutcome {
  const [line] = removed
  const words = isGone ? said(write, 'gone') : changedWords(write.locale, modifications, missing)
  return {
    ...DONE,
    words,
    totalItems,
    incomplete: missing > 0,
    ...(isRemoval && line !== undefined ? { href: afterRemoval(write.locale, line) } : {}),
  }
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

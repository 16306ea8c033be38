import 'server-only'
import { loadQualification, type Qualification } from '@/lib/catalogue/eligibility.server'
import { findItems } from '@/lib/catalogue/find-items.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Sender } from '@/lib/session/customer.server'
import { numbersMeant } from './item-number'
import type { QuickRow } from './rows'
import { judgeRows, type Verdict } from './verdict'

/** A list with its verdicts, and the qualification by which they were judged. */
export type CheckedList = {
  rows: readonly QuickRow[]
  verdicts: readonly Verdict[]
  /** Undefined for a visitor. */
  qualification: Qualification | undefined
}

/** Checks every line with commerce (contract 11). Levels are decided for signed-in users only. */
export async function checkList(
  { locale, customer }: Pick<Sender, 'locale' | 'customer'>,
  rows: readonly QuickRow[],
  now: number,
): Promise<Result<CheckedList, Problem>> {
  const numbers = rows.flatMap(({ code }) => numbersMeant(code))
  if (numbers.length === 0) return ok(judged(rows, new Map(), undefined))
  const [items, qualification] = await Promise.all([
    findItems(locale, numbers),
    customer.kind === 'signedIn' ? loadQualification(customer.context, now) : ok(undefined),
  ])
  if (!items.ok) return items
  // Where it cannot be loaded, levels are stated as to a visitor; commerce decides at the order.
  return ok(judged(rows, items.value, qualification.ok ? qualification.value : undefined))
}

const judged = (
  rows: readonly QuickRow[],
  items: Parameters<typeof judgeRows>[1]['items'],
  qualification: Qualification | undefined,
): CheckedList => ({
  rows,
  verdicts: judgeRows(rows, { items, judge: qualification?.judge }),
  qualification,
})

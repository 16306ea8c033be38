import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listConsentTemplates, saveConsent } from '@/lib/backends/commerce/consents.server'
import { type ConsentTemplate, isInForce, MARKETING_TEMPLATE } from '@/lib/contract/commerce/consent'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { changedCodes, type TickedCodes } from './changed-codes'

type Wish = { codes: TickedCodes; takesBack: boolean }

/** A failed save: the first problem, and whether some of the changes were saved. */
export type UnsavedTopics = { problem: Problem; isPartly: boolean }

/** Whether to give or withdraw consent to a template; undefined if it is unchanged. */
function wishFor(template: ConsentTemplate, { codes, takesBack }: Wish): boolean | undefined {
  const { id } = template
  const { added, removed } = changedCodes(codes)
  // Declining the newsletter is recorded as an answer, so that sign-in does not ask again.
  const refusesNewsletter = id === MARKETING_TEMPLATE && !isInForce(template) && !codes.ticked.includes(id)
  if (takesBack) return isInForce(template) || id === MARKETING_TEMPLATE ? false : undefined
  if (added.includes(id)) return true
  return removed.includes(id) || refusesNewsletter ? false : undefined
}

/** Gives and withdraws consents one after the other, so that each gets its own date. Idempotent. */
export async function saveTopics(
  context: SignedInContext,
  wish: Wish,
): Promise<Result<undefined, UnsavedTopics>> {
  const list = await listConsentTemplates(context)
  if (!list.ok) return failed({ problem: list.error, isPartly: false })
  let isPartly = false
  let problem: Problem | undefined
  for (const template of list.value.consentTemplates) {
    const wanted = wishFor(template, wish)
    if (wanted === undefined) continue
    const answer = await saveConsent(context, template, wanted)
    if (answer.ok) isPartly ||= wanted !== isInForce(template)
    else problem ??= answer.error
  }
  return problem === undefined ? ok(undefined) : failed({ problem, isPartly })
}

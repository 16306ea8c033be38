import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { listConsentTemplates, saveConsent } from '@/lib/backends/commerce/consents.server'
import { type ConsentTemplate, isInForce, MARKETING_TEMPLATE } from '@/lib/contract/commerce/consent'
import { failed, ok, type Problem, type Result } from '@/lib/result/result'
import { changedCodes, type TickedCodes } from './changed-codes'

type Wish = { codes: TickedCodes; takesBack: boolean }

/** Why not everything was saved: the first problem, and whether anything was. */
export type UnsavedTopics = { problem: Problem; isPartly: boolean }

/** What the user wants of a template; undefined where nothing has to be written. */
function wishFor(template: ConsentTemplate, { codes, takesBack }: Wish): boolean | undefined {
  const { id } = template
  const { added, removed } = changedCodes(codes)
  // Whoever does not want the newsletter has answered whether they want it, and is not asked at sign-in.
  const refusesNewsletter = id === MARKETING_TEMPLATE && !isInForce(template) && !codes.ticked.includes(id)
  if (takesBack) return isInForce(template) || id === MARKETING_TEMPLATE ? false : undefined
  if (added.includes(id)) return true
  return removed.includes(id) || refusesNewsletter ? false : undefined
}

/** Gives and withdraws consents, one after the other, so that each has its date. Repeating it is harmless. */
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

import 'server-only'
import {
  type ConsentHistory,
  type ConsentTemplate,
  consentHistorySchema,
  consentTemplateSchema,
  MARKETING_TEMPLATE,
} from '@/lib/contract/commerce/consent'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'
import { patchUser } from './patch-user.server'

/** Fetches a customer's consent to marketing emails, with its dates (OCC consents). */
export const fetchMarketingConsent = (context: SignedInContext): Promise<Result<ConsentTemplate, Problem>> =>
  callCommerce(context, {
    operation: 'fetchMarketingConsent',
    method: 'GET',
    path: ['users', context.user.id, 'consenttemplates', MARKETING_TEMPLATE],
    schema: consentTemplateSchema,
    fresh: true,
  })

/** Lists every consent of a customer to marketing emails, the newest first. */
export const listConsents = (context: SignedInContext): Promise<Result<ConsentHistory, Problem>> =>
  callCommerce(context, {
    operation: 'listConsents',
    method: 'GET',
    path: ['users', context.user.id, 'consents'],
    query: { fields: 'FULL' },
    schema: consentHistorySchema,
    fresh: true,
  })

/** Code of the consent in force, or undefined. */
const codeInForce = ({ currentConsent }: ConsentTemplate): string | undefined =>
  currentConsent?.consentGivenDate !== undefined && currentConsent.consentWithdrawnDate === undefined
    ? currentConsent.code
    : undefined

/**
 * Saves whether a customer wants marketing emails. It is idempotent: if another tab was faster, the consent
 * now in force decides whether it succeeded.
 */
export async function saveMarketingConsent(
  context: SignedInContext,
  wanted: boolean,
): Promise<Result<undefined, Problem>> {
  const before = await fetchMarketingConsent(context)
  if (!before.ok) return before
  const saved = await (wanted ? give(context, before.value) : refuse(context, before.value))
  if (saved.ok || saved.error.kind !== 'domain') return saved
  const after = await fetchMarketingConsent(context)
  const isDone = after.ok && (codeInForce(after.value) !== undefined) === wanted
  return isDone ? ok(undefined) : saved
}

async function give(
  context: SignedInContext,
  template: ConsentTemplate,
): Promise<Result<undefined, Problem>> {
  if (codeInForce(template) !== undefined) return ok(undefined)
  return sendCommerce(context, {
    operation: 'giveMarketingConsent',
    method: 'POST',
    path: ['users', context.user.id, 'consents'],
    query: { consentTemplateId: template.id, consentTemplateVersion: String(template.version) },
    fresh: true,
  })
}

/** A refusal without an earlier consent is saved in the customer record: there is no consent to withdraw. */
function refuse(context: SignedInContext, template: ConsentTemplate): Promise<Result<undefined, Problem>> {
  const code = codeInForce(template)
  if (code === undefined) return patchUser(context, 'refuseMarketing', { consents: { marketing: false } })
  return sendCommerce(context, {
    operation: 'withdrawMarketingConsent',
    method: 'DELETE',
    path: ['users', context.user.id, 'consents', code],
    fresh: true,
  })
}

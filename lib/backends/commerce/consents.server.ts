import 'server-only'
import type { z } from 'zod'
import {
  type ConsentHistory,
  type ConsentTemplate,
  codeInForce,
  consentHistorySchema,
  consentTemplateListSchema,
  consentTemplateSchema,
  isInForce,
  MARKETING_TEMPLATE,
} from '@/lib/contract/commerce/consent'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { callCommerce, type SignedInContext, sendCommerce } from './commerce-call.server'
import { patchUser } from './patch-user.server'

const fetchTemplate = (context: SignedInContext, id: string): Promise<Result<ConsentTemplate, Problem>> =>
  callCommerce(context, {
    operation: 'fetchConsentTemplate',
    method: 'GET',
    path: ['users', context.user.id, 'consenttemplates', id],
    schema: consentTemplateSchema,
    fresh: true,
  })

/** Fetches a customer's consent to the newsletter, with its dates (OCC consents). */
export const fetchMarketingConsent = (context: SignedInContext): Promise<Result<ConsentTemplate, Problem>> =>
  fetchTemplate(context, MARKETING_TEMPLATE)

/** Lists the consent templates, each with the customer's consent. */
export const listConsentTemplates = (
  context: SignedInContext,
): Promise<Result<z.infer<typeof consentTemplateListSchema>, Problem>> =>
  callCommerce(context, {
    operation: 'listConsentTemplates',
    method: 'GET',
    path: ['users', context.user.id, 'consenttemplates'],
    schema: consentTemplateListSchema,
    fresh: true,
  })

/** Lists every consent of a customer, the newest first. */
export const listConsents = (context: SignedInContext): Promise<Result<ConsentHistory, Problem>> =>
  callCommerce(context, {
    operation: 'listConsents',
    method: 'GET',
    path: ['users', context.user.id, 'consents'],
    query: { fields: 'FULL' },
    schema: consentHistorySchema,
    fresh: true,
  })

/** Saves whether a customer wants the newsletter, like `saveConsent`. */
export async function saveMarketingConsent(
  context: SignedInContext,
  wanted: boolean,
): Promise<Result<undefined, Problem>> {
  const before = await fetchMarketingConsent(context)
  return before.ok ? saveConsent(context, before.value, wanted) : before
}

/**
 * Gives or withdraws consent to a template. Idempotent: if another tab was faster, it succeeds if the consent
 * in force is already the wanted one.
 */
export async function saveConsent(
  context: SignedInContext,
  template: ConsentTemplate,
  wanted: boolean,
): Promise<Result<undefined, Problem>> {
  const saved = await (wanted ? give(context, template) : refuse(context, template))
  if (saved.ok || saved.error.kind !== 'domain') return saved
  const after = await fetchTemplate(context, template.id)
  const isDone = after.ok && isInForce(after.value) === wanted
  return isDone ? ok(undefined) : saved
}

async function give(
  context: SignedInContext,
  template: ConsentTemplate,
): Promise<Result<undefined, Problem>> {
  if (isInForce(template)) return ok(undefined)
  return sendCommerce(context, {
    operation: 'giveConsent',
    method: 'POST',
    path: ['users', context.user.id, 'consents'],
    query: { consentTemplateId: template.id, consentTemplateVersion: String(template.version) },
    fresh: true,
  })
}

/**
 * A refusal without an earlier consent has nothing to withdraw. A refused newsletter is saved in the customer
 * record, so that sign-in does not ask again.
 */
async function refuse(
  context: SignedInContext,
  template: ConsentTemplate,
): Promise<Result<undefined, Problem>> {
  const code = codeInForce(template)
  if (code !== undefined)
    return sendCommerce(context, {
      operation: 'withdrawConsent',
      method: 'DELETE',
      path: ['users', context.user.id, 'consents', code],
      fresh: true,
    })
  if (template.id !== MARKETING_TEMPLATE) return ok(undefined)
  return patchUser(context, 'refuseMarketing', { consents: { marketing: false } })
}

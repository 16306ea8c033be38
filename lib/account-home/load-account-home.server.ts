import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import type { Locale } from '@/lib/site/sites'
import type { AccountHome } from './account-home'
import { suggestTitles } from './interest-titles.server'
import { loadAccountsPart } from './load-accounts-part.server'
import { loadDocumentsPart } from './load-documents-part.server'
import { loadPersonPart } from './load-person-part.server'

/**
 * Loads what the account home shows (pages: My account home); what a back end cannot tell now is undefined.
 * Only a refused token is a problem.
 */
export async function loadAccountHome(
  locale: Locale,
  context: SignedInContext,
): Promise<Result<AccountHome, Problem>> {
  const [accounts, person, documents, suggested] = await Promise.all([
    loadAccountsPart(locale, context),
    loadPersonPart(locale, context),
    loadDocumentsPart(context),
    suggestTitles(locale, context),
  ])
  if (!accounts.ok) return accounts
  const parts = [accounts.value, person, documents]
  const failure = parts.flatMap(({ answers }) => answers).find(answer => !answer.ok)
  return ok({
    ...accounts.value.shown,
    ...person.shown,
    ...documents.shown,
    suggested,
    failedRequest: failure?.ok === false ? failure.error.requestId : undefined,
  })
}

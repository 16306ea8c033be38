import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { type AccountView, toAccountView } from './account-view'
import { listOrganisations } from './organisations.server'

/** The accounts that a user may order for, as pages show them. */
export async function listAccounts(
  context: SignedInContext,
): Promise<Result<readonly AccountView[], Problem>> {
  const answer = await listOrganisations(context)
  return answer.ok ? ok(answer.value.map(toAccountView)) : answer
}

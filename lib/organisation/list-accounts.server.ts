import 'server-only'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { toAccountView } from './account-view'
import type { AccountView } from './account-view-schema'
import { listOrganisations } from './organisations.server'

/** The accounts that a user may order for, as pages show them. */
export async function listAccounts(
  context: SignedInContext,
): Promise<Result<readonly AccountView[], Problem>> {
  const answer = await listOrganisations(context)
  return answer.ok ? ok(answer.value.map(toAccountView)) : answer
}

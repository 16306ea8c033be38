import 'server-only'
import { callCommerce, type SignedInContext } from '@/lib/commerce/commerce-call.server'
import {
  type QglobalLookup,
  qglobalAccessRequestSchema,
  qglobalLookupSchema,
} from '@/lib/contract/commerce/qglobal-account'
import { ok, type Problem, type Result } from '@/lib/http/result'

export type QglobalAccount = QglobalLookup['account']

/** Looks a Q-global account up (spec §4): 404 not found, 403 owned by somebody else. */
export async function lookUpQglobalAccount(
  context: SignedInContext,
  accountNumber: string,
): Promise<Result<QglobalAccount, Problem>> {
  const answer = await callCommerce(context, {
    operation: 'lookUpQglobalAccount',
    method: 'POST',
    path: ['users', context.user.id, 'qglobalAccounts', 'lookup'],
    body: { accountNumber },
    schema: qglobalLookupSchema,
  })
  return answer.ok ? ok(answer.value.account) : answer
}

/** Asks the owner of a Q-global account for access. Asking twice within a day changes nothing and is no failure. */
export async function requestQglobalAccess(
  context: SignedInContext,
  accountNumber: string,
): Promise<Result<undefined, Problem>> {
  const answer = await callCommerce(context, {
    operation: 'requestQglobalAccess',
    method: 'POST',
    path: ['users', context.user.id, 'qglobalAccounts', accountNumber, 'accessRequests'],
    body: {},
    schema: qglobalAccessRequestSchema,
  })
  return answer.ok || answer.error.status === 409 ? ok(undefined) : answer
}

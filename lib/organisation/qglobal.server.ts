import 'server-only'
import { callCommerce, type SubmissionContext } from '@/lib/backends/commerce/commerce-call.server'
import {
  type QglobalLookup,
  qglobalAccessRequestSchema,
  qglobalLookupSchema,
} from '@/lib/contract/commerce/qglobal-account'
import { ok, type Problem, type Result } from '@/lib/result/result'
import { limitedLookup } from './lookup-limits.server'

export type QglobalAccount = QglobalLookup['account']

/** Looks up a Q-global account (spec §4): 404 not found, 403 owned by another organization. */
export async function lookUpQglobalAccount(
  context: SubmissionContext,
  accountNumber: string,
): Promise<Result<QglobalAccount, Problem>> {
  const lookUp = () =>
    callCommerce(context, {
      operation: 'lookUpQglobalAccount',
      method: 'POST',
      path: ['users', context.user.id, 'qglobalAccounts', 'lookup'],
      body: { accountNumber },
      schema: qglobalLookupSchema,
    })
  const answer = await limitedLookup('qglobal', context, lookUp, found =>
    !found.ok && (found.error.status === 404 || found.error.status === 403) ? 'miss' : 'nothing',
  )
  return answer.ok ? ok(answer.value.account) : answer
}

/**
 * Requests access to a Q-global account from its owner. A repeated request within a day has no effect and is
 * not an error.
 */
export async function requestQglobalAccess(
  context: SubmissionContext,
  accountNumber: string,
): Promise<Result<undefined, Problem>> {
  const request = () =>
    callCommerce(context, {
      operation: 'requestQglobalAccess',
      method: 'POST',
      path: ['users', context.user.id, 'qglobalAccounts', accountNumber, 'accessRequests'],
      body: {},
      schema: qglobalAccessRequestSchema,
    })
  // Each request sends a message to the owner.
  const answer = await limitedLookup('qglobalAccess', context, request, asked =>
    asked.ok || asked.error.status === 409 ? 'miss' : 'nothing',
  )
  return answer.ok || answer.error.status === 409 ? ok(undefined) : answer
}

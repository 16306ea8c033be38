import 'server-only'
import type { UserPatch } from '@/lib/contract/commerce/user'
import type { Problem, Result } from '@/lib/result/result'
import { type SignedInContext, sendCommerce } from './commerce-call.server'

/** Changes properties of the signed-in user's own record; the others are unchanged. Idempotent. */
export const patchUser = (
  context: SignedInContext,
  operation: string,
  body: UserPatch,
  deadlineMs?: number,
): Promise<Result<undefined, Problem>> =>
  sendCommerce(context, {
    operation,
    method: 'PATCH',
    path: ['users', context.user.id],
    body,
    ...(deadlineMs === undefined ? {} : { deadlineMs }),
  })

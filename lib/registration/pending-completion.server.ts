import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { markRegistered } from '@/lib/backends/commerce/users.server'
import type { User } from '@/lib/contract/commerce/user'
import { logger } from '@/lib/log/logger'
import { runInRequest } from '@/lib/request/request-context'
import { sharedState } from '@/lib/state/shared-state.server'

/** How long an unrecorded completion is kept; until then, a later request of the user records it. */
const KEPT_SECONDS = 30 * 24 * 60 * 60

/** Pauses between retries in the background, each counted from the previous attempt. */
const PAUSES_MS = [2_000, 10_000, 30_000, 120_000]

const keyOf = (user: string): string => `registered/${user}`

type Status = User['registrationStatus']

/**
 * The registration status of a record. A registration that is completed but not recorded yet counts as
 * recorded; it is recorded in the background.
 */
export async function settledStatus(context: SignedInContext, status: Status): Promise<Status> {
  if (status === 'REGISTERED' || !(await isPending(context.user.id))) return status
  behindTheVisitor(() => record(context))
  return 'REGISTERED'
}

/** Stores a completion that commerce could not record, and retries in the background. */
export async function savePendingCompletion(context: SignedInContext): Promise<void> {
  await sharedState().set(keyOf(context.user.id), 'pending', KEPT_SECONDS)
  logger.warn({ user: context.user.id }, 'registration not recorded yet')
  behindTheVisitor(() => repeat(context))
}

/** Runs outside the context of the request, whose time budget does not apply to this work. */
const behindTheVisitor = (work: () => Promise<unknown>): void =>
  void runInRequest({ requestId: randomUUID() }, work)

const isPending = async (user: string): Promise<boolean> =>
  (await sharedState().get(keyOf(user))) !== undefined

/** Records the completion; resolves to whether commerce has accepted it. Never rejects. */
async function record(context: SignedInContext): Promise<boolean> {
  const marked = await markRegistered(context)
  if (marked.ok) await sharedState().delete(keyOf(context.user.id))
  return marked.ok
}

async function repeat(context: SignedInContext): Promise<void> {
  for (const pause of PAUSES_MS) {
    await sleep(pause, undefined, { ref: false })
    if (!(await isPending(context.user.id)) || (await record(context))) return
  }
}

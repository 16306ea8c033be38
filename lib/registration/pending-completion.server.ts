import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { SignedInContext } from '@/lib/backends/commerce/commerce-call.server'
import { markRegistered } from '@/lib/backends/commerce/users.server'
import type { User } from '@/lib/contract/commerce/user'
import { logger } from '@/lib/log/logger'
import { runInRequest } from '@/lib/request/request-context'
import { sharedState } from '@/lib/state/shared-state.server'

/** For this long a sign-in makes up for what could not be recorded. */
const KEPT_SECONDS = 30 * 24 * 60 * 60

/** When the call is repeated in the background, counted from the last try. */
const PAUSES_MS = [2_000, 10_000, 30_000, 120_000]

const keyOf = (user: string): string => `registered/${user}`

type Status = User['registrationStatus']

/**
 * The status of a record. A registration that is completed and not recorded yet counts as recorded, and is
 * recorded behind the visitor.
 */
export async function settledStatus(context: SignedInContext, status: Status): Promise<Status> {
  if (status === 'REGISTERED' || !(await isPending(context.user.id))) return status
  behindTheVisitor(() => record(context))
  return 'REGISTERED'
}

/** Remembers a completed registration that could not be recorded, and goes on trying without the visitor. */
export async function keepCompletion(context: SignedInContext): Promise<void> {
  await sharedState().set(keyOf(context.user.id), 'pending', KEPT_SECONDS)
  logger.warn({ user: context.user.id }, 'registration not recorded yet')
  behindTheVisitor(() => repeat(context))
}

/** Outside of the request, whose time says nothing about this. */
const behindTheVisitor = (work: () => Promise<unknown>): void =>
  void runInRequest({ requestId: randomUUID() }, work)

const isPending = async (user: string): Promise<boolean> =>
  (await sharedState().get(keyOf(user))) !== undefined

/** Records it; the value is whether it stands recorded. Never rejects. */
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

import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { readAttemptState } from '@/lib/orders/attempt-state.server'
import { ok } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'

const NEEDS = { limit: 'read', session: 'required', query: localeQuerySchema } as const

/** Whether the result of the user's attempt to place an order is known, for the page that waits for it. */
export const GET = defineRead(NEEDS, async ({ session, query: { locale }, now }) => {
  const read = await readAttemptState(signedInContext(session, locale), now)
  return read.ok ? ok({ isOver: read.value.state !== 'processing' }) : read
})

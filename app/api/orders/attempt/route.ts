import { defineRead } from '@/lib/handlers/define-read.server'
import { localeQuerySchema } from '@/lib/handlers/locale-schema'
import { readAttemptState } from '@/lib/orders/placing/attempt-state.server'
import { ok } from '@/lib/result/result'
import { signedInContext } from '@/lib/session/signed-in-context.server'

const NEEDS = { limit: 'read', session: 'required', query: localeQuerySchema } as const

/** What has become of the user's attempt to place an order, for the page that waits for its result. */
export const GET = defineRead(NEEDS, async ({ session, query: { locale }, now }) => {
  const read = await readAttemptState(signedInContext(session, locale), now)
  return read.ok ? ok({ state: read.value.state }) : read
})

import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { defineRead } from '@/lib/handlers/define-read.server'
import { refuseRequest } from '@/lib/handlers/respond.server'
import { ok } from '@/lib/result/result'
import { sessionAnswer } from '@/lib/session/session-answer'
import { openSession } from '@/lib/session/session-cookies.server'
import { absoluteEnd } from '@/lib/session/session-state'

const NEEDS = {
  limit: 'cheapRead',
  params: z.object({ nextauth: z.tuple([z.literal('session')]) }),
} as const

/**
 * The only next-auth address that is supported: GET session, in its format, so that its React hooks work. It
 * is implemented here because the library's handler sets the session cookie again from the request's copy,
 * which loses concurrent changes.
 */
export const GET = defineRead(NEEDS, async ({ cookies, now }) => {
  const { session, identity } = await openSession(cookies, now)
  if (session.state === 'anonymous' || identity === undefined) return ok({})
  return ok(sessionAnswer(session.user, absoluteEnd(identity)))
})

/** Refuses every other action of the library. */
export const POST = (request: NextRequest): Response => refuseRequest(request, 404, 'not-found')

import type { NextRequest } from 'next/server'
import { z } from 'zod'
import { getSettings } from '@/lib/config/env.server'
import type { CookieChange } from '@/lib/cookies/cookie-change'
import { jsonResponse, refuseRequest } from '@/lib/handlers/respond.server'
import { openWrite } from '@/lib/handlers/write-request.server'
import { openSession } from '@/lib/session/session-cookies.server'
import { type SwitchOutcome, siteOfUser, switchSite } from '@/lib/site-handover/redirect-to-home-site.server'
import { readSitePage } from '@/lib/site-handover/same-page'
import type { SwitchAnswer } from '@/lib/site-handover/switch-answer'
import { clearSwitchNotice, readSwitchNotice } from '@/lib/site-handover/switch-notice.server'

/** `go`: leaving the page now would lose no input. */
const QUESTION = z.object({ path: z.string().max(2048), go: z.boolean().default(false) })

const answer = (content: SwitchAnswer, cookies: readonly CookieChange[] = []): Response =>
  jsonResponse(content, { cookies })

const lead = (outcome: SwitchOutcome, changes: readonly CookieChange[]): Response =>
  outcome.kind === 'move'
    ? answer({ kind: 'move', location: outcome.location }, outcome.cookies)
    : answer({ kind: outcome.kind }, changes)

/**
 * Called by the first page of a session to check whether the visitor is on the right site (spec §4, regional
 * switch), and by the first page after a move to get its notice. Changes cookies, and so is a write.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const write = await openWrite(request)
  if (!write.ok) return write.error
  const { origin, cookies, body } = write.value
  const question = QUESTION.safeParse(body)
  const page = question.data && readSitePage(getSettings().STORE_HOSTS, question.data.path, origin)
  if (question.data === undefined || page === undefined) return refuseRequest(request, 400, 'path')
  const { session } = await openSession(cookies, Date.now())
  if (session.state !== 'signedIn') return answer({ kind: 'later' })
  const switched = readSwitchNotice(cookies, page.locale)
  const changes = clearSwitchNotice(cookies)
  if (switched !== undefined) return answer({ kind: 'moved', ...switched }, changes)
  const visit = { origin, cookies, session }
  if (question.data.go) return lead(await switchSite(visit, page), changes)
  const { decision } = await siteOfUser(visit, page)
  return answer({ kind: decision.kind === 'move' ? 'elsewhere' : decision.kind }, changes)
}

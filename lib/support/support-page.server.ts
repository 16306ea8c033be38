import 'server-only'
import { cookies } from 'next/headers'
import { cookieMapOf } from '@/lib/cookies/cookie-change'
import { openSupport } from '@/lib/session/support-session.server'
import type { OpenSupport } from './agent-form.server'

/** Roles of support staff: acting as customers, and reading in the log what all agents did. */
export const mayAct = ({ record }: OpenSupport): boolean => record.agent.roles.includes('asagent')
export const isLead = ({ record }: OpenSupport): boolean => record.agent.roles.includes('asagentlead')

/** The session of support staff of a page; undefined where nobody of them is signed in. */
export async function supportOfPage(): Promise<OpenSupport | undefined> {
  const support = await openSupport(cookieMapOf(await cookies()), Date.now())
  return support.state === 'open' ? support : undefined
}

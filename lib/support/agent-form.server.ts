import 'server-only'
import type { AgentContext } from '@/lib/backends/commerce/assisted-service.server'
import type { CookieMap } from '@/lib/cookies/cookie-change'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { type NextResult, STORED_FORM_RESULT } from '@/lib/handlers/form-result'
import type { Counter } from '@/lib/rate-limits/attempts.server'
import { readSender, type Sender } from '@/lib/session/customer.server'
import { openSupport, type SupportSession } from '@/lib/session/support-session.server'
import type { Locale } from '@/lib/site/sites'
import { supportEndedPath, supportPath } from '@/lib/site/support-paths'

/** The sender of a form of support staff. */
export type AgentSender = Sender & { support: SupportSession }

export type OpenSupport = Extract<SupportSession, { state: 'open' }>

const readAgentSender = async (locale: Locale, cookies: CookieMap, now: number): Promise<AgentSender> => {
  const [sender, support] = await Promise.all([readSender(locale, cookies, now), openSupport(cookies, now)])
  return { ...sender, support }
}

/** The part of a form definition that the forms of signed-in support staff share. */
export const AGENT_FORM = {
  readSender: readAgentSender,
  counters: ({ address }: FormSubmission): readonly Counter[] => [
    { limit: 'write', key: `support/${address}` },
  ],
  page: ({ locale }: FormSubmission) => supportPath(locale),
  fallbackPage: supportPath,
  owner: ({ support }: AgentSender) => (support.state === 'open' ? support.sid : undefined),
  // A form that is sent again later is carried out again: what it did may have ended since.
  result: { ...STORED_FORM_RESULT, isFinal: () => false },
} as const

/** The next page of somebody whose session of support staff has ended. */
export const signInAgain = (locale: Locale): NextResult => ({ kind: 'next', href: supportEndedPath(locale) })

/** The context of calls of the assisted service. */
export const agentContext = (locale: Locale, { record }: Pick<OpenSupport, 'record'>): AgentContext => ({
  locale,
  accessToken: record.accessToken,
})

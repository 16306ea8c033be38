import 'server-only'
import { startAssistedSession } from '@/lib/backends/commerce/assisted-service.server'
import type {
  AssistedCustomer,
  AssistedReason,
  NewAssistedSession,
} from '@/lib/contract/commerce/assisted-service'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import type { FormSubmission } from '@/lib/handlers/form-definition'
import { FORM_LOCKED, failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { logger } from '@/lib/log/logger'
import { ok, type Problem } from '@/lib/result/result'
import { openSupport, saveSupport } from '@/lib/session/support-session.server'
import { accountPath } from '@/lib/site/account-pages'
import { getSite, type Locale } from '@/lib/site/sites'
import { supportCustomerPath } from '@/lib/site/support-paths'
import { withLock } from '@/lib/state/lock.server'
import {
  AGENT_FORM,
  type AgentSender,
  agentContext,
  type OpenSupport,
  signInAgain,
} from './agent-form.server'
import { endCustomerSession } from './end-customer-session.server'
import { checkStart, readStartFields, type StartTyped } from './start-form'
import { stopActing, tellCommerce } from './stop-acting.server'

const NOT_ALLOWED = 403
const NOT_NOW = 400

/**
 * Begins to act as a customer, for a reason and a ticket (pages: Support login). The browser loses the
 * session of a customer, should it have one: the two never exist side by side.
 */
export const handleStart = defineForm<AgentSender, StartTyped, NextResult>({
  ...AGENT_FORM,
  name: 'support-start',
  page: ({ locale, fields }) => supportCustomerPath(locale, readStartFields(fields).customerId),
  typed: ({ fields }) => {
    const { customerId: _, ...typed } = readStartFields(fields)
    return typed
  },
  parse: ({ fields }) => ok(readStartFields(fields)),
  submit: async (submission, typed): Promise<ResultOf<NextResult>> => {
    const { locale, sender } = submission
    if (sender.support.state !== 'open') return signInAgain(locale)
    const checked = checkStart(typed)
    if (!checked.ok) return { kind: 'rejected', errors: checked.error }
    const begun = await withLock(`support-start/${sender.support.sid}`, () =>
      begin(submission, checked.value),
    )
    return begun.ok ? begun.value : FORM_LOCKED
  },
})

async function begin(
  { locale, origin, sender }: FormSubmission<AgentSender>,
  start: NewAssistedSession,
): Promise<ResultOf<NextResult>> {
  // Read again under the lock: another tab may have started, and an agent acts as one customer only.
  const support = await openSupport(sender.cookies, Date.now())
  if (support.state !== 'open') return signInAgain(locale)
  await stopActing(locale, support)
  const started = await startAssistedSession(agentContext(locale, support), start)
  if (!started.ok) return refusedBy(started.error)
  const { id, customer } = started.value
  const isOfSite = customer.baseSite === getSite(locale).siteId
  if (isOfSite && (await act(support, { ...start, locale, session: id, customer })))
    return {
      kind: 'next',
      href: accountPath(locale, 'accountHome'),
      cookies: [...(await endCustomerSession(sender.cookies, { origin, locale }, Date.now()))],
    }
  await tellCommerce(locale, support.record, id)
  return isOfSite ? signInAgain(locale) : { kind: 'rejected', errors: formError('notFound') }
}

function refusedBy(problem: Problem): ResultOf<NextResult> {
  if (problem.status === NOT_ALLOWED) return { kind: 'rejected', errors: formError('notFound') }
  return problem.status === NOT_NOW ? { kind: 'rejected', errors: formError('locked') } : failedBy(problem)
}

type Started = {
  locale: Locale
  session: string
  customer: AssistedCustomer
  reasonCode: AssistedReason
  ticket: string
}

/** Starts acting as the customer. Returns false if the agent has signed out in another tab. */
async function act(
  { sid, record }: OpenSupport,
  { locale, session, customer, reasonCode, ticket }: Started,
): Promise<boolean> {
  const { customerId, firstName, lastName, email, orgUnit } = customer
  const { siteId } = getSite(locale)
  const why = { reason: reasonCode, ticket }
  logger.info({ agent: record.agent.id, customer: customerId, ...why, session }, 'support session started')
  return saveSupport(sid, {
    ...record,
    acting: {
      session,
      customerId,
      firstName,
      lastName,
      email,
      ...(orgUnit && { organization: orgUnit.name }),
      siteId,
      ticket,
      startedAt: Date.now(),
    },
  })
}

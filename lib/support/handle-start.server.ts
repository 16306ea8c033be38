import 'server-only'
import { startAssistedSession } from '@/lib/backends/commerce/assisted-service.server'
import type { AssistedCustomer, AssistedReason } from '@/lib/contract/commerce/assisted-service'
import { formError } from '@/lib/forms/form-errors'
import { defineForm } from '@/lib/handlers/define-form.server'
import { failedBy, type NextResult, type ResultOf } from '@/lib/handlers/form-result'
import { logger } from '@/lib/log/logger'
import { ok } from '@/lib/result/result'
import { saveSupport } from '@/lib/session/support-session.server'
import { accountPath } from '@/lib/site/account-pages'
import { getSite, type Locale } from '@/lib/site/sites'
import { supportCustomerPath } from '@/lib/site/support-paths'
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
  submit: async ({ locale, origin, sender }, typed): Promise<ResultOf<NextResult>> => {
    if (sender.support.state !== 'open') return signInAgain(locale)
    const checked = checkStart(typed)
    if (!checked.ok) return { kind: 'rejected', errors: checked.error }
    // Nobody is acted as beside another customer.
    await stopActing(locale, sender.support)
    const started = await startAssistedSession(agentContext(locale, sender.support), checked.value)
    if (started.ok) {
      const { id, customer } = started.value
      if (customer.baseSite !== getSite(locale).siteId) {
        await tellCommerce(locale, sender.support.record, id)
        return { kind: 'rejected', errors: formError('notFound') }
      }
      await act(sender.support, { ...checked.value, locale, session: id, customer })
      return {
        kind: 'next',
        href: accountPath(locale, 'accountHome'),
        cookies: [...(await endCustomerSession(sender.cookies, { origin, locale }, Date.now()))],
      }
    }
    const { status } = started.error
    if (status === NOT_ALLOWED) return { kind: 'rejected', errors: formError('notFound') }
    return status === NOT_NOW ? { kind: 'rejected', errors: formError('locked') } : failedBy(started.error)
  },
})

type Started = {
  locale: Locale
  session: string
  customer: AssistedCustomer
  reasonCode: AssistedReason
  ticket: string
}

async function act(
  { sid, record }: OpenSupport,
  { locale, session, customer, reasonCode, ticket }: Started,
): Promise<void> {
  const { customerId, firstName, lastName, email, orgUnit } = customer
  const { siteId } = getSite(locale)
  const why = { reason: reasonCode, ticket }
  logger.info({ agent: record.agent.id, customer: customerId, ...why, session }, 'support session started')
  await saveSupport(sid, {
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

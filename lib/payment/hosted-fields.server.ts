import 'server-only'
import { randomUUID } from 'node:crypto'
import type { ParseError } from '@/lib/backends/http-client/backend-call'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import type { Settings } from '@/lib/config/settings'
import { fieldsSessionSchema, paymentErrorSchema, tokenSchema } from '@/lib/contract/payment'
import { logger } from '@/lib/log/logger'
import { currentRequestId } from '@/lib/request/request-context'
import { failed, ok, type Problem } from '@/lib/result/result'
import { openCardFieldsPath } from '@/lib/site/card-paths'
import { getSite } from '@/lib/site/sites'
import { FIELDS_STYLE } from './fields-style'
import type { PaymentProvider } from './payment-provider'

const parseError: ParseError = body => {
  const parsed = paymentErrorSchema.safeParse(body)
  return parsed.success ? { code: parsed.data.error.code } : undefined
}

/** The user is told no more than of a token that does not exist; the log has the reason. */
function refuseToken(reason: string): Problem {
  const requestId = currentRequestId() ?? randomUUID()
  const problem = { dependency: 'payment', operation: 'describeToken', requestId, kind: 'domain' } as const
  logger.warn({ ...problem, reason }, 'card token refused')
  return { ...problem, status: 404 }
}

/** The provider with hosted fields (docs/sandbox.md, Payment cards). */
export function hostedFieldsProvider({
  PAYMENT_URL,
  PAYMENT_BROWSER_URL = PAYMENT_URL,
  PAYMENT_SECRET_KEY,
}: Settings): PaymentProvider {
  const { origin } = new URL(PAYMENT_BROWSER_URL)
  const shared = {
    dependency: 'payment' as const,
    headers: { authorization: `Bearer ${PAYMENT_SECRET_KEY}` },
    parseError,
  }
  return {
    fieldsSetup: locale => ({ kind: 'frame', openPath: openCardFieldsPath(locale) }),
    openFields: async ({ origin: storeOrigin, locale, owner }) => {
      const session = await callBackend({
        ...shared,
        operation: 'openFields',
        method: 'POST',
        url: `${PAYMENT_URL}/v1/sessions`,
        body: { origin: storeOrigin, customer: owner.id, purpose: { kind: 'setup' } },
        schema: fieldsSessionSchema,
      })
      if (!session.ok) return session
      const query = new URLSearchParams({ lang: getSite(locale).language, ...FIELDS_STYLE })
      const address = `${PAYMENT_BROWSER_URL}/fields/${encodeURIComponent(session.value.id)}?${query}`
      return ok({ kind: 'frame' as const, address, origin })
    },
    describeToken: async (token, ownerId) => {
      const described = await callBackend({
        ...shared,
        operation: 'describeToken',
        method: 'GET',
        url: `${PAYMENT_URL}/v1/tokens/${encodeURIComponent(token)}`,
        schema: tokenSchema,
      })
      if (!described.ok) return described
      const { kind, customer, ...facts } = described.value
      if (kind === 'ONE_TIME' && customer === ownerId) return ok(facts)
      // Kept cards are chosen by the code that commerce gives them.
      return failed(refuseToken(customer === ownerId ? 'of-a-kept-card' : 'of-another-user'))
    },
  }
}

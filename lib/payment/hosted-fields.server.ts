import 'server-only'
import type { ParseError } from '@/lib/backends/http-client/backend-call'
import { callBackend } from '@/lib/backends/http-client/call-backend.server'
import type { Settings } from '@/lib/config/settings'
import { fieldsSessionSchema, paymentErrorSchema, tokenSchema } from '@/lib/contract/payment'
import { ok } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'
import { FIELDS_STYLE } from './fields-style'
import type { PaymentProvider } from './payment-provider'

const parseError: ParseError = body => {
  const parsed = paymentErrorSchema.safeParse(body)
  return parsed.success ? { code: parsed.data.error.code } : undefined
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
    createFieldsSession: async ({ origin: storeOrigin, locale, purpose }) => {
      const session = await callBackend({
        ...shared,
        operation: 'createFieldsSession',
        method: 'POST',
        url: `${PAYMENT_URL}/v1/sessions`,
        body: { origin: storeOrigin, purpose },
        schema: fieldsSessionSchema,
      })
      if (!session.ok) return session
      const query = new URLSearchParams({ lang: getSite(locale).language, ...FIELDS_STYLE })
      const address = `${PAYMENT_BROWSER_URL}/fields/${encodeURIComponent(session.value.id)}?${query}`
      return ok({ kind: 'frame' as const, address, origin })
    },
    describeToken: token =>
      callBackend({
        ...shared,
        operation: 'describeToken',
        method: 'GET',
        url: `${PAYMENT_URL}/v1/tokens/${encodeURIComponent(token)}`,
        schema: tokenSchema,
      }),
  }
}

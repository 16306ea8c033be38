import 'server-only'
import Stripe from 'stripe'
import { z } from 'zod'
import type { Settings } from '@/lib/config/settings'
import type { CardBrand } from '@/lib/contract/payment'
import { logger } from '@/lib/log/logger'
import { currentRequestId } from '@/lib/request/request-context'
import { failed, ok, type Problem } from '@/lib/result/result'
import { openCardFieldsPath } from '@/lib/site/card-paths'
import { getSite } from '@/lib/site/sites'
import { throughStripe } from './call-stripe.server'
import type { PaymentProvider } from './payment-provider'
import { STRIPE_SCRIPT } from './stripe-addresses'

/** Brands as Stripe names them. */
const BRANDS: Readonly<Record<string, CardBrand>> = {
  visa: 'visa',
  mastercard: 'master',
  amex: 'amex',
  discover: 'discover',
  diners: 'diners',
  jcb: 'jcb',
  unionpay: 'unionpay',
}

const PAYMENT_METHOD = z.object({
  id: z.string(),
  billing_details: z.object({ name: z.string().nullable() }),
  card: z.object({
    brand: z.string(),
    last4: z.string(),
    exp_month: z.number(),
    exp_year: z.number(),
  }),
})

const OPENED_INTENT = z.object({ client_secret: z.string() })

/** The metadata of an intent names the user that it was opened for. */
const INTENT = z.object({
  status: z.string(),
  metadata: z.object({ user: z.string().optional() }),
  payment_method: PAYMENT_METHOD.nullable(),
})

function openStripe(address: string, secretKey: string): Stripe {
  const { hostname, port, protocol } = new URL(address)
  const isSecure = protocol === 'https:'
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isSecure ? 443 : 80),
    protocol: isSecure ? 'https' : 'http',
    // A second attempt would exceed the deadline of the page.
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** The user is told no more than of a token that does not exist; the log has the reason. */
function refuseToken(reason: string): Problem {
  const requestId = currentRequestId() ?? ''
  const problem = { dependency: 'payment', operation: 'describeToken', requestId, kind: 'domain' } as const
  logger.warn({ ...problem, reason }, 'card token refused')
  return { ...problem, status: 404 }
}

/**
 * Stripe, by its server library. A SetupIntent is opened for each card that is submitted, and its id is the
 * token: unlike that of a payment method, it tells whose card it is and that its bank has confirmed it.
 */
export function stripeProvider({
  PAYMENT_URL,
  PAYMENT_SECRET_KEY,
  PAYMENT_PUBLIC_KEY = '',
}: Settings): PaymentProvider {
  const stripe = openStripe(PAYMENT_URL, PAYMENT_SECRET_KEY)
  return {
    fieldsSetup: locale => {
      const { language, currency } = getSite(locale)
      return {
        kind: 'stripe',
        openPath: openCardFieldsPath(locale),
        scriptUrl: STRIPE_SCRIPT,
        publishableKey: PAYMENT_PUBLIC_KEY,
        language,
        currency: currency.toLowerCase(),
      }
    },
    openFields: async ({ owner }) => {
      const intent = await throughStripe('openFields', OPENED_INTENT, options =>
        stripe.setupIntents.create(
          { allowed_payment_method_types: ['card'], usage: 'off_session', metadata: { user: owner.id } },
          options,
        ),
      )
      if (!intent.ok) return intent
      return ok({ kind: 'stripe', clientSecret: intent.value.client_secret, holder: owner.name })
    },
    describeToken: async (token, ownerId) => {
      const intent = await throughStripe('describeToken', INTENT, options =>
        stripe.setupIntents.retrieve(token, { expand: ['payment_method'] }, options),
      )
      if (!intent.ok) return failed(intent.error)
      const { status, metadata, payment_method: method } = intent.value
      if (metadata.user !== ownerId || status !== 'succeeded' || method === null)
        return failed(refuseToken(metadata.user === ownerId ? 'not-confirmed' : 'of-another-user'))
      const { id, card, billing_details: billing } = method
      return ok({
        token: id,
        brand: BRANDS[card.brand],
        last4: card.last4,
        expiryMonth: String(card.exp_month).padStart(2, '0'),
        expiryYear: String(card.exp_year),
        accountHolderName: billing.name ?? '',
      })
    },
  }
}

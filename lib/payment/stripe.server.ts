import 'server-only'
import Stripe from 'stripe'
import { z } from 'zod'
import type { Settings } from '@/lib/config/settings'
import type { CardBrand } from '@/lib/contract/payment'
import { failed, ok } from '@/lib/result/result'
import { getSite } from '@/lib/site/sites'
import { throughStripe } from './call-stripe.server'
import type { FieldsPurpose, PaymentProvider } from './payment-provider'
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
    brand: z.string().transform((brand, context) => {
      const known = BRANDS[brand]
      if (known !== undefined) return known
      context.addIssue({ code: 'custom', message: 'unknown brand' })
      return z.NEVER
    }),
    last4: z.string(),
    exp_month: z.number(),
    exp_year: z.number(),
  }),
})

const INTENT = z.object({ client_secret: z.string() })

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

/** What the fields of a page confirm: a card is kept, or an amount is authorized, which commerce captures. */
const createIntent = (stripe: Stripe, purpose: FieldsPurpose, options: Stripe.RequestOptions) =>
  purpose.kind === 'setup'
    ? stripe.setupIntents.create({ allowed_payment_method_types: ['card'], usage: 'off_session' }, options)
    : stripe.paymentIntents.create(
        {
          amount: purpose.amount,
          currency: purpose.currency.toLowerCase(),
          capture_method: 'manual',
          allowed_payment_method_types: ['card'],
        },
        options,
      )

/** Stripe, by its server library: a SetupIntent or PaymentIntent per page, and payment methods as tokens. */
export function stripeProvider({
  PAYMENT_URL,
  PAYMENT_SECRET_KEY,
  PAYMENT_PUBLIC_KEY = '',
}: Settings): PaymentProvider {
  const stripe = openStripe(PAYMENT_URL, PAYMENT_SECRET_KEY)
  return {
    createFieldsSession: async ({ locale, purpose }) => {
      const intent = await throughStripe('createFieldsSession', INTENT, options =>
        createIntent(stripe, purpose, options),
      )
      if (!intent.ok) return intent
      return ok({
        kind: 'stripe' as const,
        scriptUrl: STRIPE_SCRIPT,
        publishableKey: PAYMENT_PUBLIC_KEY,
        clientSecret: intent.value.client_secret,
        language: getSite(locale).language,
      })
    },
    describeToken: async token => {
      const method = await throughStripe('describeToken', PAYMENT_METHOD, options =>
        stripe.paymentMethods.retrieve(token, {}, options),
      )
      if (!method.ok) return failed(method.error)
      const { id, card, billing_details: billing } = method.value
      return ok({
        token: id,
        brand: card.brand,
        last4: card.last4,
        expiryMonth: String(card.exp_month).padStart(2, '0'),
        expiryYear: String(card.exp_year),
        accountHolderName: billing.name ?? '',
      })
    },
  }
}

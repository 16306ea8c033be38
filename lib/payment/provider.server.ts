import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { hostedFieldsProvider } from './hosted-fields.server'
import type { PaymentProvider } from './payment-provider'

/** The payment provider of this deployment. The library of Stripe is loaded only where it is used. */
export async function paymentProvider(): Promise<PaymentProvider> {
  const settings = getSettings()
  if (settings.PAYMENT_PROVIDER !== 'stripe') return hostedFieldsProvider(settings)
  const { stripeProvider } = await import('./stripe.server')
  return stripeProvider(settings)
}

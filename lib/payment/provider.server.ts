import 'server-only'
import { getSettings } from '@/lib/config/env.server'
import { hostedFieldsProvider } from './hosted-fields.server'
import type { PaymentProvider } from './payment-provider'

/** The payment provider of this deployment. */
export const paymentProvider = (): PaymentProvider => hostedFieldsProvider(getSettings())

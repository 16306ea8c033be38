import type { Settings } from '@/lib/config/settings'
import { STRIPE_SOURCES } from './stripe-addresses'

/**
 * Sources for the Content-Security-Policy of pages with card fields or challenges: what may be framed, and
 * what scripts may call. The script of Stripe needs none: ours loads it, and `strict-dynamic` admits that.
 */
export const paymentSources = ({
  PAYMENT_PROVIDER,
  PAYMENT_URL,
  PAYMENT_BROWSER_URL = PAYMENT_URL,
}: Pick<Settings, 'PAYMENT_PROVIDER' | 'PAYMENT_URL' | 'PAYMENT_BROWSER_URL'>): {
  frames: readonly string[]
  connect: readonly string[]
} =>
  PAYMENT_PROVIDER === 'stripe'
    ? STRIPE_SOURCES
    : { frames: [new URL(PAYMENT_BROWSER_URL).origin], connect: [] }

import { loadScript } from '@/components/ui/load-script'
import type { StripeSession } from '@/lib/payment/payment-provider'
import type { TokenOutcome } from './use-token-on-submit'

type Confirmed = {
  error?: { type: string }
  setupIntent?: { payment_method: unknown }
}

type Elements = { create: (type: 'payment') => { mount: (container: HTMLElement) => void } }

/** The part of Stripe.js that this page uses. */
type StripeScript = (publishableKey: string) => {
  elements: (options: { clientSecret: string; locale: string }) => Elements
  confirmSetup: (options: { elements: Elements; redirect: 'if_required' }) => Promise<Confirmed>
}

/** Mounted card fields, and how to get the payment method of what was typed. */
export type StripeElements = {
  mount: (container: HTMLElement) => void
  confirm: () => Promise<TokenOutcome>
}

const scriptApi = (): StripeScript | undefined => (window as { Stripe?: StripeScript }).Stripe

/** Loads Stripe.js, which must come from Stripe itself; undefined if it cannot be loaded. */
export async function loadStripe(session: StripeSession): Promise<StripeElements | undefined> {
  const { scriptUrl, publishableKey, clientSecret, language } = session
  const isLoaded = await loadScript(scriptUrl)
  const stripe = isLoaded ? scriptApi()?.(publishableKey) : undefined
  if (stripe === undefined) return undefined
  const elements = stripe.elements({ clientSecret, locale: language })
  return {
    mount: container => elements.create('payment').mount(container),
    confirm: async () => {
      const { error, setupIntent } = await stripe.confirmSetup({ elements, redirect: 'if_required' })
      if (error !== undefined) return { type: error.type === 'validation_error' ? 'invalid' : 'failed' }
      const token = setupIntent?.payment_method
      return typeof token === 'string' ? { type: 'token', token } : { type: 'failed' }
    },
  }
}

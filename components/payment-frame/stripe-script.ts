import { loadScript } from '@/components/ui/load-script'
import type { StripeSetup } from '@/lib/payment/payment-provider'
import { openStripeSession } from './open-card-fields'
import type { TokenOutcome } from './use-token-on-submit'

type Confirmed = { error?: { type: string }; setupIntent?: { id: string } }

type Element = {
  on: (event: 'ready' | 'loaderror', handler: () => void) => void
  mount: (container: HTMLElement) => void
  destroy: () => void
}

type Elements = {
  create: (type: 'payment') => Element
  /** Checks what was typed, and shows errors in the fields. */
  submit: () => Promise<{ error?: { type: string } }>
}

type Confirmation = {
  elements: Elements
  clientSecret: string
  redirect: 'if_required'
  confirmParams: {
    return_url: string
    payment_method_data: { billing_details: { name: string } }
  }
}

/** The part of Stripe.js that this page uses. */
type Stripe = {
  elements: (options: {
    mode: 'setup'
    currency: string
    allowedPaymentMethodTypes: readonly ['card']
    locale: string
  }) => Elements
  confirmSetup: (options: Confirmation) => Promise<Confirmed>
}

type StripeScript = (publishableKey: string) => Stripe

/** Mounted card fields, and how to get a token of what was typed. */
export type StripeFields = { confirm: () => Promise<TokenOutcome>; unmount: () => void }

const scriptApi = (): StripeScript | undefined => (window as { Stripe?: StripeScript }).Stripe

/** Stripe.js, which must come from Stripe itself and may be loaded only once. */
async function loadStripe({ scriptUrl, publishableKey }: StripeSetup): Promise<Stripe | undefined> {
  if (scriptApi() === undefined && !(await loadScript(scriptUrl))) return undefined
  return scriptApi()?.(publishableKey)
}

/** Mounts the card fields of Stripe; undefined if they cannot be loaded. */
export async function mountStripe(
  setup: StripeSetup,
  container: HTMLElement,
): Promise<StripeFields | undefined> {
  const stripe = await loadStripe(setup)
  if (stripe === undefined) return undefined
  const { currency, language: locale } = setup
  const elements = stripe.elements({
    mode: 'setup',
    currency,
    allowedPaymentMethodTypes: ['card'],
    locale,
  })
  const element = elements.create('payment')
  const isLoaded = new Promise<boolean>(resolve => {
    element.on('ready', () => resolve(true))
    element.on('loaderror', () => resolve(false))
  })
  element.mount(container)
  if (await isLoaded)
    return { confirm: () => confirmCard(stripe, elements, setup), unmount: () => element.destroy() }
  element.destroy()
  return undefined
}

/**
 * Opens an intent and confirms it with what was typed. An intent can be confirmed once, so each submission
 * opens its own: after a refusal of our server the fields still hold the card.
 */
async function confirmCard(
  stripe: Stripe,
  elements: Elements,
  { openPath }: StripeSetup,
): Promise<TokenOutcome> {
  const checked = await elements.submit()
  if (checked.error !== undefined) return { type: outcomeOf(checked.error) }
  const session = await openStripeSession(openPath)
  if (!session.ok) return { type: 'failed', message: session.error.message }
  const { error, setupIntent } = await stripe.confirmSetup({
    elements,
    clientSecret: session.value.clientSecret,
    redirect: 'if_required',
    confirmParams: {
      return_url: window.location.href,
      // The fields do not ask for the name on the card.
      payment_method_data: { billing_details: { name: session.value.holder } },
    },
  })
  if (error !== undefined) return { type: outcomeOf(error) }
  return setupIntent === undefined ? { type: 'failed' } : { type: 'token', token: setupIntent.id }
}

function outcomeOf({ type }: { type: string }): 'invalid' | 'declined' | 'failed' {
  if (type === 'validation_error') return 'invalid'
  return type === 'card_error' ? 'declined' : 'failed'
}

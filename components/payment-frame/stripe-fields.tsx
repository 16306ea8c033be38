'use client'

import { useEffect, useRef, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Spinner } from '@/components/ui/spinner'
import type { StripeSession } from '@/lib/payment/payment-provider'
import type { Messages } from '@/locales/en/messages'
import { loadStripe, type StripeElements } from './stripe-script'
import { useTokenOnSubmit } from './use-token-on-submit'

type Props = { session: StripeSession; name: string; texts: Messages['paymentCards']['form']['fields'] }

/**
 * Card fields of Stripe in a form: its script mounts frames of Stripe's origin, and confirms the intent of
 * the page before the form is submitted. The payment method goes into a hidden field.
 */
export function StripeFields({ session, name, texts }: Props) {
  const containerRef = useRef<HTMLDivElement>(null)
  const tokenRef = useRef<HTMLInputElement>(null)
  const elements = useRef<StripeElements>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const notice = useTokenOnSubmit(tokenRef, state === 'ready' ? () => confirm(elements.current) : undefined)

  useEffect(() => {
    const container = containerRef.current
    if (!container) return
    let isGone = false
    void loadStripe(session).then(loaded => {
      if (isGone) return
      if (loaded === undefined) return setState('failed')
      elements.current = loaded
      loaded.mount(container)
      setState('ready')
    })
    return () => {
      isGone = true
    }
  }, [session])

  return (
    <fieldset>
      <legend className="mb-3 text-xl font-semibold">{texts.heading}</legend>
      <input type="hidden" name={name} ref={tokenRef} defaultValue="" />
      {state === 'loading' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {texts.loading}
        </p>
      )}
      {state === 'failed' && (
        <Banner tone="error" toneLabel={texts.errorLabel}>
          <p>{texts.loadFailed}</p>
        </Banner>
      )}
      <div ref={containerRef} className="max-w-form" />
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {notice !== undefined && texts[notice]}
      </p>
    </fieldset>
  )
}

const confirm = async (elements: StripeElements | undefined) =>
  elements?.confirm() ?? { type: 'failed' as const }

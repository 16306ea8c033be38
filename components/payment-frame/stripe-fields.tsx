'use client'

import { useEffect, useRef, useState } from 'react'
import type { StripeSetup } from '@/lib/payment/payment-provider'
import { CardFieldset, type CardFieldsTexts, type LoadState } from './card-fieldset'
import { type StripeFields as Fields, mountStripe } from './stripe-script'
import { useTokenOnSubmit } from './use-token-on-submit'

type Props = { setup: StripeSetup; name: string; texts: CardFieldsTexts; isChosen: boolean }

/**
 * Card fields of Stripe in a form: its script mounts frames of Stripe's origin. Before the form is submitted,
 * an intent is opened and confirmed with what was typed; its id goes into a hidden field.
 */
export function StripeFields({ setup, name, texts, isChosen }: Props) {
  const containerRef = useRef<HTMLDivElement>(null)
  const tokenRef = useRef<HTMLInputElement>(null)
  const fields = useRef<Fields>(undefined)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<LoadState>('loading')
  const confirm = async () => fields.current?.confirm() ?? { type: 'failed' as const }
  const notice = useTokenOnSubmit(tokenRef, state === 'ready' ? confirm : undefined, isChosen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt mounts the fields anew.
  useEffect(() => {
    const container = containerRef.current
    if (!container) return
    let isGone = false
    setState('loading')
    void mountStripe(setup, container).then(mounted => {
      if (isGone) return mounted?.unmount()
      fields.current = mounted
      setState(mounted === undefined ? 'failed' : 'ready')
    })
    return () => {
      isGone = true
      fields.current?.unmount()
      fields.current = undefined
    }
  }, [setup, attempt])

  return (
    <CardFieldset {...{ name, tokenRef, texts, state, notice }} onRetry={() => setAttempt(attempt + 1)}>
      <div ref={containerRef} className="max-w-form" />
    </CardFieldset>
  )
}

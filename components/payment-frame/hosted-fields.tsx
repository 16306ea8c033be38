'use client'

import { useRef, useState } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { FieldsFrame } from '@/lib/payment/payment-provider'
import type { Messages } from '@/locales/en/messages'
import { useFieldsFrame } from './use-fields-frame'
import { useTokenOnSubmit } from './use-token-on-submit'

type Props = {
  frame: FieldsFrame
  /** Name of the hidden field that gets the token. */
  name: string
  texts: Messages['paymentCards']['form']['fields']
}

/** Height of the frame in pixels, until it has sent that of its content. */
const FIRST_HEIGHT = 320

/**
 * Card fields of a payment provider with hosted fields, in a form. Before the form is submitted, the provider
 * makes a one-time token of what was typed, which goes into a hidden field; the number never reaches this
 * page.
 */
export function HostedFields({ frame, name, texts }: Props) {
  const [attempt, setAttempt] = useState(0)
  // The frame is added by script, so that its first message finds a listener.
  const isHydrated = useHydrated()
  const { frameRef, state, height = FIRST_HEIGHT, tokenize } = useFieldsFrame(frame, attempt)
  const tokenRef = useRef<HTMLInputElement>(null)
  const notice = useTokenOnSubmit(tokenRef, state === 'ready' ? tokenize : undefined)
  return (
    <fieldset>
      <legend className="mb-3 text-xl font-semibold">{texts.heading}</legend>
      <input type="hidden" name={name} ref={tokenRef} defaultValue="" />
      {isHydrated && state === 'loading' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {texts.loading}
        </p>
      )}
      {state === 'failed' && (
        <Banner tone="error" toneLabel={texts.errorLabel}>
          <p>{texts.loadFailed}</p>
          <Button variant="quiet" onClick={() => setAttempt(attempt + 1)}>
            {texts.retry}
          </Button>
        </Banner>
      )}
      {isHydrated && state !== 'failed' && (
        <iframe
          key={attempt}
          ref={frameRef}
          src={frame.address}
          title={texts.frameTitle}
          height={height}
          referrerPolicy="origin"
          className="w-full max-w-form border-0"
        />
      )}
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {notice !== undefined && texts[notice]}
      </p>
    </fieldset>
  )
}

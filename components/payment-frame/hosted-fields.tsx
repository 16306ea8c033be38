'use client'

import { useRef, useState } from 'react'
import type { FrameSetup } from '@/lib/payment/payment-provider'
import { CardFieldset, type CardFieldsTexts } from './card-fieldset'
import { useFieldsFrame } from './use-fields-frame'
import { useTokenOnSubmit } from './use-token-on-submit'

type Props = {
  setup: FrameSetup
  /** Name of the hidden field that gets the token. */
  name: string
  texts: CardFieldsTexts
  isChosen: boolean
}

/** Height of the frame in pixels, until it has sent that of its content. */
const FIRST_HEIGHT = 320

/**
 * Card fields of a payment provider with hosted fields, in a form. Before the form is submitted, the provider
 * makes a one-time token of what was typed, which goes into a hidden field; the number never reaches this
 * page.
 */
export function HostedFields({ setup, name, texts, isChosen }: Props) {
  const [attempt, setAttempt] = useState(0)
  const fields = useFieldsFrame(setup.openPath, attempt)
  const { frame, frameRef, state, message, height = FIRST_HEIGHT, tokenize } = fields
  const tokenRef = useRef<HTMLInputElement>(null)
  const notice = useTokenOnSubmit(tokenRef, state === 'ready' ? tokenize : undefined, isChosen)
  return (
    <CardFieldset
      {...{ name, tokenRef, texts, state, message, notice }}
      onRetry={() => setAttempt(attempt + 1)}
    >
      {frame !== undefined && state !== 'failed' && (
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
    </CardFieldset>
  )
}

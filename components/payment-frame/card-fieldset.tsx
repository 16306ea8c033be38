'use client'

import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { Messages } from '@/locales/en/messages'
import type { CardNotice } from './use-token-on-submit'

export type CardFieldsTexts = Messages['paymentCards']['form']['fields']

/** Whether the fields of the provider can be used. */
export type LoadState = 'loading' | 'ready' | 'failed'

type Props = {
  /** Hidden field that gets the token. */
  name: string
  tokenRef: RefObject<HTMLInputElement | null>
  texts: CardFieldsTexts
  state: LoadState
  /** Why the fields cannot be used, if more is known than that they have failed. */
  message?: string | undefined
  notice: CardNotice | undefined
  onRetry: () => void
  /** The fields of the provider. */
  children: ReactNode
}

/** What stands around the card fields of any provider: the hidden token, and how loading and sending went. */
export function CardFieldset(props: Props) {
  const { name, tokenRef, texts, state, message, notice, onRetry, children } = props
  const isHydrated = useHydrated()
  return (
    <fieldset>
      <legend className="mb-3 text-xl font-semibold">{texts.heading}</legend>
      {/* Without a default value: React would set it anew with each rendering, over the token. */}
      <input type="hidden" name={name} ref={tokenRef} />
      {isHydrated && state === 'loading' && (
        <p role="status" className="flex items-center gap-3">
          <Spinner /> {texts.loading}
        </p>
      )}
      {state === 'failed' && (
        <Banner tone="error" toneLabel={texts.errorLabel}>
          <p>{message ?? texts.loadFailed}</p>
          <Button variant="quiet" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Banner>
      )}
      {children}
      <div role="status" className="font-semibold">
        {notice?.text === 'sending' && <p className="mt-2">{texts.sending}</p>}
      </div>
      <Refusal texts={texts} notice={notice} />
    </fieldset>
  )
}

/** Why the card was not sent. It takes the focus from the button below, unless a wrong field has it. */
function Refusal({ texts, notice }: Pick<Props, 'texts' | 'notice'>) {
  const shown = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (notice?.text !== 'invalid') shown.current?.focus()
  }, [notice])
  if (notice === undefined || notice.text === 'sending') return null
  return (
    <p ref={shown} role="alert" tabIndex={-1} className="mt-2 font-semibold">
      {notice.message ?? texts[notice.text]}
    </p>
  )
}

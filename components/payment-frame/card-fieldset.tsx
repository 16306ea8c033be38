'use client'

import type { ReactNode, RefObject } from 'react'
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
  notice: CardNotice | undefined
  onRetry: () => void
  /** The fields of the provider. */
  children: ReactNode
}

/** What stands around the card fields of any provider: the hidden token, and how loading and sending went. */
export function CardFieldset({ name, tokenRef, texts, state, notice, onRetry, children }: Props) {
  const isHydrated = useHydrated()
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
          <Button variant="quiet" onClick={onRetry}>
            {texts.retry}
          </Button>
        </Banner>
      )}
      {children}
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {notice !== undefined && texts[notice]}
      </p>
    </fieldset>
  )
}

'use client'

import { Checkbox } from '@/components/form/checkbox'
import type { FieldBinding } from '@/components/form/field-binding'
import type { FieldLabels } from '@/components/form/field-props'
import { NoScript } from '@/components/form/no-script'
import { CardFields } from '@/components/payment-frame/card-fields'
import { Banner } from '@/components/ui/banner'
import { ButtonLink } from '@/components/ui/button'
import type { FieldsSession } from '@/lib/payment/payment-provider'
import { CARD_TOKEN } from '@/lib/payment-cards/card-form'
import type { Messages } from '@/locales/en/messages'

export type NewCardTexts = Pick<
  Messages['checkout']['payment'],
  'noScript' | 'quote' | 'save' | 'saveHint' | 'saveLater'
> & { fields: Messages['paymentCards']['form']['fields'] }

type Props = {
  /** Undefined if the payment provider does not answer. */
  frame: FieldsSession | undefined
  /** Whether the way to pay is chosen: only then is the frame of the provider loaded. */
  isChosen: boolean
  /** The box that keeps the card; undefined where it cannot be kept. */
  save: (FieldBinding & { defaultChecked: boolean }) | undefined
  words: FieldLabels
  texts: NewCardTexts
  /** Addresses of this page and of a request for a quote. */
  hrefs: { page: string; quote: string }
}

/** Fields of a card that is entered for the order, in the frame of the payment provider. */
export function NewCardFields({ frame, isChosen, save, words, texts, hrefs }: Props) {
  return (
    <>
      <NoScript>
        <p className="max-w-form font-semibold">
          {texts.noScript} <a href={hrefs.quote}>{texts.quote}</a>
        </p>
      </NoScript>
      {isChosen && frame !== undefined && (
        <CardFields session={frame} name={CARD_TOKEN} texts={texts.fields} />
      )}
      {frame === undefined && (
        <Banner tone="error" toneLabel={texts.fields.errorLabel} announce="none">
          <p>{texts.fields.loadFailed}</p>
          <ButtonLink variant="quiet" href={hrefs.page}>
            {texts.fields.retry}
          </ButtonLink>
        </Banner>
      )}
      {save === undefined ? (
        <p className="max-w-form text-muted">{texts.saveLater}</p>
      ) : (
        <Checkbox {...save} words={words} label={texts.save} hint={texts.saveHint} optional={false} />
      )}
    </>
  )
}

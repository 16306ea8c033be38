'use client'

import { type ReactNode, useState } from 'react'
import type { FieldBinding } from '@/components/form/enhanced/field-binding'
import { Checkbox } from '@/components/form/fields/checkbox'
import type { FieldLabels } from '@/components/form/fields/field-props'
import { NoScript } from '@/components/form/no-script'
import { CardFields } from '@/components/payment-frame/card-fields'
import type { FieldsSetup } from '@/lib/payment/payment-provider'
import { CARD_TOKEN } from '@/lib/payment-cards/card-form'
import type { Messages } from '@/locales/en/messages'

export type NewCardTexts = Pick<
  Messages['checkout']['payment'],
  'noScript' | 'quote' | 'save' | 'saveHint'
> & { fields: Messages['paymentCards']['form']['fields'] }

type Props = {
  fields: FieldsSetup
  /** Whether the way to pay is chosen. What was typed stays in the fields while another one is. */
  isChosen: boolean
  /** The box that keeps the card. */
  save: FieldBinding & { defaultChecked: boolean }
  /** Why it cannot be kept; undefined where it can. */
  unsavable: ReactNode
  words: FieldLabels
  texts: NewCardTexts
  /** Address of a request for a quote. */
  quoteHref: string
}

/** Fields of a card that is entered for the order; they are loaded once the way to pay is chosen. */
export function NewCardFields({ fields, isChosen, save, unsavable, words, texts, quoteHref }: Props) {
  const [wasChosen, setWasChosen] = useState(isChosen)
  if (isChosen && !wasChosen) setWasChosen(true)
  return (
    <>
      <NoScript>
        <p className="max-w-form font-semibold">
          {texts.noScript} <a href={quoteHref}>{texts.quote}</a>
        </p>
      </NoScript>
      {wasChosen && <CardFields setup={fields} name={CARD_TOKEN} texts={texts.fields} isChosen={isChosen} />}
      {unsavable === undefined ? (
        <Checkbox {...save} words={words} label={texts.save} hint={texts.saveHint} optional={false} />
      ) : (
        <p className="max-w-form text-muted">{unsavable}</p>
      )}
    </>
  )
}

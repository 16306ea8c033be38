'use client'

import type { FieldsSetup } from '@/lib/payment/payment-provider'
import type { CardFieldsTexts } from './card-fieldset'
import { HostedFields } from './hosted-fields'
import { StripeFields } from './stripe-fields'

type Props = {
  setup: FieldsSetup
  /** Name of the hidden field that gets the token. */
  name: string
  texts: CardFieldsTexts
  /** False while the form is to be sent without a card: what was typed stays in the fields. */
  isChosen?: boolean
}

/** Card fields of the payment provider of this deployment. */
export const CardFields = ({ setup, isChosen = true, ...rest }: Props) =>
  setup.kind === 'frame' ? (
    <HostedFields {...rest} {...{ setup, isChosen }} />
  ) : (
    <StripeFields {...rest} {...{ setup, isChosen }} />
  )

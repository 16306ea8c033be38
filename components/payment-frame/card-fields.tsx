'use client'

import type { FieldsSession } from '@/lib/payment/payment-provider'
import type { Messages } from '@/locales/en/messages'
import { HostedFields } from './hosted-fields'
import { StripeFields } from './stripe-fields'

type Props = {
  session: FieldsSession
  /** Name of the hidden field that gets the token. */
  name: string
  texts: Messages['paymentCards']['form']['fields']
}

/** Card fields of the payment provider of this deployment. */
export const CardFields = ({ session, ...rest }: Props) =>
  session.kind === 'frame' ? (
    <HostedFields {...rest} frame={session} />
  ) : (
    <StripeFields {...rest} session={session} />
  )

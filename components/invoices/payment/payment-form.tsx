'use client'

import { type ReactNode, useState } from 'react'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useModelForm } from '@/components/form/enhanced/use-model-form'
import { EnterSubmits } from '@/components/form/enter-submits'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { TextInput } from '@/components/form/fields/text-input'
import { FirstSubmit } from '@/components/form/first-submit'
import { FormShell } from '@/components/form/form-shell'
import { NoScript } from '@/components/form/no-script'
import { CardFields } from '@/components/payment-frame/card-fields'
import { Button } from '@/components/ui/button'
import {
  checkPayment,
  NEW_CARD,
  PAYMENT_FIELDS,
  type PaymentRules,
} from '@/lib/invoices/payment/payment-fields'
import { UPDATE } from '@/lib/invoices/payment/submitted-payment'
import type { OfferedWay } from '@/lib/invoices/payment/ways-to-pay'
import type { FieldsSetup } from '@/lib/payment/payment-provider'
import { CARD_TOKEN } from '@/lib/payment-cards/card-form'
import type { Messages } from '@/locales/en/messages'
import { type AmountLine, AmountLines, type BindField } from './amount-lines'

type Props = {
  model: Omit<FormModel, 'aids' | 'restored' | 'recordVersion'>
  texts: Messages['invoices']['pay'] & { fields: Messages['paymentCards']['form']['fields'] }
  invoices: readonly AmountLine[]
  credits: readonly AmountLine[]
  rules: PaymentRules
  /** The selection whose sums are shown, as one text; undefined without sums, so that nothing can be paid. */
  reviewed: string | undefined
  ways: readonly OfferedWay[]
  fields: FieldsSetup
  /** The sums, or the message that they cannot be shown. */
  sums: ReactNode
}

const INVOICES_ID = 'payment-amounts'
const CREDITS_ID = 'payment-credits'

/** The style sheet shows the card fields, so that what belongs to them is hidden without script too. */
const SHOWN_FOR_NEW_CARD = 'hidden space-y-6 group-has-[[value^=NEW]:checked]/ways:block'

/**
 * Form that pays invoices: how much of each, credit notes, the way to pay and the receipt. The sums come from
 * the server; a button asks for those of other amounts.
 */
export function InvoicePaymentForm(props: Props) {
  const { model, texts, invoices, credits, rules, reviewed, ways, fields, sums } = props
  const validate = (values: Readonly<Record<string, unknown>>) => {
    const checked = checkPayment(values, rules)
    return checked.ok ? [] : checked.error
  }
  const enhanced = useModelForm(model, validate)
  const { requiredNote: _, ...shell } = model
  const control = (name: string) => ({
    ...enhanced.field(name),
    words: model.words,
    defaultValue: model.values[name] ?? '',
  })
  const update = (
    <Button type="submit" variant="secondary" formAction={model.action} name="intent" value={UPDATE}>
      {texts.update}
    </Button>
  )
  return (
    <FormShell
      {...shell}
      enhanced={enhanced}
      actions={reviewed === undefined ? update : <Button type="submit">{model.submit}</Button>}
    >
      {reviewed !== undefined && (
        <>
          <FirstSubmit label={model.submit} />
          <input type="hidden" name={PAYMENT_FIELDS.reviewed} value={reviewed} />
        </>
      )}
      <EnterSubmits className="space-y-6">
        <AmountLines
          id={INVOICES_ID}
          heading={texts.amounts}
          hint={texts.amountsHint}
          lines={invoices}
          control={control}
        />
        {credits.length > 0 && (
          <AmountLines
            id={CREDITS_ID}
            heading={texts.credits}
            hint={texts.creditsHint}
            lines={credits}
            control={control}
          />
        )}
        {reviewed !== undefined && <p className="no-print">{update}</p>}
      </EnterSubmits>
      {sums}
      {reviewed !== undefined && (
        <>
          {ways.length > 0 && (
            <Ways {...{ texts, ways, fields }} control={control} chosen={model.values[PAYMENT_FIELDS.way]} />
          )}
          <TextInput
            {...control(PAYMENT_FIELDS.email)}
            label={texts.email}
            type="email"
            autoComplete="email"
          />
          <TextInput
            {...control(PAYMENT_FIELDS.payerName)}
            label={texts.payerName}
            optional
            autoComplete="name"
          />
        </>
      )}
    </FormShell>
  )
}

type WaysProps = Pick<Props, 'texts' | 'ways' | 'fields'> & { control: BindField; chosen: string | undefined }

/** The ways to pay; the fields of a new card are loaded once they are wanted, and keep what was typed. */
function Ways({ texts, ways, fields, control, chosen }: WaysProps) {
  const [isNewCard, setIsNewCard] = useState(chosen === NEW_CARD)
  const [wasNewCard, setWasNewCard] = useState(isNewCard)
  if (isNewCard && !wasNewCard) setWasNewCard(true)
  const way = control(PAYMENT_FIELDS.way)
  return (
    <div className="group/ways space-y-6">
      <RadioGroup
        {...way}
        onChange={event => {
          setIsNewCard(event.target.value === NEW_CARD)
          way.onChange(event)
        }}
        label={texts.way}
        appearance="cards"
        options={ways}
      />
      <div className={SHOWN_FOR_NEW_CARD}>
        <NoScript>
          <p className="max-w-form font-semibold">{texts.noScript}</p>
        </NoScript>
        {wasNewCard && (
          <CardFields setup={fields} name={CARD_TOKEN} texts={texts.fields} isChosen={isNewCard} />
        )}
      </div>
    </div>
  )
}

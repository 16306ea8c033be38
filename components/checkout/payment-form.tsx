'use client'

import { type ReactNode, useState } from 'react'
import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { TextInput } from '@/components/form/fields/text-input'
import { FirstSubmit } from '@/components/form/first-submit'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import { ENTER_BILLING_ADDRESS } from '@/lib/checkout/new-address'
import { checkPayment, NEW_CARD, PAYMENT_FIELDS, type PaymentOffer } from '@/lib/checkout/payment'
import { numberAskedAbout } from '@/lib/checkout/used-purchase-order-number'
import { CART_ACCOUNT } from '@/lib/forms/hidden-fields'
import type { FieldsSetup } from '@/lib/payment/payment-provider'
import type { Messages } from '@/locales/en/messages'
import { NewCardFields, type NewCardTexts } from './new-card-fields'
import { PurchaseOrderFields, type PurchaseOrderTexts } from './purchase-order-fields'

type Props = {
  model: FormModel
  texts: NewCardTexts &
    PurchaseOrderTexts &
    Pick<
      Messages['checkout']['payment'],
      'legend' | 'billing' | 'newAddress' | 'addAddress' | 'noAddress' | 'vat' | 'vatHint'
    >
  offers: readonly (PaymentOffer & { label: string; hint?: string | undefined })[]
  billing: readonly { value: string; label: string; hint?: string }[]
  fields: FieldsSetup
  /** Why a new card cannot be kept for later orders; undefined where it can. */
  unsavable: ReactNode
  /** Whether the site asks for a VAT number. */
  asksForVat: boolean
  /** The account that the order is for; the handlers of documents notice that it was switched. */
  cartAccount: string
  quoteHref: string
  /** The document of a purchase order. */
  document: ReactNode
  /** The tax exemption of the account. */
  exemption: ReactNode
  /** What is said below the ways to pay. */
  children?: ReactNode
}

/**
 * The style sheet shows what belongs to the chosen way to pay, so that it works without script too. Tailwind
 * reads an underscore as a space, hence only the beginning of each value.
 */
const SHOWN_FOR_NEW_CARD = 'hidden space-y-6 group-has-[[value^=NEW]:checked]/ways:block'
const HIDDEN_FOR_KNOWN_CARDS = "space-y-2 group-has-[[value^='CARD:']:checked]/ways:hidden"

/** Form of the payment step: cards, purchase order, account, bank transfer, and where the bill goes. */
export function PaymentForm(props: Props) {
  const { model, texts, offers, billing, fields, unsavable, asksForVat, cartAccount } = props
  const { quoteHref, document, exemption, children } = props
  const choices = { offers, billing: billing.map(({ value }) => value) }
  const [asked, setAsked] = useState(numberAskedAbout(model.errors) ?? model.values.purchaseOrderReuse ?? '')
  const enhanced = useAutosavedForm(
    model,
    checkFormValues(PAYMENT_FIELDS, form => checkPayment(form, choices)),
    async answer => {
      const number = answer.kind === 'refused' ? numberAskedAbout(answer) : undefined
      if (number !== undefined) setAsked(number)
      return false
    },
  )
  const [isNewCard, setIsNewCard] = useState(model.values.paymentType === NEW_CARD)
  const { requiredNote: _, ...shell } = model
  const control = (name: keyof typeof PAYMENT_FIELDS) => ({
    ...enhanced.field(name),
    words: model.words,
    defaultValue: model.values[name] ?? '',
  })
  const ways = control('paymentType')
  const box = (name: 'saveCard' | 'purchaseOrderToFollow') => ({
    ...enhanced.field(name),
    defaultChecked: model.values[name] === 'on',
  })
  return (
    <FormShell {...shell} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <FirstSubmit label={model.submit} />
      <input type="hidden" name={CART_ACCOUNT} value={cartAccount} />
      <div className="group/ways space-y-6">
        <RadioGroup
          {...ways}
          onChange={event => {
            setIsNewCard(event.target.value === NEW_CARD)
            ways.onChange(event)
          }}
          label={texts.legend}
          appearance="cards"
          options={offers.map(({ code, label, hint }) => ({
            value: code,
            label,
            ...(hint !== undefined && { hint }),
          }))}
        />
        {children}
        <div className={SHOWN_FOR_NEW_CARD}>
          <NewCardFields
            {...{ fields, texts }}
            quoteHref={quoteHref}
            isChosen={isNewCard}
            words={model.words}
            save={box('saveCard')}
            unsavable={unsavable}
          />
        </div>
        <PurchaseOrderFields
          {...{ texts, offers }}
          words={model.words}
          number={control('purchaseOrderNumber')}
          reuse={{
            ...enhanced.field('purchaseOrderReuse'),
            asked,
            defaultChecked: asked !== '' && model.values.purchaseOrderReuse === asked,
          }}
          toFollow={box('purchaseOrderToFollow')}
        >
          {document}
        </PurchaseOrderFields>
        <div className={HIDDEN_FOR_KNOWN_CARDS}>
          {billing.length === 0 ? (
            <p className="max-w-form">{texts.noAddress}</p>
          ) : (
            <RadioGroup {...control('billingAddress')} label={texts.billing} options={billing} />
          )}
          <Button
            type="submit"
            variant="quiet"
            formAction={model.action}
            name="intent"
            value={ENTER_BILLING_ADDRESS}
          >
            {billing.length === 0 ? texts.addAddress : texts.newAddress}
          </Button>
        </div>
      </div>
      {asksForVat && (
        <TextInput
          {...control('vatNumber')}
          label={texts.vat}
          hint={texts.vatHint}
          optional
          autoComplete="off"
        />
      )}
      {exemption}
    </FormShell>
  )
}

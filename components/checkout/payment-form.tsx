'use client'

import { checkFormValues } from '@/components/form/check-form-values'
import { Checkbox } from '@/components/form/checkbox'
import type { FormModel } from '@/components/form/form-model'
import { FormShell } from '@/components/form/form-shell'
import { RadioGroup } from '@/components/form/radio-group'
import { TextInput } from '@/components/form/text-input'
import { useAutosavedForm } from '@/components/form/use-autosaved-form'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { checkPayment, PAYMENT_FIELDS, type PaymentOffer } from '@/lib/checkout/payment'
import type { Messages } from '@/locales/en/messages'

type Props = {
  model: FormModel
  texts: Pick<
    Messages['checkout']['payment'],
    'legend' | 'number' | 'numberHint' | 'toFollow' | 'toFollowHint' | 'vat' | 'vatHint'
  >
  offers: readonly (PaymentOffer & { label: string; hint?: string | undefined })[]
  /** Whether the site asks for a VAT number. */
  asksForVat: boolean
  /** Where a card is added; undefined where none can be. */
  addCard: { label: string; href: string } | undefined
}

/** Form of the payment step: saved card, purchase order, account, bank transfer. */
export function PaymentForm({ model, texts, offers, asksForVat, addCard }: Props) {
  const enhanced = useAutosavedForm(
    model,
    checkFormValues(PAYMENT_FIELDS, form => checkPayment(form, offers)),
  )
  const { requiredNote: _, ...shell } = model
  const control = (name: keyof typeof PAYMENT_FIELDS) => ({
    ...enhanced.field(name),
    words: model.words,
    defaultValue: model.values[name] ?? '',
  })
  const hasOrders = offers.some(({ purchaseOrder }) => purchaseOrder !== undefined)
  return (
    <FormShell {...shell} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <RadioGroup
        {...control('paymentType')}
        label={texts.legend}
        appearance="cards"
        options={offers.map(({ code, label, hint }) => ({
          value: code,
          label,
          ...(hint !== undefined && { hint }),
        }))}
      />
      {addCard !== undefined && (
        <p>
          <TextLink href={addCard.href} className="inline-block py-2">
            {addCard.label}
          </TextLink>
        </p>
      )}
      {hasOrders && (
        <>
          <TextInput
            {...control('purchaseOrderNumber')}
            label={texts.number}
            hint={texts.numberHint}
            optional
            autoComplete="off"
          />
          <Checkbox
            {...enhanced.field('purchaseOrderToFollow')}
            words={model.words}
            label={texts.toFollow}
            hint={texts.toFollowHint}
            optional={false}
            defaultChecked={model.values.purchaseOrderToFollow === 'on'}
          />
        </>
      )}
      {asksForVat && (
        <TextInput
          {...control('vatNumber')}
          label={texts.vat}
          hint={texts.vatHint}
          optional
          autoComplete="off"
        />
      )}
    </FormShell>
  )
}

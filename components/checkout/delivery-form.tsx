'use client'

import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import { checkDelivery, DELIVERY_FIELDS, type INVENTORY_CHOICES, SHIPMENTS } from '@/lib/checkout/delivery'
import type { Messages } from '@/locales/en/messages'

type Option<Value extends string> = { value: Value; label: string; hint?: string }

type Props = {
  model: FormModel
  texts: Messages['checkout']['delivery']
  /** Ways of delivery; undefined where nothing ships. */
  modes?: readonly Option<string>[] | undefined
  /** Choices of an inventory account; undefined where none is needed. */
  inventory?: readonly Option<(typeof INVENTORY_CHOICES)[number]>[] | undefined
}

/** Form of the delivery step: how goods are sent, and which account receives usages. */
export function DeliveryForm({ model, texts, modes, inventory }: Props) {
  const questions = {
    modes: modes?.map(({ value }) => value),
    inventory: inventory?.map(({ value }) => value),
  }
  const enhanced = useAutosavedForm(
    model,
    checkFormValues(DELIVERY_FIELDS, form => checkDelivery(form, questions)),
  )
  const { requiredNote: _, ...shell } = model
  const control = (name: keyof typeof DELIVERY_FIELDS) => ({
    ...enhanced.field(name),
    words: model.words,
    defaultValue: model.values[name] ?? '',
  })
  return (
    <FormShell {...shell} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      {modes !== undefined && (
        <>
          <RadioGroup {...control('deliveryMode')} label={texts.mode} appearance="cards" options={modes} />
          <RadioGroup
            {...control('shipment')}
            label={texts.shipment}
            options={SHIPMENTS.map(value => ({ value, label: texts.shipments[value] }))}
          />
        </>
      )}
      {inventory !== undefined && (
        <>
          <RadioGroup
            {...control('inventory')}
            label={texts.inventory}
            hint={texts.inventoryHint}
            options={inventory}
          />
          <div data-choice="other">
            <TextInput {...control('inventoryNumber')} label={texts.number} autoComplete="off" />
          </div>
        </>
      )}
    </FormShell>
  )
}

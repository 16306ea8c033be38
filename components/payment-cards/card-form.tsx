'use client'

import { type CaptchaSite, CaptchaWidget } from '@/components/form/captcha-widget'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useModelForm } from '@/components/form/enhanced/use-model-form'
import { Checkbox } from '@/components/form/fields/checkbox'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { FormShell } from '@/components/form/form-shell'
import { NoScript } from '@/components/form/no-script'
import { CardFields } from '@/components/payment-frame/card-fields'
import { Button, ButtonLink } from '@/components/ui/button'
import { CAPTCHA_TOKEN } from '@/lib/captcha/captcha-field'
import type { FieldsSetup } from '@/lib/payment/payment-provider'
import { CARD_TOKEN, checkCardForm } from '@/lib/payment-cards/card-form'
import type { Messages } from '@/locales/en/messages'

type Props = {
  model: Omit<FormModel, 'aids' | 'restored' | 'recordVersion'>
  fields: FieldsSetup
  /** Present where a captcha is asked for. */
  captcha: CaptchaSite | undefined
  addresses: readonly { id: string; text: string }[]
  /** Organizations that the user administers, whose card it may be. */
  organizations: readonly { uid: string; name: string }[]
  /** Whether the user may choose if the card becomes the default; the first one always does. */
  asksForDefault: boolean
  words: Omit<Messages['paymentCards']['form'], 'submit'>
  newAddressHref: string
  cancelHref: string
}

const validate = ({ billingAddress, cardOwner }: Readonly<Record<string, unknown>>) =>
  checkCardForm({
    billingAddress: typeof billingAddress === 'string' ? billingAddress : '',
    cardOwner: typeof cardOwner === 'string' ? cardOwner : undefined,
  })

/** Form of a new card: the fields of the payment provider, and the address that invoices go to. */
export function CardForm({
  model,
  fields,
  captcha,
  addresses,
  organizations,
  asksForDefault,
  words,
  newAddressHref,
  cancelHref,
}: Props) {
  const enhanced = useModelForm(model, validate)
  const { cardOwner } = model.values
  // Whoever lost the right to add it for an organization has to say that it is to be their own.
  const asksForOwner = organizations.length > 0 || (cardOwner !== undefined && cardOwner !== '')
  const actions = (
    <>
      <Button type="submit">{model.submit}</Button>
      <ButtonLink href={cancelHref} variant="quiet">
        {words.cancel}
      </ButtonLink>
    </>
  )
  return (
    <FormShell {...model} enhanced={enhanced} actions={actions}>
      <NoScript>
        <p className="max-w-prose font-semibold">{words.noScript}</p>
      </NoScript>
      <CardFields setup={fields} name={CARD_TOKEN} texts={words.fields} />
      {asksForOwner ? (
        <RadioGroup
          {...enhanced.field('cardOwner')}
          words={model.words}
          label={words.owner}
          options={[
            { value: '', label: words.own },
            ...organizations.map(({ uid, name }) => ({
              ...{ value: uid, label: name },
              hint: words.organizationHint,
            })),
          ]}
          defaultValue={cardOwner}
        />
      ) : (
        <input type="hidden" name="cardOwner" value="" />
      )}
      <RadioGroup
        {...enhanced.field('billingAddress')}
        words={model.words}
        label={words.billingAddress}
        options={addresses.map(({ id, text }) => ({ value: id, label: text }))}
        defaultValue={model.values.billingAddress ?? ''}
      />
      <p>
        <a href={newAddressHref}>{words.newAddress}</a>
      </p>
      {asksForDefault && (
        <Checkbox
          {...enhanced.field('defaultCard')}
          words={model.words}
          label={words.makeDefault}
          optional={false}
          defaultChecked={model.values.defaultCard === 'on'}
        />
      )}
      {captcha !== undefined && (
        <CaptchaWidget site={captcha} name={CAPTCHA_TOKEN} texts={words.captcha} restartsAfter="submit" />
      )}
    </FormShell>
  )
}

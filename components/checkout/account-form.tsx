'use client'

import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import { TextLink } from '@/components/ui/text-link'
import { ACCOUNT_FIELDS, checkAccount } from '@/lib/checkout/account'
import type { AccountOption } from '@/lib/checkout/account-options'

type Props = {
  model: FormModel
  texts: { legend: string; add: string }
  options: readonly AccountOption[]
  /** Where an organization is added; the cart stays as it is. */
  addHref: string
}

/** Form of the account step: who the order is for. */
export function AccountForm({ model, texts, options, addHref }: Props) {
  const uids = options.map(({ value }) => value)
  const enhanced = useAutosavedForm(
    model,
    checkFormValues(ACCOUNT_FIELDS, form => checkAccount(form, uids)),
  )
  const { requiredNote: _, ...shell } = model
  return (
    <FormShell {...shell} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <RadioGroup
        {...enhanced.field('account')}
        label={texts.legend}
        words={model.words}
        appearance="cards"
        options={options}
        defaultValue={model.values.account ?? ''}
      />
      <p>
        <TextLink href={addHref} className="inline-block py-2">
          {texts.add}
        </TextLink>
      </p>
    </FormShell>
  )
}

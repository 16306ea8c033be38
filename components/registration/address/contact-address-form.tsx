'use client'

import { AddressFields } from '@/components/address/address-fields'
import type { AddressTexts } from '@/components/address/address-texts'
import { type AddressChoices, useAddressForm } from '@/components/address/use-address-form'
import { DefaultSubmit } from '@/components/form/default-submit'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import type { StepFormModel } from '../step/form-model'

type Props = { model: StepFormModel; texts: AddressTexts; choices: AddressChoices }

const loadValidation = () => import('./validate-contact-address').then(part => part.validateContactAddress)

/** Form of the contact address (spec §5), adapted to its country. */
export function ContactAddressForm({ model, texts, choices }: Props) {
  const { enhanced, address, question } = useAddressForm({
    model,
    useForm: useAutosavedForm,
    choices,
    texts,
    loadValidation,
  })
  return (
    <>
      <FormShell {...model} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
        <DefaultSubmit label={model.submit} />
        <AddressFields
          field={enhanced.field}
          address={address}
          values={model.values}
          texts={texts}
          words={model.words}
        />
      </FormShell>
      {question}
    </>
  )
}

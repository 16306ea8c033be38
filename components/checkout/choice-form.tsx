'use client'

import type { ReactNode } from 'react'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { Button, ButtonLink } from '@/components/ui/button'

type Props = {
  model: FormModel
  /** Name of the field. */
  name: string
  legend: string
  options: readonly { value: string; label: ReactNode; hint?: ReactNode }[]
  /** A text that may be added to the choice, with its maximum length. */
  text: { name: string; label: string; hint: string; max: number }
  /** Another way than the options. */
  other: { label: string; href: string }
}

/** Form of a step that asks for one choice from a list. */
export function ChoiceForm({ model, name, legend, options, text, other }: Props) {
  const { max, ...labels } = text
  const enhanced = useAutosavedForm(model, values => [
    ...(options.some(({ value }) => value === values[name]) ? [] : [{ name, code: 'required' }]),
    ...(String(values[text.name] ?? '').trim().length <= max
      ? []
      : [{ name: text.name, code: 'tooLong', params: { max } }]),
  ])
  const { requiredNote: _, ...shell } = model
  const actions = (
    <>
      <Button type="submit">{model.submit}</Button>
      <ButtonLink href={other.href} variant="quiet">
        {other.label}
      </ButtonLink>
    </>
  )
  return (
    <FormShell {...shell} enhanced={enhanced} actions={actions}>
      <RadioGroup
        {...enhanced.field(name)}
        label={legend}
        words={model.words}
        appearance="cards"
        options={options}
        defaultValue={model.values[name] ?? ''}
      />
      <TextInput
        {...enhanced.field(text.name)}
        {...labels}
        words={model.words}
        optional
        autoComplete="off"
        defaultValue={model.values[text.name] ?? ''}
      />
    </FormShell>
  )
}

'use client'

import { checkFormValues } from '@/components/form/enhanced/check-form-values'
import type { FormModel } from '@/components/form/enhanced/form-model'
import { useAutosavedForm } from '@/components/form/enhanced/use-autosaved-form'
import { RadioGroup } from '@/components/form/fields/radio-group'
import { TextInput } from '@/components/form/fields/text-input'
import { FormShell } from '@/components/form/form-shell'
import { Button } from '@/components/ui/button'
import { checkQualifiedUser, INVITE, QUALIFIED_USER_FIELDS } from '@/lib/checkout/qualified-user'
import type { Messages } from '@/locales/en/messages'

type Props = {
  model: FormModel
  texts: Pick<Messages['checkout']['qualifiedUser'], 'legend' | 'invite' | 'inviteHint' | 'email'>
  /** Colleagues who hold the required level or a higher one. */
  people: readonly { value: string; label: string; hint: string }[]
}

/** Form of the step that names who answers for restricted items. */
export function QualifiedUserForm({ model, texts, people }: Props) {
  const uids = people.map(({ value }) => value)
  const enhanced = useAutosavedForm(
    model,
    checkFormValues(QUALIFIED_USER_FIELDS, form => checkQualifiedUser(form, uids)),
  )
  const { requiredNote: _, ...shell } = model
  const control = (name: keyof typeof QUALIFIED_USER_FIELDS) => ({
    ...enhanced.field(name),
    words: model.words,
    defaultValue: model.values[name] ?? '',
  })
  return (
    <FormShell {...shell} enhanced={enhanced} actions={<Button type="submit">{model.submit}</Button>}>
      <RadioGroup
        {...control('qualifiedUser')}
        label={texts.legend}
        appearance="cards"
        options={[...people, { value: INVITE, label: texts.invite, hint: texts.inviteHint }]}
      />
      <div data-choice={INVITE}>
        <TextInput {...control('inviteEmail')} type="email" label={texts.email} autoComplete="off" />
      </div>
    </FormShell>
  )
}

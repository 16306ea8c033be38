import type { FormMessages } from '@/components/form/errors/error-texts'
import { errorOf } from '@/components/form/errors/form-errors'
import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import type { Option } from '@/lib/backends/commerce/reference.server'
import { toOptionGroups } from '@/lib/forms/choices'
import { groupCountries } from '@/lib/forms/country-choices'
import type { FormErrors } from '@/lib/forms/form-errors'
import { getMessages } from '@/lib/i18n/messages'
import type { Prompt } from '@/lib/prompts/open-prompts'
import type { Locale } from '@/lib/site/sites'

export type PromptFieldsProps = {
  locale: Locale
  task: Prompt
  values: Readonly<Record<string, string>>
  errors: FormErrors | undefined
  messages: FormMessages
  /** Countries with their calling codes in the name; only the phone field needs them. */
  phoneCountries: readonly Option[]
}

/** Controls of a prompt after sign-in; the one about marketing messages is answered by its buttons alone. */
export function PromptFields({ locale, task, values, errors, messages, phoneCountries }: PromptFieldsProps) {
  const { register, errors: words, common } = getMessages(locale)
  const field = (name: 'email' | 'phoneCountry' | 'phone') => ({
    name,
    ...register.fields[name],
    words: { errorPrefix: words.prefix, optional: common.optional },
    defaultValue: values[name] ?? '',
    error: errorOf(errors, messages, name),
  })
  if (task === 'preferences') return null
  // The purpose is explained by the text above.
  if (task === 'email')
    return <TextInput {...field('email')} hint={undefined} type="email" autoComplete="email" />
  return (
    <>
      <Select
        {...field('phoneCountry')}
        options={toOptionGroups(groupCountries(locale, phoneCountries, register.countryGroups))}
        autoComplete="tel-country-code"
      />
      <TextInput {...field('phone')} type="tel" autoComplete="tel" />
    </>
  )
}

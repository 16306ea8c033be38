import { TextArea } from '@/components/form/fields/text-area'
import { TextInput } from '@/components/form/fields/text-input'
import { fieldWords } from '@/lib/i18n/field-words'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Texts = { name?: string | undefined; description?: string | undefined }

type Props = { locale: Locale; hints?: Texts; values: Texts; errors: Texts }

/** Fields for the name and the description of a saved cart or a quote. */
export function NameFields({ locale, hints = {}, values, errors }: Props) {
  const t = getTranslator(locale, 'cart')
  const shared = { words: fieldWords(locale), autoComplete: 'off' } as const
  return (
    <>
      <TextInput
        {...shared}
        name="name"
        label={t('choose.name')}
        hint={hints.name}
        error={errors.name}
        defaultValue={values.name}
      />
      <TextArea
        {...shared}
        name="description"
        label={t('choose.note')}
        optional
        hint={hints.description}
        rows={3}
        error={errors.description}
        defaultValue={values.description}
      />
    </>
  )
}

import type { FieldProps } from '@/components/form/field-props'
import { TextInput } from '@/components/form/text-input'
import type { FitField } from '@/lib/catalogue/fit/read-fit-form'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  fieldOf: (name: FitField) => Pick<FieldProps, 'words' | 'error'> & { name: string; defaultValue: string }
}

const HINT_ID = 'fit-age-hint'

/** An age in years and months, as the field writes it. */
export function AgeFields({ locale, fieldOf }: Props) {
  const t = getTranslator(locale, 'fit')
  return (
    <fieldset aria-describedby={HINT_ID}>
      <legend className="font-semibold">{t('legend')}</legend>
      <p id={HINT_ID} className="text-muted">
        {t('ageHint')}
      </p>
      <div className="mt-2 grid grid-cols-2 gap-4">
        <TextInput {...fieldOf('years')} label={t('years')} inputMode="numeric" autoComplete="off" />
        <TextInput {...fieldOf('months')} label={t('months')} inputMode="numeric" autoComplete="off" />
      </div>
    </fieldset>
  )
}

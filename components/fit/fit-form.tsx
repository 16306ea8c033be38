import { Select } from '@/components/form/select'
import { TextInput } from '@/components/form/text-input'
import { Button } from '@/components/ui/button'
import { OWN_LEVELS, SETTINGS } from '@/lib/catalogue/fit/fit-wishes'
import type { FitChoices } from '@/lib/catalogue/fit/load-fit.server'
import type { FitError, FitField, FitValues } from '@/lib/catalogue/fit/read-fit-form'
import { getTranslator } from '@/lib/i18n/translator'
import { fitPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { AgeFields } from './age-fields'
import { FITS_ID } from './parts'

type Props = {
  locale: Locale
  values: FitValues
  errors: readonly FitError[]
  choices: FitChoices
  isLevelOwn: boolean
}

/** The questions of the fit finder, as a GET form: what was filled in stands in the address and can be kept and shared. */
export function FitForm({ locale, values, errors, choices, isLevelOwn }: Props) {
  const t = getTranslator(locale, 'fit')
  const words = {
    errorPrefix: getTranslator(locale, 'errors')('prefix'),
    optional: getTranslator(locale, 'common')('optional'),
  }
  const fieldOf = (name: FitField) => {
    const code = errors.find(({ field }) => field === name)?.code
    return {
      name,
      words,
      defaultValue: values[name],
      error: code === undefined ? undefined : t(`errors.${code}`),
    }
  }
  return (
    <form action={`${fitPath(locale)}#${FITS_ID}`} method="get" noValidate className="space-y-5">
      <AgeFields locale={locale} fieldOf={fieldOf} />
      <TextInput
        {...fieldOf('minutes')}
        label={t('minutes')}
        hint={t('minutesHint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <Select
        {...fieldOf('setting')}
        label={t('setting.label')}
        placeholder={t('setting.any')}
        options={SETTINGS.map(setting => ({ value: setting, label: t(`setting.${setting}`) }))}
      />
      <Select
        {...fieldOf('language')}
        label={t('language.label')}
        placeholder={t('language.any')}
        options={choices.languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Select
        {...fieldOf('level')}
        label={t('level.label')}
        hint={isLevelOwn ? t('level.own') : undefined}
        placeholder={t('level.any')}
        options={OWN_LEVELS.map(level => ({ value: level.toLowerCase(), label: t(`level.${level}`) }))}
      />
      <Select
        {...fieldOf('area')}
        label={t('area.label')}
        placeholder={t('area.any')}
        options={choices.areas.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button type="submit">{t('submit')}</Button>
    </form>
  )
}

import { OPEN_RANK } from '@/lib/catalogue/eligibility'
import { OWN_LEVELS, type OwnLevel, rankOf, SETTINGS } from '@/lib/catalogue/fit/fit-criteria'
import type { FitChoices } from '@/lib/catalogue/fit/load-fit.server'
import type { FitError, FitField, FitValues } from '@/lib/catalogue/fit/read-fit-form'
import { getTranslator } from '@/lib/i18n/translator'
import { fitPath } from '@/lib/site/paths'
import type { Locale } from '@/lib/site/sites'
import { type FitChoiceData, type FitFieldData, FitFormView } from './fit-form-view'
import { FITS_ID } from './parts'

type Props = {
  locale: Locale
  values: FitValues
  errors: readonly FitError[]
  choices: FitChoices
  isLevelOwn: boolean
  /** Whether the form is beside the results. */
  isAside: boolean
}

/**
 * The questions of the fit finder, as a GET form: the input is in the address, which can be bookmarked and
 * shared.
 */
export function FitForm(props: Props) {
  const { locale } = props
  const t = getTranslator(locale, 'fit')
  return (
    <FitFormView
      action={`${fitPath(locale)}#${FITS_ID}`}
      words={{
        errorPrefix: getTranslator(locale, 'errors')('prefix'),
        optional: getTranslator(locale, 'common')('optional'),
      }}
      age={{
        legend: t('legend'),
        hint: t('ageHint'),
        fields: [fieldData(props, 'years', t('years')), fieldData(props, 'months', t('months'))],
      }}
      minutes={{ ...fieldData(props, 'minutes', t('minutes')), hint: t('minutesHint') }}
      choices={choicesData(props)}
      submit={t('submit')}
      isAside={props.isAside}
    />
  )
}

function fieldData({ locale, values, errors }: Props, name: FitField, label: string): FitFieldData {
  const code = errors.find(({ field }) => field === name)?.code
  return {
    name,
    label,
    defaultValue: values[name],
    ...(code === undefined ? {} : { error: getTranslator(locale, 'fit')(`errors.${code}`) }),
  }
}

/**
 * Name of the level as on the badges of titles; the open rank, that of users without a level, has a text of
 * its own.
 */
function ownLevelName(locale: Locale, level: OwnLevel): string {
  const name = getTranslator(locale, 'catalogue')('level.name', { code: level })
  return rankOf(level) > OPEN_RANK ? name : getTranslator(locale, 'fit')('level.openLevel', { level: name })
}

function choicesData(props: Props): readonly FitChoiceData[] {
  const { locale, choices, isLevelOwn } = props
  const t = getTranslator(locale, 'fit')
  return [
    {
      ...fieldData(props, 'setting', t('setting.label')),
      placeholder: t('setting.any'),
      choices: SETTINGS.map(setting => [setting, t(`setting.${setting}`)]),
    },
    {
      ...fieldData(props, 'language', t('language.label')),
      placeholder: t('language.any'),
      choices: choices.languages.map(({ code, name }) => [code, name]),
    },
    {
      ...fieldData(props, 'level', t('level.label')),
      ...(isLevelOwn ? { hint: t('level.own') } : {}),
      placeholder: t('level.any'),
      choices: OWN_LEVELS.map(level => [level.toLowerCase(), ownLevelName(locale, level)]),
    },
    {
      ...fieldData(props, 'area', t('area.label')),
      placeholder: t('area.any'),
      choices: choices.areas.map(({ id, name }) => [id, name]),
    },
  ]
}

import { Select } from '@/components/form/fields/select'
import { TextInput } from '@/components/form/fields/text-input'
import { toOptionGroups } from '@/lib/forms/choices'
import { groupCountries } from '@/lib/forms/country-choices'
import { fieldWords } from '@/lib/i18n/field-words'
import { getMessages } from '@/lib/i18n/messages'
import { getTranslator } from '@/lib/i18n/translator'
import { type FieldSpec, OTHER_OPTION } from '@/lib/qualifications/evidence-fields'
import type { EvidencePageData } from '@/lib/qualifications/load-qualifications.server'
import type { Locale } from '@/lib/site/sites'

type Props = {
  locale: Locale
  field: FieldSpec
  data: EvidencePageData
  error: string | undefined
  value: string
}

const toChoice = ({ code, name }: { code: string; name: string }) => ({ value: code, label: name })

/** The countries in their groups, the site's own first. */
const countryOptions = (locale: Locale, countries: EvidencePageData['countries']) =>
  toOptionGroups(groupCountries(locale, countries, getMessages(locale).register.countryGroups))

/** One field of an evidence. */
export function EvidenceInput({ locale, field, data, error, value }: Props) {
  const { name, type, optional } = field
  const t = getTranslator(locale, 'qualifications')
  const shared = {
    name,
    label: t(`fields.${name}`),
    words: fieldWords(locale),
    error,
    optional,
    hint: hintOf(locale, field),
    defaultValue: value,
  }
  if (type === 'country')
    return (
      <Select {...shared} placeholder={t('form.choose')} options={countryOptions(locale, data.countries)} />
    )
  if (type === 'option' || type === 'optionOrOther') {
    const other = type === 'option' ? [] : [{ value: OTHER_OPTION, label: t('form.other') }]
    const options = [...data.options.map(toChoice), ...other]
    return <Select {...shared} placeholder={t('form.choose')} options={options} />
  }
  if (type === 'date') return <TextInput {...shared} type="date" autoComplete="off" />
  return (
    <TextInput {...shared} autoComplete="off" {...(type === 'year' && { inputMode: 'numeric' as const })} />
  )
}

function hintOf(locale: Locale, { name, type }: FieldSpec): string | undefined {
  const t = getTranslator(locale, 'qualifications')
  if (type === 'year') return t('hints.year')
  return name === 'supervisorName' ? t('hints.supervisor') : undefined
}

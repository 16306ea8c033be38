import { RadioGroupView } from '@/components/form/fields/radio-group-view'
import { Select } from '@/components/form/fields/select'
import { serialize } from '@/components/ui/serialized'
import type { CustomerSettings } from '@/lib/contract/commerce/customer-settings'
import { dateSettingsOn } from '@/lib/format/date'
import { TIME_ZONES, timeZoneName } from '@/lib/format/time-zones'
import { fieldWords } from '@/lib/i18n/field-words'
import { memoizePerLocale } from '@/lib/i18n/memoize-per-locale'
import { getTranslator } from '@/lib/i18n/translator'
import { dateChoices } from '@/lib/preferences/date-choices'
import { shownDates } from '@/lib/preferences/preference-command'
import type { TypedSection } from '@/lib/preferences/rejected-section'
import { SectionForm, type SectionProps } from './section-form'

type Props = SectionProps & {
  typed: TypedSection<'dates'> | undefined
  settings: CustomerSettings
  /** Epoch milliseconds; the date that the formats are previewed with. */
  now: number
}

/** All time zones with their names; formatting them took a tenth of the page. */
const timeZoneOptions = memoizePerLocale(locale =>
  TIME_ZONES.map(value => ({ value, label: timeZoneName(locale, value) })),
)

/** Form for the time zone and the date format; each format is shown by an example. */
export function DatesForm({ settings, typed, now, ...form }: Props) {
  const { locale } = form
  const t = getTranslator(locale, 'preferences')
  const saved = dateSettingsOn(locale, settings)
  const savedChoices = dateChoices(locale, now, saved)
  const choices = typed ? dateChoices(locale, now, typed.dates) : savedChoices
  return (
    <SectionForm
      {...form}
      typed={typed}
      section="dates"
      shown={shownDates({ ...saved, dateStyle: savedChoices.chosen })}
    >
      <Select
        name="timeZone"
        label={t('dates.timeZone')}
        hint={t('dates.timeZoneHint')}
        words={fieldWords(locale)}
        defaultValue={(typed?.dates ?? saved).timeZone}
        options={timeZoneOptions(locale)}
      />
      <RadioGroupView
        group={serialize({
          name: 'dateStyle',
          label: t('dates.style'),
          words: fieldWords(locale),
          defaultValue: choices.chosen,
          options: choices.options,
        })}
      />
    </SectionForm>
  )
}

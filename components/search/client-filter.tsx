import { SEARCH_PARAMETERS } from '@/lib/catalogue/search/search-address'
import type { SearchWishes } from '@/lib/catalogue/search/search-wishes'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { FilterGroup } from './filter-group'

type Props = { locale: Locale; wishes: SearchWishes }

const MONTHS_OF_YEAR = 12

type NumberProps = { name: string; label: string; value: number | undefined; most: number }

const NumberField = ({ name, label, value, most }: NumberProps) => (
  <label className="block min-w-0 flex-1 text-sm">
    {label}
    <input
      type="number"
      name={name}
      min={0}
      max={most}
      defaultValue={value}
      className="control mt-1"
      autoComplete="off"
    />
  </label>
)

/** The age of the client in years and months, and the minutes there are. */
export function ClientFilter({ locale, wishes: { ageMonths, minutes } }: Props) {
  const t = getTranslator(locale, 'search')
  const years = ageMonths === undefined ? undefined : Math.floor(ageMonths / MONTHS_OF_YEAR)
  const months = ageMonths === undefined ? undefined : ageMonths % MONTHS_OF_YEAR
  return (
    <FilterGroup legend={t('filters.client')} isOpen isKept>
      <fieldset>
        <legend className="text-sm text-muted">{t('filters.age')}</legend>
        <div className="mt-1 flex gap-3">
          <NumberField name={SEARCH_PARAMETERS.years} label={t('filters.years')} value={years} most={120} />
          <NumberField
            name={SEARCH_PARAMETERS.months}
            label={t('filters.months')}
            value={months === 0 ? undefined : months}
            most={11}
          />
        </div>
      </fieldset>
      <div className="mt-3">
        <NumberField
          name={SEARCH_PARAMETERS.minutes}
          label={t('filters.minutes')}
          value={minutes}
          most={999}
        />
      </div>
    </FilterGroup>
  )
}

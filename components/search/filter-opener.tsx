import { FACET_CODES } from '@/lib/catalogue/search/facet-parameters'
import { chosenValues, type SearchWishes } from '@/lib/catalogue/search/search-wishes'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'
import { FILTERS_ID } from './parts'

/** Opens the filters where they do not stand beside the results; the browser does it, with or without script. */
export function FilterOpener({ locale, wishes }: { locale: Locale; wishes: SearchWishes }) {
  const t = getTranslator(locale, 'search')
  const count =
    FACET_CODES.flatMap(facet => chosenValues(wishes, facet)).length +
    Number(wishes.ageMonths !== undefined) +
    Number(wishes.minutes !== undefined)
  return (
    <button
      type="button"
      popoverTarget={FILTERS_ID}
      className="min-h-11 rounded-sm border border-accent bg-white px-4 font-semibold text-accent lg:hidden"
    >
      {count === 0 ? t('filters.open') : t('filters.openCount', { count })}
    </button>
  )
}

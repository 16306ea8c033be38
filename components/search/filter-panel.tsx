import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { SEARCH_PARAMETERS } from '@/lib/catalogue/search/search-address'
import type { SearchWishes } from '@/lib/catalogue/search/search-wishes'
import type { SearchFacet } from '@/lib/contract/commerce/catalogue/search'
import { getTranslator } from '@/lib/i18n/translator'
import { searchPath } from '@/lib/site/routes'
import type { Locale } from '@/lib/site/sites'
import { ClientFilter } from './client-filter'
import { FacetChoices } from './facet-choices'
import { CHOICES_ID, FILTER_FORM_ID, FILTERS_ID } from './parts'
import { SwitchFilters } from './switch-filters'

type Props = {
  locale: Locale
  wishes: SearchWishes
  facets: readonly SearchFacet[]
  isSignedIn: boolean
}

/** Facets that are single boxes to tick, drawn together at the end. */
const SWITCHES: readonly string[] = ['telepractice', 'inStock', 'orderable']

const bySpecification = (a: SearchFacet, b: SearchFacet): number => b.priority - a.priority

/**
 * Everything that narrows a search, as one GET form. On small screens it opens above the page (a popover, which needs no
 * script), on wide ones it stands beside the results.
 */
export function FilterPanel({ locale, wishes, facets, isSignedIn }: Props) {
  const t = getTranslator(locale, 'search')
  const shown = facets.filter(({ code, visible }) => visible && !SWITCHES.includes(code))
  return (
    <div id={FILTERS_ID} popover="auto" className="filter-panel">
      <form
        id={FILTER_FORM_ID}
        action={searchPath(locale)}
        method="get"
        // What a reload brings back would not be what the address says.
        autoComplete="off"
        aria-labelledby={`${FILTERS_ID}-title`}
      >
        <div className="flex items-center justify-between">
          <h2 id={`${FILTERS_ID}-title`} className="text-xl">
            {t('filters.heading')}
          </h2>
          <button
            type="button"
            popoverTarget={FILTERS_ID}
            popoverTargetAction="hide"
            aria-label={t('filters.close')}
            className="-mr-2 grid size-11 place-items-center lg:hidden"
          >
            <Icon name="close" />
          </button>
        </div>
        {wishes.text !== '' && <input type="hidden" name={SEARCH_PARAMETERS.text} value={wishes.text} />}
        <div id={CHOICES_ID}>
          {shown.toSorted(bySpecification).map(facet => (
            <FacetChoices key={facet.code} locale={locale} wishes={wishes} facet={facet} />
          ))}
          <ClientFilter locale={locale} wishes={wishes} />
          <SwitchFilters locale={locale} wishes={wishes} facets={facets} isSignedIn={isSignedIn} />
        </div>
        <div className="filter-apply mt-5">
          <Button type="submit">{t('filters.show')}</Button>
        </div>
      </form>
    </div>
  )
}

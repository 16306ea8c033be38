import { Icon } from '@/components/ui/icon'
import { activeFilters, type NamedFacets } from '@/lib/catalogue/search/active-filters'
import { searchAddress } from '@/lib/catalogue/search/search-address'
import { isNarrowed, type SearchWishes, withoutFilters } from '@/lib/catalogue/search/search-wishes'
import { getTranslator } from '@/lib/i18n/translator'
import type { Locale } from '@/lib/site/sites'

type Props = { locale: Locale; wishes: SearchWishes; page: NamedFacets }

/** The chosen filters as links that take them away. */
export function ActiveFilters({ locale, wishes, page }: Props) {
  if (!isNarrowed(wishes)) return null
  const t = getTranslator(locale, 'search')
  return (
    <ul aria-label={t('filters.active')} className="mt-4 flex flex-wrap items-center gap-2">
      {activeFilters(locale, wishes, page).map(({ name, without }) => (
        <li key={without}>
          <a
            href={without}
            aria-label={t('filters.remove', { name })}
            className="inline-flex min-h-9 items-center gap-1 rounded-sm border border-accent bg-accent-soft px-3 text-sm text-accent no-underline hover:underline"
          >
            {name} <Icon name="close" className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a href={searchAddress(locale, withoutFilters(wishes))} className="inline-block py-2 text-sm">
          {t('filters.clear')}
        </a>
      </li>
    </ul>
  )
}
